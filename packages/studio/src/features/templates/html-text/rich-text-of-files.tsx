import { LazyRichTextEditor } from '../../../ui/rich-text/rich-text-lazy.tsx';
import type { RichTextEditorProps } from '../../../ui/rich-text/rich-text-props.ts';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { useLoadPicture } from './use-load-picture.ts';
import { usePrintFonts } from './use-print-fonts.ts';

/** The rich text editor with the tenant's pictures and, for printed texts, its fonts. */
export function RichTextOfFiles(props: Omit<RichTextEditorProps, 'loadImage' | 'fonts'>) {
  const loadImage = useLoadPicture(props.isPrinted);
  const fonts = usePrintFonts(props.isPrinted);
  // The editor reads its list of fonts only when it is opened.
  return fonts === undefined ? <Spinner /> : <LazyRichTextEditor {...props} loadImage={loadImage} fonts={fonts} />;
}
