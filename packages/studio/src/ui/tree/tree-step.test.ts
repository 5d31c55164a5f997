import { expect, test } from 'vitest';
import { findNamed, treeStep, type TreeRow } from './tree-step.ts';

const closed = { hasBranch: true, isExpanded: false };
const opened = { hasBranch: true, isExpanded: true };
const leaf = { hasBranch: false, isExpanded: false };
/** a ▾ (b, c ▸), d */
const rows: readonly TreeRow[] = [
  { level: 1, ...opened },
  { level: 2, ...leaf },
  { level: 2, ...closed },
  { level: 1, ...leaf },
];

const go = (index: number) => ({ kind: 'go', index });
const toggle = (index: number) => ({ kind: 'toggle', index });

test('up, down, Page Up and Page Down, Home and End stay within the rows', () => {
  expect(treeStep('ArrowDown', rows, 0)).toEqual(go(1));
  expect(treeStep('ArrowDown', rows, 3)).toEqual(go(3));
  expect(treeStep('ArrowUp', rows, 0)).toEqual(go(0));
  expect(treeStep('PageDown', rows, 1)).toEqual(go(3));
  expect(treeStep('PageUp', rows, 3)).toEqual(go(0));
  expect(treeStep('Home', rows, 2)).toEqual(go(0));
  expect(treeStep('End', rows, 0)).toEqual(go(3));
});

test('if no row is selected, up and down start at the first one', () => {
  expect(treeStep('ArrowDown', rows, -1)).toEqual(go(0));
  expect(treeStep('ArrowUp', rows, -1)).toEqual(go(0));
  expect(treeStep('ArrowLeft', rows, -1)).toBeUndefined();
  expect(treeStep('ArrowDown', [], -1)).toBeUndefined();
});

test('the right arrow expands a branch, then enters it', () => {
  expect(treeStep('ArrowRight', rows, 2)).toEqual(toggle(2));
  expect(treeStep('ArrowRight', rows, 0)).toEqual(go(1));
  expect(treeStep('ArrowRight', rows, 3)).toBeUndefined();
});

test('the left arrow collapses a branch, or else moves to the parent', () => {
  expect(treeStep('ArrowLeft', rows, 0)).toEqual(toggle(0));
  expect(treeStep('ArrowLeft', rows, 2)).toEqual(go(0));
  expect(treeStep('ArrowLeft', rows, 3)).toBeUndefined();
});

test('typing moves to the next name with that prefix, wrapping around', () => {
  const names = ['Baggage', 'Accident', 'Burial', 'Dental'];
  expect(findNamed(names, 0, 'b')).toBe(2);
  expect(findNamed(names, 2, 'b')).toBe(0);
  expect(findNamed(names, 2, 'bu')).toBe(2);
  expect(findNamed(names, -1, 'd')).toBe(3);
  expect(findNamed(names, 0, 'x')).toBeUndefined();
});
