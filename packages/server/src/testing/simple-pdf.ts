// Handwritten PDF files for tests: one page per text, in Helvetica.

interface SimpleOptions {
  /** Additional entries of each page, such as /Rotate 90. */
  readonly page?: string;
  /** Additional entries of the catalog. */
  readonly catalog?: string;
  /** Additional objects, with numbers from 1,000. */
  readonly objects?: Readonly<Record<number, string>>;
}

export function simplePdf(
  texts: readonly string[],
  { page = '', catalog = '', objects = {} }: SimpleOptions = {},
): Buffer {
  const pageNumbers = texts.map((_text, index) => 10 + 2 * index);
  const all = new Map<number, string>([
    [1, `<</Type/Catalog/Pages 2 0 R${catalog}>>`],
    [2, `<</Type/Pages/Count ${texts.length}/Kids[${pageNumbers.map((number) => `${number} 0 R`).join(' ')}]>>`],
    [3, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'],
  ]);
  for (const [index, text] of texts.entries()) {
    const number = 10 + 2 * index;
    const contents = `BT /F1 12 Tf 50 750 Td (${text}) Tj ET`;
    const resources = '/Resources<</Font<</F1 3 0 R>>>>';
    all.set(number, `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${resources}/Contents ${number + 1} 0 R${page}>>`);
    all.set(number + 1, `<</Length ${contents.length}>>stream\n${contents}\nendstream`);
  }
  for (const [number, object] of Object.entries(objects)) all.set(Number(number), object);
  return toFile(all);
}

function toFile(objects: ReadonlyMap<number, string>): Buffer {
  let text = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const sections: string[] = [];
  const numbers = [...objects.keys()].toSorted((one, other) => one - other);
  for (const number of numbers) {
    sections.push(`${number} 1\n${String(text.length).padStart(10, '0')} 00000 n \n`);
    text += `${number} 0 obj\n${objects.get(number) ?? ''}\nendobj\n`;
  }
  const table = text.length;
  text += `xref\n0 1\n0000000000 65535 f \n${sections.join('')}`;
  text += `trailer\n<</Size ${(numbers.at(-1) ?? 0) + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
