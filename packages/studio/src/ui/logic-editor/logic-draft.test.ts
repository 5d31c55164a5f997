import { expect, it } from 'vitest';
import { noVariables, startLogic, toLogicDraft } from './logic-draft.ts';

it('stores unsaved text with the revision that it is based on', () => {
  const typed = { logicText: '2', unfinished: '', variablesText: noVariables };
  expect(toLogicDraft(typed, '1', 'r1')).toEqual({ ...typed, revision: 'r1' });
});
it('stores nothing once the logic equals the saved one, whether after undo or after saving', () => {
  expect(toLogicDraft({ logicText: '1', unfinished: '', variablesText: noVariables }, '1', 'r1')).toBeUndefined();
});
it('stores only typed variables, so that saved logic is not mistaken for typed logic', () => {
  expect(toLogicDraft({ logicText: '1', unfinished: '', variablesText: '{"a":1}' }, '1', 'r1')).toEqual({
    variablesText: '{"a":1}',
  });
});
it('stores a formula that cannot be read yet with its logic, and starts with both', () => {
  const typed = { logicText: '1', unfinished: '1 +', variablesText: noVariables };
  const kept = toLogicDraft(typed, '1', 'r1');
  expect(kept).toEqual({ ...typed, revision: 'r1' });
  expect(startLogic(kept, undefined, { logicText: '3', revision: 'r2' })).toEqual({ start: typed, revision: 'r1' });
});
