import { expect, test } from 'vitest';
import { toFieldProblems, readTexts } from './template-form.ts';

test('a stored draft is restored only if all of its texts are present', () => {
  const fields = ['name', 'bodyLiquid'] as const;
  expect(readTexts({ name: 'Due', bodyLiquid: '', more: 1 }, fields)).toEqual({ name: 'Due', bodyLiquid: '' });
  expect(readTexts({ name: 'Due' }, fields)).toBeUndefined();
  expect(readTexts({ name: 'Due', bodyLiquid: null }, fields)).toBeUndefined();
  expect(readTexts('Due', fields)).toBeUndefined();
});

test('problems are reported at their settings, and all others in the console', () => {
  const taken = { code: 'ALREADY_EXISTS', message: 'Taken', path: 'input.logicalId' };
  const more = { code: 'INVALID', message: 'Also', path: 'logicalId' };
  const liquid = { code: 'INVALID', message: 'Liquid', path: 'bodyLiquid' };
  const general = { code: 'BUSY', message: 'Busy' };
  expect(toFieldProblems([taken, more, liquid, general])).toEqual({
    atFields: { logicalId: taken },
    rest: [liquid, general],
  });
});

test("problems are reported at the kind's own fields, too", () => {
  const margin = { code: 'INVALID', message: 'Wide', path: 'input.marginSettings.left' };
  expect(toFieldProblems([margin], ['marginSettings.left']).atFields).toEqual({ 'marginSettings.left': margin });
  expect(toFieldProblems([margin]).rest).toEqual([margin]);
});
