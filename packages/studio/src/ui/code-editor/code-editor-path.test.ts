import { json } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { markLines, markedLines, pathAt } from './code-editor-path.ts';

const text = '{\n  "+": [\n    1,\n    { "var": "trip.days" },\n    [true, null]\n  ]\n}';

/** The path at the position where the part begins. */
function pathOf(part: string, shift = 0): string {
  const state = EditorState.create({ doc: text, extensions: [json()] });
  return pathAt(state, text.indexOf(part) + shift).join('.');
}

describe('pathAt', () => {
  it.each([
    ['{\n', ''],
    ['"+"', '+'],
    ['1,', '+.0'],
    ['{ "var', '+.1'],
    ['"var"', '+.1.var'],
    ['trip', '+.1.var'],
    ['true', '+.2.0'],
    ['null', '+.2.1'],
  ])('finds the innermost value or name at %j', (part, path) => expect(pathOf(part)).toBe(path));
  it('refers to what precedes it at the end of a line', () => {
    expect(pathOf('},\n    [', 1)).toBe('+.1');
    expect(pathOf('1,', 1)).toBe('+.0');
  });
  it('finds as much as possible in invalid text', () => {
    const state = EditorState.create({ doc: '{"+": [1, {"var": ', extensions: [json()] });
    expect(pathAt(state, 12).slice(0, 2)).toEqual(['+', 1]);
  });
});

describe('markedLines', () => {
  const marked = EditorState.create({ doc: text, extensions: [markedLines] }).update({
    effects: markLines.of({ from: text.indexOf('1,'), to: text.indexOf('[true') }),
  }).state;

  it('marks every line of the range', () => expect(marked.field(markedLines).size).toBe(3));
  it('remains while the cursor moves, and disappears with the next change', () => {
    expect(marked.update({ selection: { anchor: 3 } }).state.field(markedLines).size).toBe(3);
    expect(marked.update({ changes: { from: 0, insert: ' ' } }).state.field(markedLines).size).toBe(0);
  });
});
