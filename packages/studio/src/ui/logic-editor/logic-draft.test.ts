import { expect, it } from 'vitest';
import { noVariables, toLogicDraft } from './logic-draft.ts';

it('keeps what is unsaved with the revision that it was typed on', () => {
  const typed = { logicText: '2', variablesText: noVariables };
  expect(toLogicDraft(typed, '1', 'r1')).toEqual({ ...typed, revision: 'r1' });
});
it('keeps nothing once the logic is as it was saved, after an undo as after a save', () => {
  expect(toLogicDraft({ logicText: '1', variablesText: noVariables }, '1', 'r1')).toBeUndefined();
});
it('keeps typed variables alone, so that a saved logic is not taken for a typed one', () => {
  expect(toLogicDraft({ logicText: '1', variablesText: '{"a":1}' }, '1', 'r1')).toEqual({ variablesText: '{"a":1}' });
});
