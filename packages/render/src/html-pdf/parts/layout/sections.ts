// Section and subsection of every page, as in wkhtmltopdf: determined not by the level of a heading but by its nesting
// depth, so that an h3 directly below an h1 is a subsection; and by the first heading of a page, not the last.

export interface HeadingOnPage {
  /** 1 to 6. */
  readonly level: number;
  readonly text: string;
  /** From 1. */
  readonly page: number;
}

export interface SectionsOfPage {
  readonly section: string;
  readonly subsection: string;
}

const sectionDepth = 1;
const subsectionDepth = 2;

/** Takes headings in document order. A page without a heading at a depth repeats that of the previous page. */
export function toSections(headings: readonly HeadingOnPage[], pageCount: number): SectionsOfPage[] {
  const sections = new Map<number, string>();
  const subsections = new Map<number, string>();
  const open: number[] = [];
  for (const { level, text, page } of headings) {
    while ((open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    const firsts = open.length === sectionDepth ? sections : open.length === subsectionDepth ? subsections : undefined;
    if (firsts?.has(page) === false) firsts.set(page, text);
  }
  let section = '';
  let subsection = '';
  return Array.from({ length: pageCount }, (_, index) => {
    section = sections.get(index + 1) ?? section;
    subsection = subsections.get(index + 1) ?? subsection;
    return { section, subsection };
  });
}
