// The scale at which Chromium has printed a document: it shrinks a document whose content is wider than the page, but
// reports this nowhere else. Measuring every document would take as long as laying it out.

/** Points per CSS pixel on a page that is not shrunk. */
const ptPerPx = 72 / 96;

/** Undefined for operators in another form than Chromium's: it scales to its resolution, then to the page. */
export function readPrintScale(operators: string | undefined): number | undefined {
  const [paper, content] = [...(operators ?? '').matchAll(/(-?[.\d]+) 0 0 (-?[.\d]+) -?[.\d]+ -?[.\d]+ cm\b/g)];
  if (paper === undefined || content === undefined) return undefined;
  return (Number(paper[1]) * Number(content[1])) / ptPerPx;
}
