/**
 * What PDF documents leave to their reader: maps of Chinese, Japanese and Korean characters, symbol fonts, and decoders of
 * scanned pictures. They are files of ours, and each is fetched by the first document that needs it.
 */
const paths = import.meta.glob<string>(
  [
    '../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../../../node_modules/pdfjs-dist/standard_fonts/{FoxitSymbol,FoxitDingbats}.pfb',
    '../../../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);
const urls = new Map(Object.entries(paths).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]));

/** In the shape that pdfjs asks for them. */
export class PdfAssets {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const url = urls.get(filename);
    if (url === undefined) throw new Error(`There is no ${filename}.`);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${filename} could not be loaded.`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
