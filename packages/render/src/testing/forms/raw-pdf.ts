// PDF files from other programs, written by hand, with various errors and unusual features.

export type RawObjects = Readonly<Record<number, string>>;

/** A stream with its length. */
export function rawStream(content: string, entries = ''): string {
  return `<</Length ${content.length}${entries}>>stream\n${content}\nendstream`;
}

interface RawOptions {
  /** Further entries of the trailer. */
  readonly trailer?: string;
  readonly version?: string;
  readonly root?: number;
}

/** With one cross-reference table. Texts are bytes: one character each. */
export function rawPdf(objects: RawObjects, { trailer = '', version = '1.7', root = 1 }: RawOptions = {}): Buffer {
  let text = `%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`;
  let table = '0 1\n0000000000 65535 f \n';
  let size = 0;
  for (const [number, object] of Object.entries(objects)) {
    table += `${number} 1\n${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${number} 0 obj\n${object}\nendobj\n`;
    size = Math.max(size, Number(number) + 1);
  }
  const at = text.length;
  text += `xref\n${table}trailer\n<</Size ${size}/Root ${root} 0 R${trailer}>>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

export interface RawPage {
  /** Entries of the page, such as /Rotate 90. */
  readonly entries?: string;
  /** The same, for a node of the page tree that the page inherits from. */
  readonly inherited?: string;
  readonly operators?: string;
}

const usualEntries = '/MediaBox[0 0 595 842]';

/** A page shows its number in Helvetica unless it has other operators. */
export function rawPages(
  pages: readonly RawPage[],
  {
    catalog = '',
    objects = {},
    ...options
  }: RawOptions & { readonly catalog?: string; readonly objects?: RawObjects } = {},
): Buffer {
  const all: Record<number, string> = {
    1: `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    3: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  };
  const nodes = pages.map(({ entries = usualEntries, inherited = '', operators }, index) => {
    const number = 100 + 10 * index;
    const shown = operators ?? `BT /F1 12 Tf 60 60 Td (Page ${index + 1}) Tj ET`;
    all[number] = `<</Type/Pages/Parent 2 0 R/Count 1/Kids[${number + 1} 0 R]${inherited}>>`;
    all[number + 1] =
      `<</Type/Page/Parent ${number} 0 R/Resources<</Font<</F1 3 0 R>>>>/Contents ${number + 2} 0 R${entries}>>`;
    all[number + 2] = rawStream(shown);
    return `${number} 0 R`;
  });
  all[2] = `<</Type/Pages/Count ${pages.length}/Kids[${nodes.join(' ')}]>>`;
  return rawPdf({ ...all, ...objects }, options);
}
