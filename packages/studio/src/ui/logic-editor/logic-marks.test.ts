import { parseInputs } from '@coverwright/insurance/parse-inputs';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTextsIn } from '../../testing/start-texts.ts';
import { diagnoseDecision, diagnoseLogic, diagnoseVariables, findUndeclared, proposeWords } from './logic-marks.ts';
import { noWords, type LogicWords } from './views/logic-words.ts';

beforeAll(async () => startTextsIn('en-US'));

function declare(inputs: Parameters<typeof parseInputs>[0]): LogicWords['declared'] {
  const parsed = parseInputs(inputs);
  return parsed.ok ? parsed.inputs : [];
}

describe('diagnoseDecision', () => {
  it('informs of variables without which there is no decision, at the position of their read', () => {
    const text = '[{"if": [{"==": [{"var": "smoker"}, true]}, "SMOKER"]}]';
    expect(diagnoseLogic(text)).toEqual([]);
    const [mark] = diagnoseDecision(text);
    expect(mark).toMatchObject({ severity: 'info', message: expect.stringContaining('"smoker"') });
    expect(text.slice(mark?.from, mark?.to)).toContain('var');
    expect(diagnoseDecision('[{"if": [{"missing": ["smoker"]}, "ASK", {"!": {"var": "smoker"}}, "X"]}]')).toEqual([]);
    expect(diagnoseDecision('{"a"')).toHaveLength(1);
  });
});

describe('diagnoseLogic', () => {
  it('marks invalid JSON as an error at its position', () => {
    const text = '{\n  "+": [1 2]\n}';
    expect(diagnoseLogic(text)).toMatchObject([{ severity: 'error', message: expect.stringMatching(/^Line 2: /) }]);
    expect(diagnoseLogic(text)[0]?.from).toBeGreaterThan(text.indexOf('1'));
  });
  it('marks an unknown operator as a warning at its name', () => {
    const text = '{"+": [{"vat": "age"}, 1]}';
    const [warning] = diagnoseLogic(text);
    expect(warning).toMatchObject({ severity: 'warning', message: expect.stringContaining('vat') });
    expect(text.slice(warning?.from, warning?.to)).toBe('"vat"');
  });
  it('reports nothing for valid logic', () => {
    expect(diagnoseLogic('{"+": [{"var": "age"}, 1]}')).toEqual([]);
  });
});

describe('a name that is not an input', () => {
  const words: LogicWords = { ...noWords, declared: declare([{ path: 'insured.age', type: 'integer' }]) };
  it.each([
    ['{"+": [{"var": "age"}, 1]}', '"age"', '"insured.age"'],
    ['{"+": [{"var": ["age", 0]}, 1]}', '"age"', '"insured.age"'],
    ['{"+": [{"val": ["insured", "agge"]}, 1]}', '["insured", "agge"]', undefined],
  ])('in %s is marked, with the input that was probably meant', (text, marked, replacement) => {
    const [mark] = diagnoseLogic(text, words);
    expect(text.slice(mark?.from, mark?.to)).toBe(marked);
    expect(mark?.replacement?.text).toBe(replacement);
    expect(findUndeclared(text, words)).toHaveLength(1);
  });
});

describe('diagnoseVariables', () => {
  it('treats an empty text as no variables', () => expect(diagnoseVariables(' \n')).toEqual([]));
  it('marks invalid JSON', () => expect(diagnoseVariables('{')).toHaveLength(1));
});

describe('proposeWords', () => {
  it('suggests operators and the variables of the logic', () => {
    const labels = proposeWords('{"+": [{"var": "trip.days"}, 1]}').map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['if', 'trip.days']));
  });
  it('explains the operators', () => {
    const operator = proposeWords('1').find(({ label }) => label === '?:');
    expect(operator?.detail).toBe('The same as if');
  });
  it('suggests operators while the logic is invalid', () => {
    expect(proposeWords('{').map(({ label }) => label)).toContain('if');
  });
});
