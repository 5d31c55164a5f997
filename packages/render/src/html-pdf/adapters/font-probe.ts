// Checks whether a browser finds the fonts of documents: without them it silently prints empty boxes.
import type { PrintPage } from '../browser/browser.ts';

const html = '<p>Policy <b>Policy</b> <span style="font-family:sans-serif">保單 <b>保單</b></span> 们☐</p>';
const expected = [
  'Tinos-Regular',
  'Tinos-Bold',
  'NotoSansHK-Regular',
  'NotoSansHK-Bold',
  'NotoSansSC-Regular',
  'NotoSansSymbols2-Regular',
];
const paper = { widthPt: 200, heightPt: 100 };
const marginsPt = { top: 0, right: 0, bottom: 0, left: 0 };

/** The fonts by their names in a PDF. */
export async function findMissingFonts(page: PrintPage): Promise<string[]> {
  const loadFile = () => Promise.resolve(undefined);
  await page.load(html, { loadFile, signal: new AbortController().signal });
  const pdf = Buffer.from(await page.print({ paper, marginsPt }));
  return expected.filter((name) => !pdf.includes(`+${name}`));
}
