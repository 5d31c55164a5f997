import { describe, expect, it } from 'vitest';
import { readFunctionForm, toFunctionForm, toFunctionInput, type FunctionForm } from './function-form.ts';

const settings = { name: ' Term life ', logicalId: ' term_life ', description: '' };
const form: FunctionForm = {
  ...settings,
  graphQlQuery: '',
  fileKey: 'rates/life.xlsx',
  inputs: [{ name: 'age', var: 'input_age', liquid: '{{ age }}', type: '' }],
  outputs: [{ name: 'premium', var: 'output_premium' }],
  savedCalls: [{ name: 'Forty', inputsText: '{"age":40}', outputsText: '{"premium":1.2}', asOf: '' }],
};

describe('toFunctionForm', () => {
  it('has empty lists and no file if the template has none', () => {
    const empty = { ...settings, graphQlQuery: '', fileKey: '', inputs: [], outputs: [], savedCalls: [] };
    expect(toFunctionForm(settings, { fileKey: null, inputs: null })).toEqual(empty);
  });
  it('reads the items as stored', () => {
    const stored = {
      fileKey: 'rates/life.xlsx',
      inputs: [{ name: 'age', var: 'input_age', liquid: '{{ age }}', type: null }, null],
      outputs: [{ name: 'premium', var: 'output_premium' }],
      savedCalls: [
        { name: 'Forty', inputsJsonString: '{"age":40}', outputsJsonString: '{"premium":1.2}', asOf: null },
        null,
      ],
    };
    expect(toFunctionForm(settings, stored)).toEqual(form);
  });
});

describe('readFunctionForm', () => {
  it('accepts a draft of this kind, without unknown fields', () => {
    const draft = { ...form, more: 1, outputs: [{ name: 'premium', var: 'output_premium', id: 'o1' }] };
    expect(readFunctionForm(draft)).toEqual(form);
  });
  it.each([
    ['of another kind', { ...settings, graphQlQuery: '', bodyLiquid: '' }],
    ['with an invalid item', { ...form, inputs: [...form.inputs, { name: 'sum' }] }],
    ['without a list', { ...form, outputs: 'none' }],
    ['that is nothing', null],
  ])('rejects one %s', (_, draft) => expect(readFunctionForm(draft)).toBeUndefined());
});

describe('toFunctionInput', () => {
  it('sends the lists, and names without surrounding spaces', () => {
    expect(toFunctionInput(form, form)).toEqual({
      name: 'Term life',
      logicalId: 'term_life',
      description: '',
      graphQlQuery: '',
      inputs: [{ name: 'age', var: 'input_age', liquid: '{{ age }}', type: null }],
      outputs: [{ name: 'premium', var: 'output_premium' }],
      savedCalls: [{ name: 'Forty', inputsJsonString: '{"age":40}', outputsJsonString: '{"premium":1.2}', asOf: null }],
    });
  });
  it('sends the file if it has changed, and when everything is overwritten', () => {
    expect(toFunctionInput({ ...form, fileKey: '' }, form)).toHaveProperty('fileKey', '');
    expect(toFunctionInput(form, undefined)).toHaveProperty('fileKey', form.fileKey);
  });
});
