import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { inThemeColours } from './editor-skin.ts';

test('a colour is mapped by its value and its property', () => {
  expect(inThemeColours('a{color:#fff;background:#FFF}')).toBe(
    'a{color:var(--cw-on-accent);background:var(--cw-surface)}',
  );
});

test('a colour is recognized in any notation', () => {
  for (const written of ['rgba(34,47,62,.7)', 'rgba(34, 47, 62, 0.7)', '#222f3eb3']) {
    expect(inThemeColours(`a{color:${written}}`)).toBe('a{color:var(--cw-text2)}');
  }
  for (const written of ['rgba(255,255,255,.75)', '#ffffffbf']) {
    expect(inThemeColours(`a{background-color:${written}}`)).toBe('a{background-color:var(--cw-overlay)}');
  }
});

test('images, custom properties and other colours are unchanged', () => {
  for (const rule of ['a{background:url(data:x,#fff)}', 'a{--b:#fff}', 'a{color:#123456;border:0 #0000}']) {
    expect(inThemeColours(rule)).toBe(rule);
  }
});

test("no text or icon in the library's skin is dark in both themes", () => {
  const skin = readFileSync(fileURLToPath(import.meta.resolve('hugerte/skins/ui/oxide/skin.min.css')), 'utf8');
  const left = inThemeColours(skin).match(/[{;](color|fill):(#222f3e|rgba\(34)[^;}]*/gi);
  expect(left).toBeNull();
});
