import { describe, expect, it } from 'vitest';
import { newValueText, problemInValue, readDynamicForm, toDynamicForm, toSettingsInput } from './dynamic-form.ts';

const settings = { name: ' Rates ', logicalId: ' rates ', description: 'By zone' };

describe('toDynamicForm', () => {
  it('has no value if the template has none', () => {
    expect(toDynamicForm(settings, undefined)).toEqual({ ...settings, valueId: '', valueText: '' });
  });
  it('shows the first value unchanged', () => {
    const first = { valueId: 'v1', valueJsonString: '{"a": 1.10}' };
    expect(toDynamicForm(settings, first)).toMatchObject({ valueId: 'v1', valueText: '{"a": 1.10}' });
  });
  it('shows an empty object for a value without a text', () => {
    expect(toDynamicForm(settings, { valueId: 'v1', valueJsonString: null }).valueText).toBe('{}');
  });
});

it('a new value is an object with a greeting', () => {
  expect(JSON.parse(newValueText)).toHaveProperty('hello');
});

it('settings are sent without spaces around names', () => {
  expect(toSettingsInput(toDynamicForm(settings, undefined))).toEqual({
    name: 'Rates',
    logicalId: 'rates',
    description: 'By zone',
  });
});

describe('problemInValue', () => {
  const withText = (valueText: string) => ({ ...settings, valueId: 'v1', valueText });

  it('reports the position', () => expect(problemInValue(withText('{\n  "a" 1\n}'))).toMatchObject({ line: 2 }));
  it('requires text if there is a value', () => expect(problemInValue(withText(''))).toMatchObject({ ok: false }));
  it('accepts valid JSON', () => expect(problemInValue(withText('[1]'))).toBeUndefined());
  it('requires nothing if there is no value', () => {
    expect(problemInValue(toDynamicForm(settings, undefined))).toBeUndefined();
  });
});

describe('readDynamicForm', () => {
  it('accepts a draft of this kind', () => {
    const form = { ...settings, valueId: 'v1', valueText: '{}' };
    expect(readDynamicForm({ ...form, more: 1 })).toEqual(form);
  });
  it('rejects any other draft', () => expect(readDynamicForm({ ...settings, bodyLiquid: '' })).toBeUndefined());
});
