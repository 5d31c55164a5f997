import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageVariableTag, toShownLine, unwrapPart, wrapPart } from './page-part.ts';
import { pageVariables } from './page-variables.ts';

const pieces = fc.constantFrom(
  '<html>',
  '<head></head>',
  '<!DOCTYPE html>',
  '\n',
  ' ',
  '</body>',
  wrapPart('<p>a</p>'),
);
const text = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary' })), { maxLength: 6 }).map((parts) => parts.join(''));

test('any text is shown again unchanged after storing', () => {
  fc.assert(fc.property(text, (html) => unwrapPart(wrapPart(html)) === html));
  fc.assert(fc.property(text, (html) => unwrapPart(wrapPart(wrapPart(html))) === wrapPart(html)));
});

test('a part of a page is stored as a document that fills in all thirteen variables', () => {
  const stored = wrapPart('<p>Page <span class="page"></span></p>');
  expect(stored).toMatch(/^<!DOCTYPE html>/);
  expect(stored).toContain('onload="subst()"');
  for (const name of pageVariables) expect(stored).toContain(`'${name}'`);
  expect(pageVariables).toHaveLength(13);
});

test.each(['', ' \n', '<html><body>a</body></html>', '<!doctype html><p>a', '<head><title>a</title></head>b'])(
  'what is empty or a document of its own is stored as it is: %j',
  (html) => {
    expect(wrapPart(html)).toBe(html);
    expect(unwrapPart(html)).toBe(html);
  },
);

test('<header> is not mistaken for the head of a document', () => {
  expect(wrapPart('<header>a</header>')).not.toBe('<header>a</header>');
});

test('the stored text contains nothing that Liquid would interpret', () => {
  expect(wrapPart('')).toBe('');
  expect(wrapPart('a')).not.toMatch(/\{[{%]/);
});

test('a line of text has no margins, so that it fits its space', () => {
  expect(wrapPart('<p>Page</p>')).toContain('<style>p { margin: 0 }</style>');
});

test('a line of the stored text is reported as the line that users see', () => {
  const lines = wrapPart('one\ntwo').split('\n');
  expect(toShownLine(lines.indexOf('two') + 1, 'one\ntwo')).toBe(2);
  expect(toShownLine(1, 'one')).toBe(1);
  expect(toShownLine(3, '<html>\n\n</html>')).toBe(3);
});

test('a variable is written as an element to be filled in', () => {
  expect(pageVariableTag('topage')).toBe('<span class="topage"></span>');
});
