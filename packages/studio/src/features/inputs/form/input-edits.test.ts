import { expect, test } from 'vitest';
import {
  addInput,
  changeAll,
  changeInput,
  inputAt,
  inputsBeside,
  moveInput,
  removeInput,
  toRows,
  withLevelOf,
} from './input-edits.ts';
import { emptyInput, type InputEntry } from './inputs-form.ts';

function input(path: string, items: readonly InputEntry[] = []): InputEntry {
  return { ...emptyInput, path, items, type: items.length > 0 ? 'list' : 'text' };
}

const inputs = [input('zone'), input('insureds', [input('name'), input('pets', [input('')])]), input('days')];

const shown = (list: readonly InputEntry[]) => toRows(list).map(({ position, fullPath }) => `${position} ${fullPath}`);

test('rows have the positions of the declaration, and the paths under which values are reported', () => {
  expect(shown(inputs)).toEqual([
    '0 zone',
    '1 insureds',
    '1.items.0 insureds.name',
    '1.items.1 insureds.pets',
    '1.items.1.items.0 insureds.pets',
    '2 days',
  ]);
  expect(toRows(inputs).map(({ depth }) => depth)).toEqual([0, 0, 1, 1, 2, 0]);
});

test('an input is found and changed by its position', () => {
  const changed = changeInput(inputs, '1.items.1.items.0', { type: 'date' });
  expect(inputAt(changed, '1.items.1.items.0')?.type).toBe('date');
  expect(inputAt(changed, '1.items.0')).toBe(inputAt(inputs, '1.items.0'));
  expect(inputAt(inputs, '1.items.7')).toBeUndefined();
  expect(inputAt(inputs, '7.items.0')).toBeUndefined();
});

test('a condition may read the other inputs of the same list', () => {
  expect(inputsBeside(inputs, '0').map(({ path }) => path)).toEqual(['insureds', 'days']);
  expect(inputsBeside(inputs, '1.items.0').map(({ path }) => path)).toEqual(['pets']);
});

test('an input is added at the end of its list', () => {
  const added = addInput(inputs, input('age'), '1');
  expect(added.position).toBe('1.items.2');
  expect(inputAt(added.inputs, added.position)?.path).toBe('age');
  expect(addInput(inputs, input('age')).position).toBe('3');
});

test('an input is removed with its entries', () => {
  expect(shown(removeInput(inputs, '1'))).toEqual(['0 zone', '1 days']);
  expect(shown(removeInput(inputs, '1.items.1'))).toEqual([
    '0 zone',
    '1 insureds',
    '1.items.0 insureds.name',
    '2 days',
  ]);
});

test('an input is moved within its list only', () => {
  const moved = moveInput(inputs, '1.items.0', 1);
  expect(moved?.position).toBe('1.items.1');
  expect(inputAt(moved?.inputs ?? [], '1.items.1')?.path).toBe('name');
  expect(moveInput(inputs, '1.items.1', 1)).toBeUndefined();
  expect(moveInput(inputs, '0', -1)).toBeUndefined();
});

test('a change of all inputs reaches those in lists', () => {
  expect(toRows(changeAll(inputs, { level: 'refuse' })).every((row) => row.input.level === 'refuse')).toBe(true);
});

test('an added input takes the level of the product, unless it has several', () => {
  const refusing = changeAll(inputs, { level: 'refuse' });
  const levels = (list: readonly InputEntry[]) => toRows(withLevelOf(list, [input('pets', [input('age')])]));
  expect(levels(refusing).map((row) => row.input.level)).toEqual(['refuse', 'refuse']);
  const mixed = changeInput(refusing, '1.items.0', { level: 'warn' });
  for (const list of [inputs, mixed, []]) expect(levels(list).map((row) => row.input.level)).toEqual(['warn', 'warn']);
});
