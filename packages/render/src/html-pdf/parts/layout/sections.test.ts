import { describe, expect, it } from 'vitest';
import { toSections } from './sections.ts';

const pairs = (...given: Parameters<typeof toSections>) =>
  toSections(...given).map(({ section, subsection }) => `${section}/${subsection}`);

describe('sections of pages', () => {
  it('takes the first heading of a page, not the last', () => {
    const headings = [
      { level: 1, text: 'A', page: 1 },
      { level: 1, text: 'B', page: 1 },
    ];
    expect(pairs(headings, 1)).toEqual(['A/']);
  });

  it('repeats the previous section on a page without a heading; there is none before the first heading', () => {
    expect(pairs([{ level: 1, text: 'A', page: 2 }], 3)).toEqual(['/', 'A/', 'A/']);
  });

  it('uses the depth of a heading, not its number', () => {
    const headings = [
      { level: 2, text: 'A', page: 1 },
      { level: 4, text: 'a', page: 1 },
      { level: 5, text: 'deeper', page: 2 },
      { level: 3, text: 'b', page: 2 },
      { level: 1, text: 'B', page: 3 },
      { level: 3, text: 'c', page: 3 },
    ];
    expect(pairs(headings, 3)).toEqual(['A/a', 'A/b', 'B/c']);
  });

  it('retains the subsection when a new section begins without one', () => {
    const headings = [
      { level: 1, text: 'A', page: 1 },
      { level: 2, text: 'a', page: 1 },
      { level: 1, text: 'B', page: 2 },
    ];
    expect(pairs(headings, 2)).toEqual(['A/a', 'B/a']);
  });
});
