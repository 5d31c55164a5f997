import { describe, expect, it, test } from 'vitest';
import { newContent, type Drawing } from '../drawing.ts';
import { applyChanges, isNothing, mergeTheirs, toChanges } from './drawing-changes.ts';

const drawing = (id: string, changes: Partial<Drawing> = {}): Drawing => ({
  ...newContent,
  id,
  page: 1,
  x: 0,
  y: 0,
  width: 10,
  height: 10,
  ...changes,
});
const saved = [drawing('a'), drawing('b'), drawing('c')];
const [a, b, c] = saved as [Drawing, Drawing, Drawing];
const none = new Set<string>();

test('moved, added and removed drawings are sent, and typed texts only on request', () => {
  const current = [
    { ...a, x: 5, liquidSource: 'typed' },
    { ...b, liquidSource: 'typed' },
    drawing('d', { liquidSource: 'new' }),
  ];
  const changes = toChanges(saved, current, none);
  expect(changes.updated).toEqual([{ id: 'a', position: { page: 1, x: 5, y: 0, width: 10, height: 10 } }]);
  expect(changes.added.map(({ id, liquidSource }) => [id, liquidSource])).toEqual([['d', 'new']]);
  expect(changes.removed).toEqual(['c']);
  const withTexts = toChanges(saved, current, new Set(['b']));
  expect(withTexts.updated.map(({ id, content }) => [id, content?.liquidSource])).toEqual([
    ['a', undefined],
    ['b', 'typed'],
  ]);
  expect(toChanges(saved, current, 'all').updated.every(({ content }) => content?.liquidSource === 'typed')).toBe(true);
});

test("the server's drawings change only by what was sent", () => {
  const current = [{ ...a, x: 5, liquidSource: 'typed' }, drawing('d')];
  const after = applyChanges(saved, toChanges(saved, current, none));
  expect(after).toEqual([{ ...a, x: 5 }, drawing('d')]);
  expect(isNothing(toChanges(after, current, none))).toBe(true);
});

describe('changes saved by others', () => {
  it('are merged separately for each drawing and each of its parts', () => {
    const theirs = [{ ...a, x: 7 }, { ...b, liquidSource: 'theirs' }, c, drawing('d')];
    const mine = [{ ...a, liquidSource: 'mine' }, { ...b, y: 3 }, c, drawing('e')];
    const { drawings, takenCount, conflicting } = mergeTheirs(saved, theirs, mine);
    expect(drawings).toEqual([
      { ...a, x: 7, liquidSource: 'mine' },
      { ...b, y: 3, liquidSource: 'theirs' },
      c,
      drawing('e'),
      drawing('d'),
    ]);
    expect([takenCount, conflicting]).toEqual([3, []]);
  });
  it('do not replace local changes, and conflicting texts are reported', () => {
    const theirs = [{ ...a, liquidSource: 'theirs', x: 7 }, b, c];
    const { drawings, conflicting } = mergeTheirs(saved, theirs, [{ ...a, liquidSource: 'mine', x: 9 }, b, c]);
    expect(drawings[0]).toMatchObject({ liquidSource: 'mine', x: 9 });
    expect(conflicting).toEqual(['a']);
  });
  it('removes drawings that are unchanged here, and retains those being edited', () => {
    const { drawings, takenCount } = mergeTheirs(saved, [c], [a, { ...b, x: 1 }, c]);
    expect(drawings.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(takenCount).toBe(1);
  });
  it("restore drawings that were removed locally, so that the other user's work is not lost", () => {
    const { drawings } = mergeTheirs(saved, [{ ...a, liquidSource: 'theirs' }, b, c], [c]);
    expect(drawings.map(({ id }) => id)).toEqual(['c', 'a']);
  });
});
