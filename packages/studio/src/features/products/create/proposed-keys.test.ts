import { expect, test } from 'vitest';
import { toCreateForm } from './product-form.ts';
import { proposeKeys, withProposedKeys } from './proposed-keys.ts';

test.each([
  ['Harbour Travel 2027', 'harbour', 'travel'],
  ['Travel Plus – Single Trip', 'travel_plus_single', 'trip'],
  ['Assurance Santé', 'assurance', 'sante'],
  ['Life', 'life', 'life'],
  ['旅遊保險', '', ''],
  ['2027', '', ''],
])('%j has the plan %j and the type %j', (name, plan, type) => {
  expect(proposeKeys(name)).toEqual({ plan, type });
});

test('the proposal follows the name until the user types something else', () => {
  const form = { ...toCreateForm(), ...withProposedKeys(toCreateForm(), 'Harbour Trav') };
  expect(withProposedKeys(form, 'Harbour Travel')).toEqual({ name: 'Harbour Travel', plan: 'harbour', type: 'travel' });
  expect(withProposedKeys({ ...form, plan: 'own' }, 'Harbour Travel')).toEqual({
    name: 'Harbour Travel',
    type: 'travel',
  });
});
