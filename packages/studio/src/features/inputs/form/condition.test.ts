import { toFormula } from '@coverwright/rules/formula';
import { expect, test } from 'vitest';
import { changesByRequirement, conditionWords } from './condition.ts';
import { emptyInput } from './inputs-form.ts';

test('a new condition is an empty formula, and is forgotten with another choice', () => {
  const chosen = { ...emptyInput, ...changesByRequirement(emptyInput, 'when') };
  expect(chosen.requirement).toBe('when');
  expect(toFormula(chosen.condition)).toEqual({ ok: true, formula: '' });
  expect({ ...chosen, ...changesByRequirement(chosen, 'never') }).toEqual(emptyInput);
});

test('a condition is there again when it is chosen again', () => {
  const condition = '{"var": "zone"}';
  const optional = { ...emptyInput, condition, ...changesByRequirement({ ...emptyInput, condition }, 'never') };
  expect({ ...optional, ...changesByRequirement(optional, 'when') }).toMatchObject({ requirement: 'when', condition });
});

test('a condition can name the inputs beside it, with their labels', () => {
  const beside = [
    { ...emptyInput, path: 'zone', label: { 'en-US': 'Zone', 'zh-HK': '地區' } },
    { ...emptyInput, path: 'days' },
    emptyInput,
  ];
  expect(conditionWords(beside, 'zh-HK').inputs).toEqual([
    { path: 'zone', label: '地區' },
    { path: 'days', label: '' },
  ]);
});
