import { expect, it } from 'vitest';
import { readParts } from './overlay.ts';

it('warns once for each spelling of a variable in brackets that it is printed literally in HTML', () => {
  const header = { html: '<p>[page] of <b>[ToPage]</b>, [page]</p>', spacingMm: 0 };
  const { warnings } = readParts(header, { html: '<i>[date]</i>', spacingMm: 0 });
  expect(warnings.map(({ code, text, found }) => [code, text, found])).toEqual([
    ['MARKUP', 'header', '[page]'],
    ['MARKUP', 'header', '[ToPage]'],
    ['MARKUP', 'footer', '[date]'],
  ]);
  expect(warnings[1]?.message).toBe(
    '[ToPage] is printed unchanged: brackets work in plain texts only. Write <span class="topage"></span> in its place (in the studio: Page variables).',
  );
});

it('reports nothing for other brackets, for hidden text, and for plain texts', () => {
  const html = '<!-- [page] --><style>a[title]{}</style><p title="[page]">[name] [pages]</p>';
  expect(readParts({ html, spacingMm: 0 }, { left: '[page]', spacingMm: 0 }).warnings).toEqual([]);
});
