// Headers, links and titles of printed documents that are short to send and slow to parse.
import { graphql } from '../attempts.ts';
import type { Attempt, Shape } from '../shape.ts';

const print = `query ($html: String!, $header: headerFooterInput) {
  renderWkhtmltopdf(html: $html, headerSettings: $header, input: { name: "data" }) { status errors_2 { code } } }`;

function document(html: string, header = ''): Attempt {
  return graphql(print, { html, header: { html: header } });
}

function handlers(count: number): string {
  return Array.from({ length: count }, (_value, nth) => `on${nth}`).join(' ');
}

/** These blocked the process for minutes, or crashed it. */
const holes: Readonly<Record<string, () => Attempt>> = {
  'a header of 600,000 event handlers': () => document('x', `<p ${handlers(600_000)}>x</p>`),
  'a header of 300,000 pictures that do not end': () =>
    document('x', `<p style="background:${'url(data:image/'.repeat(300_000)}">x</p>`),
  'a header with 20,000 places for a title of 1 MB': () =>
    document(`<title>${'&amp;'.repeat(1_000_000)}</title>x`, '<i class=title></i>'.repeat(19_000)),
  'a script with 500,000 ends and none': () => document(`ก<script${'</script'.repeat(500_000)}`),
};

const long: Readonly<Record<string, () => Attempt>> = {
  'a text of 500,000 characters that are not drawn': () => document(`ก${'&#x200b;'.repeat(500_000)}`),
  'links of 5,000 characters': () =>
    document(Array.from({ length: 900 }, () => `<a href="https://a.test/${'a'.repeat(5_000)}">x</a>`).join(' ')),
  'links that are sought in a text like them': () =>
    document(`${'a'.repeat(3_000_000)}${`<a href="x:&#98;${'a'.repeat(100_000)}">x</a>`.repeat(20)}`),
  'a base address of 1 MB with 1,000 pictures': () =>
    document(
      `<base href="http://a.test/${'a'.repeat(1_000_000)}/">${Array.from({ length: 1_000 }, (_value, nth) => `<img src=${nth}>`).join('')}`,
    ),
};

function toShapes(attempts: typeof holes, more: Pick<Shape, 'isLong' | 'wasHole'>): Shape[] {
  return Object.entries(attempts).map(([name, make]) => ({
    theme: 'printed documents',
    name,
    by: 'one user',
    make,
    ...more,
  }));
}

export const printedShapes: readonly Shape[] = [
  ...toShapes(holes, { wasHole: true }),
  ...toShapes(long, { isLong: true }),
];
