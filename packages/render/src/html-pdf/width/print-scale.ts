// The scale at which Chromium has printed a document: it shrinks one whose content is wider than the page, and reports that
// nowhere else. Measuring every document would take as long as laying it out.

/** On a page that is not shrunk: points per CSS pixel. */
const ptPerPx = 72 / 96;

/** Undefined for operators of another form than Chromium's: it scales to its resolution, then to the page. */
export function readPrintScale(operators: string | undefined): number | undefined {
  const [paper, content] = [...(operators ?? '').matchAll(/(-?[.\d]+) 0 0 (-?[.\d]+) -?[.\d]+ -?[.\d]+ cm\b/g)];
  if (paper === undefined || content === undefined) return undefined;
  return (Number(paper[1]) * Number(content[1])) / ptPerPx;
}
