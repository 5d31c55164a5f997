import { expect, it } from 'vitest';
import { noVariables, toLogicDraft } from './logic-draft.ts';

it('stores unsaved text with the revision that it is based on', () => {
  const typed = { logicText: '2', variablesText: noVariables };
  expect(toLogicDraft(typed, '1', 'r1')).toEqual({ ...typed, revision: 'r1' });
});
it('stores nothing once the logic equals the saved one, whether after undo or after saving', () => {
  expect(toLogicDraft({ logicText: '1', variablesText: noVariables }, '1', 'r1')).toBeUndefined();
});
it('stores only typed variables, so that saved logic is not mistaken for typed logic', () => {
  expect(toLogicDraft({ logicText: '1', variablesText: '{"a":1}' }, '1', 'r1')).toEqual({ variablesText: '{"a":1}' });
});
