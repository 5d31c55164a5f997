// The form of a file, and the steps that save it: privacy first, then the name.
import { folderOfKey, splitFileName, toStoredName } from '../file-name.ts';
import type { StoredFile } from '../stored-file.ts';

export interface EditFileForm {
  /** Without its extension, which cannot be changed. */
  readonly name: string;
  readonly isPublic: boolean;
}

export function toEditForm({ name, isPublic }: StoredFile): EditFileForm {
  return { name: splitFileName(name).name, isPublic };
}

export interface FileChanges {
  /** Only set if it differs from the stored value. */
  readonly isPublic?: boolean;
  readonly newKey?: string;
}

export function toFileChanges(form: EditFileForm, file: StoredFile): FileChanges {
  const newKey = folderOfKey(file.key) + fullName(form, file);
  return {
    ...(form.isPublic !== file.isPublic && { isPublic: form.isPublic }),
    ...(newKey !== file.key && { newKey }),
  };
}

export function fullName(form: EditFileForm, file: StoredFile): string {
  // An untouched name stays unchanged, including surrounding spaces.
  if (form.name === toEditForm(file).name) return file.name;
  const { extension } = splitFileName(file.name);
  const name = withoutExtension(toStoredName(form.name), extension);
  return name === '' ? '' : name + extension;
}

/**
 * The extension is shown beside the field, but users may type it anyway. A name that consists of only the extension
 * stays unchanged.
 */
function withoutExtension(name: string, extension: string): string {
  const isRepeated = extension !== '' && name.toLowerCase().endsWith(extension.toLowerCase());
  return isRepeated && name.length > extension.length ? name.slice(0, -extension.length).trimEnd() : name;
}

export function isEditDirty(form: EditFileForm, file: StoredFile): boolean {
  return Object.keys(toFileChanges(form, file)).length > 0;
}
