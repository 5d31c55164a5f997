import { parseTemplate } from '@coverwright/component-tree/parse';
import { expect, test } from 'vitest';
import { toLayoutRows } from './layout-rows.ts';
import { findRowDrop } from './row-drop.ts';

// n1 div: n2 section (n3 p, n4 text), n5 img
const { document } = parseTemplate('<div><section><p>a</p></section><img></div>');
const rows = toLayoutRows(document, new Set());

function drop(id: string, part: number, moved: readonly string[] = []) {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error(`There is no row ${id}.`);
  const { kind, place } = findRowDrop(document, row, part, moved);
  return [kind, place.parent, place.index];
}

test("a drop at a row's edge goes beside it, and in its middle goes inside if it can have children", () => {
  expect(drop('n3', 0.1)).toEqual(['before', 'n2', 0]);
  expect(drop('n2', 0.5)).toEqual(['inside', 'n2', 1]);
  expect(drop('n3', 0.9)).toEqual(['after', 'n2', 1]);
  expect(drop('n5', 0.4)).toEqual(['before', 'n1', 1]);
  expect(drop('n5', 0.6)).toEqual(['after', 'n1', 2]);
});

test('a drop below an expanded branch goes to its first position', () => {
  expect(drop('n2', 0.9)).toEqual(['after', 'n2', 0]);
});

test('a node cannot be dropped into itself', () => {
  expect(drop('n3', 0.6, ['n2'])).toEqual(['refused', 'n2', 1]);
  expect(drop('n5', 0.9, ['n2'])).toEqual(['after', 'n1', 2]);
});
