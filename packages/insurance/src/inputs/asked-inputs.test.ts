import { describe, expect, it } from 'vitest';
import { isJsonList, isJsonObject, type Json } from '../json.ts';
import { valueAt } from '../value-at.ts';
import { askedInputsMax, compileAskedInputs } from './asked-inputs.ts';
import type { CompileCondition } from './compiled-input.ts';
import { parseInputs } from './parse-inputs.ts';

/** Knows only {"==": [{"var": path}, value]} and {"!": [{"var": path}]}. */
const compileCondition: CompileCondition = (condition) => (values) => {
  const [[name, operands] = []] = Object.entries(isJsonObject(condition) ? condition : {});
  const [read, expected = null] = isJsonList(operands) ? operands : [];
  const path = isJsonObject(read) && typeof read['var'] === 'string' ? read['var'] : '';
  const value = valueAt(values, path.split('.')) ?? null;
  return name === '!' ? value === null : value === expected;
};

function ask(inputs: Json, values: Json) {
  const parsed = parseInputs(inputs);
  if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join(' '));
  return compileAskedInputs(parsed.inputs, compileCondition)(values);
}

/** Paths by what is asked: `*` is required, `-` is not asked. */
function asked(inputs: Json, values: Json): string {
  return ask(inputs, values)
    .inputs.map(({ path, isAsked, isRequired }) => `${isAsked ? '' : '-'}${path}${isRequired ? '*' : ''}`)
    .join(' ');
}

const when = (path: string, value: Json): Json => ({ '==': [{ var: path }, value] });
const ward = { path: 'ward', type: 'text' };
const deductible = { path: 'deductible', type: 'amount', requiredWhen: when('ward', 'private') };

describe('the inputs that a form asks', () => {
  it.each<[string, Json[], Json, string]>([
    ['an optional one', [ward], {}, 'ward'],
    ['one that is never required', [{ ...ward, requiredWhen: false }], {}, 'ward'],
    ['one that is always required', [{ ...ward, requiredWhen: true }], {}, 'ward*'],
    ['one whose default is applied', [{ ...ward, requiredWhen: true, default: 'x' }], {}, 'ward'],
    ['one whose condition holds', [ward, deductible], { ward: 'private' }, 'ward deductible*'],
    ['not one whose condition does not hold', [ward, deductible], { ward: 'general' }, 'ward -deductible'],
    ['not one whose condition reads nothing', [ward, deductible], {}, 'ward -deductible'],
    ['one whose condition holds for a default', [{ ...ward, default: 'private' }, deductible], {}, 'ward deductible*'],
    [
      'one with a condition and a default',
      [ward, { ...deductible, default: 5 }],
      { ward: 'private' },
      'ward deductible',
    ],
    [
      'none that depends on a value that is not asked',
      [ward, deductible, { path: 'reason', type: 'text', requiredWhen: when('deductible', 5) }],
      { ward: 'general', deductible: 5 },
      'ward -deductible -reason',
    ],
    [
      'one that depends on the absence of a value that is not asked',
      [{ path: 'reason', type: 'text', requiredWhen: { '!': [{ var: 'deductible' }] } }, ward, deductible],
      { ward: 'general', deductible: 5, reason: 'x' },
      'reason* ward -deductible',
    ],
  ])('%s', (_what, inputs, values, expected) => {
    expect(asked(inputs, values)).toBe(expected);
  });

  it('are asked in each entry of a list by its own values', () => {
    const job = { path: 'job', type: 'text', requiredWhen: when('adult', true) };
    const people = { path: 'people', type: 'list', items: [{ path: 'adult', type: 'boolean' }, job] };
    const values = { people: [{ adult: true }, { adult: false, job: 'x' }, 5] };
    expect(asked([people], values)).toBe(
      'people people.0.adult people.0.job* people.1.adult -people.1.job people.2.adult -people.2.job',
    );
    expect(ask([people], values).values).toEqual({ people: [{ adult: true }, { adult: false }, 5] });
  });

  it('leave values out that are not asked, and no others', () => {
    const values = { ward: 'general', deductible: 5, other: 1 };
    expect(ask([ward, deductible], values).values).toEqual({ ward: 'general', other: 1 });
    expect(values).toEqual({ ward: 'general', deductible: 5, other: 1 });
    const nested = { path: 'cover.sum', type: 'amount', requiredWhen: when('ward', 'private') };
    expect(ask([ward, nested], { cover: { sum: 5, type: 'a' } }).values).toEqual({ cover: { type: 'a' } });
    expect(ask([ward, nested], { cover: 5 }).values).toEqual({ cover: 5 });
  });

  it.each<[string, Json, Json, string, string]>([
    ['a missing value', { type: 'text', requiredWhen: true }, null, 'REQUIRED', 'Fill in this field.'],
    ['another choice', { type: 'choice', choices: [{ value: 'a' }] }, 'b', 'INVALID', 'Select one of the choices.'],
    ['a small number', { type: 'integer', minimum: 1 }, 0, 'INVALID', 'Enter 1 or more.'],
    ['a large number', { type: 'number', maximum: 5 }, 6, 'INVALID', 'Enter 5 or less.'],
    ['a range', { type: 'amount', minimum: 1, maximum: 5 }, 6, 'INVALID', 'Enter a number from 1 to 5.'],
    ['a fraction', { type: 'integer', minimum: 1 }, 1.5, 'INVALID', 'Enter a whole number.'],
    ['no number', { type: 'amount' }, 'x', 'INVALID', 'Enter a number.'],
    ['no date', { type: 'date' }, '31/01/2026', 'INVALID', 'Enter a valid date.'],
    ['no answer', { type: 'boolean' }, 'x', 'INVALID', 'Answer with yes or no.'],
    ['no text', { type: 'text' }, 5, 'INVALID', 'Enter a text.'],
    ['no list', { type: 'list' }, 5, 'INVALID', 'Enter a list.'],
    ['no list, of a few entries', { type: 'list', maxItems: 3 }, 5, 'INVALID', 'Enter a list.'],
    ['few entries', { type: 'list', minItems: 2, maxItems: 3 }, [1], 'INVALID', 'Add at least 2 entries.'],
    ['many entries', { type: 'list', maxItems: 1 }, [1, 2], 'INVALID', 'Remove entries until 1 or fewer are left.'],
  ])('have problems in the words of a field: %s', (_what, input, value, code, message) => {
    const declared = [{ level: 'refuse', ...(isJsonObject(input) ? input : {}), path: 'v' }];
    expect(ask(declared, { v: value }).inputs[0]?.problem).toMatchObject({ code, message, path: 'v', level: 'refuse' });
  });

  it.each<Json>([null, 5, 'x', [], [1]])('are asked for anything: %j', (values) => {
    expect(asked([{ ...ward, requiredWhen: true }], values)).toBe('ward*');
  });

  it('are bounded', () => {
    const list = { path: 'l', type: 'list', items: [{ path: '', type: 'number' }] };
    const { inputs, values } = ask([list], { l: Array.from({ length: 5_000 }, () => 1) });
    expect(inputs).toHaveLength(askedInputsMax);
    expect(values).toMatchObject({ l: expect.objectContaining({ length: 5_000 }) as unknown });
  });
});
