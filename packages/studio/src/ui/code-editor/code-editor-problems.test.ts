import { EditorState, Text } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { offsetOf, showProblems, shownProblems } from './code-editor-problems.ts';

const doc = Text.of(['Dear {{ name }},', 'from {{ start | dat }}']);

describe('offsetOf', () => {
  it.each([
    [1, 1, 0],
    [2, 1, 17],
    [2, 17, 33],
    [2, 99, 39],
    [9, 1, 17],
    [0, 0, 0],
  ])('finds line %i, column %i at %i', (line, column, offset) => expect(offsetOf(doc, { line, column })).toBe(offset));
});

describe('shownProblems', () => {
  const problem = { line: 2, column: 17, severity: 'error', message: 'unknown filter' } as const;
  const marked = EditorState.create({ doc, extensions: [shownProblems] }).update({
    effects: showProblems.of([problem]),
  }).state;

  it('marks the word at the position', () => {
    expect(marked.field(shownProblems)).toEqual([{ from: 33, to: 36, severity: 'error', message: 'unknown filter' }]);
  });
  it('moves when text is typed before it', () => {
    const typed = marked.update({ changes: { from: 0, insert: 'Hello ' } }).state;
    expect(typed.field(shownProblems)).toMatchObject([{ from: 39, to: 42 }]);
  });
  it('disappears when there are no problems left', () => {
    expect(marked.update({ effects: showProblems.of([]) }).state.field(shownProblems)).toEqual([]);
  });
});
