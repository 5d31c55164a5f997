import { describe, expect, it } from 'vitest';
import { parseBenefits } from './benefits-json.ts';
import { isSnakeCase, toCreateForm, toCreateInput, validateProduct } from './product-form.ts';

const complete = {
  ...toCreateForm(),
  name: ' 旅遊 Plus ',
  plan: 'travel_plus',
  type: 'single_trip',
  version: '2027.1',
};

describe('validateProduct', () => {
  it('starts as a copy of the version on the screen, with its name', () => {
    const copied = { version: '9', name: 'Ninth' };
    const versionOf = { plan: 'p', type: 't', insurerId: '', insurerName: '', versions: ['10', '9'], copied };
    expect(toCreateForm(versionOf)).toMatchObject({ name: 'Ninth', withCopy: true, copyVersion: '9' });
  });
  it('requires name, plan, type and version, but no insurer', () => {
    expect(Object.keys(validateProduct(toCreateForm()))).toEqual(['name', 'plan', 'type', 'version']);
    expect(validateProduct(complete)).toEqual({});
  });
  it('accepts only snake case for plan and type', () => {
    const problems = validateProduct({ ...complete, plan: 'Travel Plus', type: '旅遊' });
    expect(problems).toEqual({ plan: { code: 'snakeCase' }, type: { code: 'snakeCase' } });
  });
  it('does not validate the plan and type of an existing group', () => {
    const versionOf = { plan: 'Travel Plus', type: 'B-2', insurerId: '', insurerName: '', versions: ['1'] };
    expect(validateProduct({ ...complete, plan: 'Travel Plus', type: 'B-2' }, versionOf)).toEqual({});
  });
  it('parses the benefits only if the switch is on', () => {
    const broken = { ...complete, benefitsText: '[' };
    expect(validateProduct(broken)).toEqual({});
    expect(validateProduct({ ...broken, withBenefits: true }).benefitsText).toMatchObject({ code: 'benefits' });
  });
});

describe('isSnakeCase', () => {
  it.each(['a', 'travel', 'travel_insurance', 'plan2_b'])('takes %s', (text) => expect(isSnakeCase(text)).toBe(true));
  it.each(['', 'Travel', 'a__b', '_a', 'a_', 'a-b', '2a', 'a b', 'é'])('rejects "%s"', (text) =>
    expect(isSnakeCase(text)).toBe(false),
  );
});

describe('toCreateInput', () => {
  it('sends the input untrimmed, and no insurer if none is selected', () => {
    expect(toCreateInput(complete)).toEqual({
      productId: { plan: 'travel_plus', type: 'single_trip', version: '2027.1' },
      name: ' 旅遊 Plus ',
    });
  });
  it('sends the version to copy, and then no benefits', () => {
    const versionOf = { plan: 'p', type: 't', insurerId: '', insurerName: '', versions: ['10', '9', ''] };
    const form = { ...toCreateForm(versionOf), name: 'Tenth', version: '11', withBenefits: true, benefitsText: '[' };
    expect(form).toMatchObject({ withCopy: true, copyVersion: '10' });
    expect(validateProduct(form, versionOf)).toEqual({});
    expect(toCreateInput({ ...form, copyVersion: '' })).toEqual({
      productId: { plan: 'p', type: 't', version: '11' },
      name: 'Tenth',
      copyOf: { plan: 'p', type: 't', version: '' },
    });
    expect(toCreateInput({ ...form, withCopy: false, withBenefits: false })).not.toHaveProperty('copyOf');
  });
  it('sends no name if it is the copied one', () => {
    const copied = { version: '9', name: 'Ninth' };
    const versionOf = { plan: 'p', type: 't', insurerId: '', insurerName: '', versions: ['10', '9'], copied };
    const form = { ...toCreateForm(versionOf), version: '11' };
    expect(toCreateInput(form, versionOf)).not.toHaveProperty('name');
    for (const change of [{ name: 'Tenth' }, { copyVersion: '10' }, { withCopy: false }]) {
      expect(toCreateInput({ ...form, ...change }, versionOf)).toHaveProperty('name');
    }
  });
  it('sends the sample benefit with its value as JSON text', () => {
    expect(toCreateInput({ ...complete, insurerId: 'i1', withBenefits: true })).toMatchObject({
      insurerId: 'i1',
      benefitInputs: [{ typeId: 'my_benefit', currencyCode: 'HKD', valueJsonString: '1000' }],
    });
  });
});

describe('the template of a new product', () => {
  it('is sent if one is chosen, but not for a version', () => {
    const chosen = { ...complete, template: 'BY_AGE' } as const;
    expect(toCreateInput(complete)).not.toHaveProperty('template');
    expect(toCreateInput(chosen)).toMatchObject({ template: 'BY_AGE' });
    const versionOf = { plan: 'travel_plus', type: 'single_trip', insurerId: '', insurerName: '', versions: ['1'] };
    expect(toCreateInput(chosen, versionOf)).not.toHaveProperty('template');
  });
});

describe('parseBenefits', () => {
  it('converts every kind of value to JSON text', () => {
    const values = ['text', true, null, { a: [1] }];
    const result = parseBenefits(JSON.stringify(values.map((valueJsonString) => ({ typeId: 't', valueJsonString }))));
    expect(result.ok && result.inputs.map((input) => input.valueJsonString)).toEqual([
      '"text"',
      'true',
      'null',
      '{"a":[1]}',
    ]);
  });
  it.each([
    ['{}', 'notList'],
    ['[1]', 'notObject'],
    ['[{}]', 'noTypeId'],
    ['[{"typeId":"t","colour":1}]', 'unknownField'],
    ['[{"typeId":1}]', 'wrongValue'],
    ['[{"typeId":"t","constructor":1}]', 'unknownField'],
  ])('rejects %s as %s', (text, reason) => {
    expect(parseBenefits(text)).toMatchObject({ ok: false, problem: { reason } });
  });
});
