import { expect, test } from 'vitest';
import { wrapPart } from '@coverwright/insurance/page-part';
import { toShownProblem } from './printed-problems.ts';

const shown = '<b>{{ a | dat }}</b>\n<i>b</i>';
const form = {
  header: { html: shown, spacing: '0', kept: {} },
  footer: { html: '<html>\n{{ a | dat }}</html>', spacing: '0', kept: {} },
};
const problem = { code: 'INVALID', message: 'unknown filter', column: 10, excerpt: '…' };

test('a position in a header refers to the visible text, regardless of its stored wrapper', () => {
  const line = wrapPart(shown).split('\n').indexOf('<b>{{ a | dat }}</b>') + 1;
  expect(line).toBeGreaterThan(10);
  expect(toShownProblem({ ...problem, path: 'headerSettings.html', line }, form)).toEqual({
    ...problem,
    path: 'headerSettings.html',
    line: 1,
    excerpt: '<b>{{ a |▸ dat }}</b> <i>b</…',
  });
});

test.each([
  { ...problem, path: 'footerSettings.html', line: 2 },
  { ...problem, path: 'html', line: 40 },
  { code: 'INVALID', message: 'The password is empty once rendered.', path: 'passwordLiquid' },
])('a text without a wrapper keeps its position: $path', (storedProblem) => {
  expect(toShownProblem(storedProblem, form)).toBe(storedProblem);
});
