import { expect, test } from 'vitest';
import { frames, menuEntries, screens } from './features.ts';

test('every path belongs to exactly one screen', () => {
  const paths = screens.map(({ path }) => path);
  expect(paths).toContain('/products');
  expect(paths).toEqual([...new Set(paths)]);
});

test('every menu entry links to a screen below the menu', () => {
  // Without parameters that may be absent.
  const inMenu = screens.filter(({ layout }) => layout === 'menu').map(({ path }) => path.replace(/\/:\w+\?$/, ''));
  expect(menuEntries.length).toBeGreaterThan(0);
  for (const { path } of menuEntries) expect(inMenu).toContain(path);
});

test('every menu entry has a unique position', () => {
  const positions = menuEntries.map(({ position }) => position);
  expect(positions).toEqual([...new Set(positions)].toSorted((left, right) => left - right));
});

test("every frame has screens below the menu, and every screen's frame exists", () => {
  const framed = screens.filter(({ frame }) => frame !== undefined);
  expect([...frames.keys()]).toEqual([...new Set(framed.map(({ frame }) => frame))]);
  for (const { layout } of framed) expect(layout).toBe('menu');
});
