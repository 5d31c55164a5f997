import type { PdfProblemCode, PdfWarning } from '@coverwright/render/html-pdf';
import { describe, expect, test } from 'vitest';
import { toPrintErrorText } from '../../documents/print-problems.ts';
import { toPrintProblem, toWarnings } from './printed-texts.ts';

const warning = (found: string | undefined, text: PdfWarning['text'] = 'html'): PdfWarning => ({
  code: 'FILE',
  reason: 'ABSENT',
  message: 'Not there.',
  text,
  ...(found !== undefined && { found }),
});

describe('a warning', () => {
  const templates = [
    { path: 'html', text: '<p>\r\n  <img src="/a.png">\n<img src="/a.png"> <img src="/b?x=1&amp;y=2">' },
    { path: 'footerSettings.html', text: '<img src="/a.png">' },
  ];
  const placesOf = (...warnings: PdfWarning[]) =>
    toWarnings(warnings, templates).map(({ path, line, column }) => [path, line, column]);

  test('has the position of its text in the template, and a second one the next position', () => {
    expect(placesOf(warning('/a.png'), warning('/a.png'), warning('/a.png', 'footer'), warning('/b?x=1&y=2'))).toEqual([
      ['html', 2, 13],
      ['html', 3, 11],
      ['footerSettings.html', 1, 11],
      ['html', 3, 30],
    ]);
  });

  test('returns to the first position if there is no other', () => {
    expect(placesOf(warning('/b?x=1&y=2'), warning('/b?x=1&y=2'))[1]).toEqual(['html', 3, 30]);
  });

  test('has no position if the text came from Liquid, or if there is none', () => {
    expect(placesOf(warning('/c.png'), warning(undefined), warning(''), warning('x', 'header'))).toEqual([
      ['html', undefined, undefined],
      ['html', undefined, undefined],
      ['html', undefined, undefined],
      ['headerSettings', undefined, undefined],
    ]);
  });

  test('is found as an entire value before it is found within another', () => {
    const columnOf = (text: string) => toWarnings([warning('logo.png')], [{ path: 'html', text }])[0]?.column;
    expect(columnOf('<img src="https://example.com/logo.png"><img src="logo.png">')).toBe(51);
    expect(columnOf('<img src=/logo.png><img src=logo.png>')).toBe(29);
    expect(columnOf('<p style="background: url(x/logo.png)"><p style="background: url(logo.png)">')).toBe(66);
    expect(columnOf('<img src="/files/logo.png">')).toBe(18);
  });

  test('for a part without HTML refers to its only text, or to the part', () => {
    const pathIn = (...paths: string[]) =>
      toWarnings(
        [warning(undefined, 'footer')],
        paths.map((path) => ({ path, text: 'x' })),
      )[0]?.path;
    expect(pathIn('html', 'footerSettings.left')).toBe('footerSettings.left');
    expect(pathIn('footerSettings.left', 'footerSettings.right')).toBe('footerSettings');
    expect(pathIn('headerSettings.left')).toBe('footerSettings');
    expect(pathIn('footerSettings.html', 'footerSettings.left')).toBe('footerSettings.html');
  });
});

test('only the first of very many are reported, with the number of the others', () => {
  const shownWarnings = toWarnings(
    Array.from({ length: 1_052 }, () => warning('/a.png')),
    [],
  );
  expect(shownWarnings).toHaveLength(51);
  expect(shownWarnings[49]).toEqual({ code: 'FILE', reason: 'ABSENT', message: 'Not there.', path: 'html' });
  expect(shownWarnings[50]?.message).toMatch(/^1,002 more warnings/);
  expect(
    toWarnings(
      Array.from({ length: 50 }, () => warning('/a.png')),
      [],
    ),
  ).toHaveLength(50);
});

test('a failure of the server is not attributed to a text', () => {
  const sentence = { reason: 'M', message: 'm' };
  const problemOf = (code: PdfProblemCode) => toPrintProblem({ code, ...sentence });
  for (const code of ['BUSY', 'CANCELLED'] as const) expect(problemOf(code)).toEqual({ code: 'BUSY', ...sentence });
  const broken = toPrintProblem({ code: 'BROWSER', reason: 'NONE', message: 'The browser /secret does not start.' });
  expect(broken).toEqual({
    code: 'BUSY',
    reason: 'NO_PRINTER',
    message: expect.stringMatching(/^Documents cannot be printed/),
  });
  for (const code of ['TIME', 'MEMORY', 'PAGES', 'LENGTH', 'CRASH'] as const) {
    expect(problemOf(code)).toEqual({ code: 'LIMIT_EXCEEDED', ...sentence, path: 'html' });
  }
  expect(toPrintProblem({ code: 'PASSWORD', ...sentence, text: 'password' })).toEqual({
    code: 'INVALID',
    ...sentence,
    path: 'passwordLiquid',
  });
});

test('a problem as one text has three parts, regardless of its message', () => {
  const problem = { code: 'INVALID', message: 'Unknown filter a|b|c', line: 3, column: 7 } as const;
  expect(toPrintErrorText(problem)).toBe('INVALID|3:7|Unknown filter a¦b¦c');
  expect(toPrintErrorText({ code: 'BUSY', message: 'Wait.' })).toBe('BUSY|0:0|Wait.');
});
