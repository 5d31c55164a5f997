// At which size Chromium has printed a document: it shrinks one whose content is wider than the page, and reports that
// nowhere else. To measure every document for it would take as long as laying it out.

/** Of a page that is not shrunk: points to a CSS pixel. */
const ptPerPx = 72 / 96;

/** Undefined for operators of another form than Chromium's: it scales to its resolution, then to the page. */
export function readPrintScale(operators: string | undefined): number | undefined {
  const [paper, content] = [...(operators ?? '').matchAll(/(-?[.\d]+) 0 0 (-?[.\d]+) -?[.\d]+ -?[.\d]+ cm\b/g)];
  if (paper === undefined || content === undefined) return undefined;
  return (Number(paper[1]) * Number(content[1])) / ptPerPx;
}
