import {
  IconBraces,
  IconFile,
  IconFileTypePdf,
  IconFileSpreadsheet,
  IconFileText,
  IconFileZip,
  IconFolder,
  IconPhoto,
  IconTypography,
} from '@tabler/icons-react';
import type { Entry } from './stored-file.ts';
import { fileKindOf, type ShownFileKind } from './file-kind.ts';

const icons: Record<ShownFileKind, typeof IconFile> = {
  image: IconPhoto,
  pdf: IconFileTypePdf,
  document: IconFileText,
  sheet: IconFileSpreadsheet,
  csv: IconFileText,
  archive: IconFileZip,
  text: IconFileText,
  json: IconBraces,
  script: IconBraces,
  font: IconTypography,
  other: IconFile,
};

export function EntryIcon({ entry, size = 16 }: { readonly entry: Entry; readonly size?: number }) {
  const Icon = entry.kind === 'folder' ? IconFolder : icons[fileKindOf(entry.name)];
  return <Icon size={size} stroke={1.75} aria-hidden />;
}
