import { expect, test } from 'vitest';
import { frames, menuEntries, screens } from './features.ts';

test('every address leads to one screen', () => {
  const paths = screens.map(({ path }) => path);
  expect(paths).toContain('/products');
  expect(paths).toEqual([...new Set(paths)]);
});

test('every entry of the menu leads to a screen below the menu', () => {
  const inMenu = screens.filter(({ layout }) => layout === 'menu').map(({ path }) => path);
  expect(menuEntries.length).toBeGreaterThan(0);
  for (const { path } of menuEntries) expect(inMenu).toContain(path);
});

test('entries of the menu have a position each', () => {
  const positions = menuEntries.map(({ position }) => position);
  expect(positions).toEqual([...new Set(positions)].toSorted((left, right) => left - right));
});

test('every frame has screens below the menu, and every screen finds its frame', () => {
  const framed = screens.filter(({ frame }) => frame !== undefined);
  expect([...frames.keys()]).toEqual([...new Set(framed.map(({ frame }) => frame))]);
  for (const { layout } of framed) expect(layout).toBe('menu');
});
