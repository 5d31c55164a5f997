import { expect, it } from 'vitest';
import { toAddCommand, toAddForm, toLeftName, validateAddition } from './benefit-add-form.ts';
import { toTechnicalName } from '../benefit.ts';

const main = { kind: 'benefit', parentTypeId: undefined } as const;

it('derives technical names from typed text', () => {
  expect(toTechnicalName('  Medical Expenses (2027)')).toBe('medical_expenses_2027');
  expect(toTechnicalName('medicalExpenses')).toBe('medical_expenses');
  expect(toTechnicalName('per-article, pair')).toBe('per_article_pair');
  expect(toTechnicalName('___')).toBe('');
});

it('does nothing without a type id', () => {
  expect(toAddCommand(main, { ...toAddForm([], main), typeId: ' ' })).toBeUndefined();
});

it('creates a plain benefit, a choice of options or one that the customer enters', () => {
  const form = { ...toAddForm([], main), typeId: 'Winter sports' };
  expect(toAddCommand(main, form)).toMatchObject({
    branch: { typeId: 'winter_sports', isValueInput: false, options: [] },
  });
  expect(toAddCommand(main, { ...form, isOptional: true })).toMatchObject({
    branch: { isValueInput: false, options: [{ typeId: 'winter_sports', optionKey: 'option_0' }] },
  });
  expect(toAddCommand(main, { ...form, isOptional: true, choice: 'manual' })).toMatchObject({
    branch: { isValueInput: true, options: [] },
  });
});

it('suggests the next free option key, and reports one that is already used', () => {
  const command = toAddCommand(main, { ...toAddForm([], main), typeId: 'accident', isOptional: true });
  const tree = command?.kind === 'add' ? [command.branch] : [];
  const option = { kind: 'option', typeId: 'accident' } as const;
  const form = toAddForm(tree, option);
  expect(form.optionKey).toBe('option_1');
  expect(validateAddition(tree, option, form)).toEqual({});
  expect(validateAddition(tree, option, { ...form, optionKey: 'Option 0' })).toEqual({ optionKey: 'taken' });
  expect(validateAddition(tree, main, { ...toAddForm(tree, main), typeId: 'Accident' })).toEqual({ typeId: 'taken' });
});

it('reports a name without usable characters, and leaves it in the field', () => {
  const form = { ...toAddForm([], main), typeId: ' !!! ', optionKey: '--' };
  expect(validateAddition([], main, form)).toEqual({ typeId: 'unusable' });
  expect(validateAddition([], main, { ...form, isOptional: true })).toEqual({
    typeId: 'unusable',
    optionKey: 'unusable',
  });
  expect(validateAddition([], main, { ...form, typeId: ' ' })).toEqual({ typeId: 'required' });
  expect([' !!! ', 'Ski Pass!', '  '].map(toLeftName)).toEqual([' !!! ', 'ski_pass', '']);
});
