import { expect, test } from 'vitest';
import { isShownAttribute, judgeElement } from './safe-html.ts';

test('shows texts, unwraps unknown elements, and drops those that run or load something', () => {
  expect(['p', 'table', 'img', 'a'].map(judgeElement)).toEqual(Array(4).fill('show'));
  expect(['font', 'marquee', 'own-element', 'constructor'].map(judgeElement)).toEqual(Array(4).fill('unwrap'));
  const dropped = ['script', 'style', 'svg', 'math', 'iframe', 'form', 'template', 'noscript', 'base', 'link', 'meta'];
  expect(dropped.map(judgeElement)).toEqual(dropped.map(() => 'drop'));
});

test('rejects attributes with side effects, and executable URLs', () => {
  for (const name of ['onclick', 'style', 'srcdoc', 'formaction', 'srcset', 'is', 'name', 'constructor']) {
    expect(isShownAttribute('a', name, 'x'), name).toBe(false);
  }
  for (const address of [
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
  ]) {
    expect(isShownAttribute('a', 'href', address), address).toBe(false);
  }
  for (const address of ['/plans', '#top', 'https://example.com', 'mailto:a@b.c', 'tel:+852']) {
    expect(isShownAttribute('a', 'href', address), address).toBe(true);
  }
  expect(isShownAttribute('img', 'src', 'data:image/svg+xml;base64,AA')).toBe(false);
  expect(isShownAttribute('img', 'src', 'data:image/png;base64,AA')).toBe(true);
  expect([isShownAttribute('p', 'id', 'app'), isShownAttribute('p', 'id', 'text-1')]).toEqual([false, true]);
});
