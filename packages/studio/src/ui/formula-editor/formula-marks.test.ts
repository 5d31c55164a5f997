import { parseInputs } from '@coverwright/insurance/parse-inputs';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTextsIn } from '../../testing/start-texts.ts';
import { noWords, type LogicWords } from '../logic-editor/views/logic-words.ts';
import { diagnoseFormula } from './formula-marks.ts';

beforeAll(async () => startTextsIn('en-US'));

const words: LogicWords = {
  ...noWords,
  declared: declare([
    { path: 'age', type: 'integer' },
    { path: 'trip.zone', type: 'text' },
    { path: 'insured.smoker', type: 'boolean' },
  ]),
  tables: [{ name: 'age_rates', keys: ['age'], columns: ['rate'] }],
};

function declare(inputs: Parameters<typeof parseInputs>[0]): LogicWords['declared'] {
  const parsed = parseInputs(inputs);
  return parsed.ok ? parsed.inputs : [];
}

/** The logic of the formula is not known, as while it is being typed. */
function marksOf(formula: string) {
  return diagnoseFormula(formula, 'null').map(({ message, replacement }) => [message, replacement?.text]);
}

describe('a mistake in a formula', () => {
  it.each([
    ['18 <= age < 65', '18 <= age and age < 65', 'Two limits are two comparisons, joined by “and”'],
    ['base * 10%', '0.1', 'Write a percentage as a decimal number: 10% is 0.1.'],
    ['1,000.50', '1000.50', 'Write numbers without separators of thousands: 1000.50 instead of 1,000.50.'],
    ['zone == “Asia”', '"Asia"', 'Put texts in straight double quotes, such as "asia".'],
    ['age => 18', '>=', 'In a formula, => is written >=.'],
    ['if(age>18;1;2)', ',', 'In a formula, ; is written ,.'],
    ['=base*1.1', '', 'A formula begins without =.'],
    ['age is 18', '==', 'In a formula, is is written ==.'],
    ['age is not 18', '!=', 'In a formula, is not is written !=.'],
    ['x AND y', 'and', 'In a formula, AND is written and.'],
    ['NOT x', 'not', 'In a formula, NOT is written not.'],
    ['TRUE', 'true', 'In a formula, TRUE is written true.'],
    ['(base + 1', ')', 'A bracket is not closed. Write ) where it ends.'],
    ['base + 1)', undefined, 'There is no opening bracket for this ).'],
    ['max(1，2)', ',', 'In a formula, ， is written ,.'],
    ['age >= １８', '18', 'In a formula, １８ is written 18.'],
    ['€100', '', 'Write amounts without €.'],
    ['if age > 18 then 1', undefined, 'Write a condition with brackets and commas: if(age > 18, 1, 0.5)'],
    ['base *', undefined, 'A value is missing here: a number, a text in quotes or a variable.'],
    ['base 2', undefined, 'There is nothing that connects 2 with what is before it.'],
    ['2base', undefined, '2base is not a number.'],
    ['cat("asia)', undefined, 'This text has no closing quote. Write " at its end.'],
    ['base ^ 2', '(base * base)', 'Powers are written as products: (base * base) instead of base ^ 2.'],
    ['base ^ n', undefined, 'Formulas have no sign for powers. Write a power as a product, such as x * x.'],
  ])('%s is explained, and corrected as %j where that is sure', (formula, correction, message) => {
    const [[text, replacement] = []] = marksOf(formula);
    expect(text).toContain(message);
    expect(replacement).toBe(correction);
  });

  it.each([
    ['IF(age > 18, 1, 2)', '{"IF":[{">":[{"var":"age"},18]},1,2]}', 'IF', 'if'],
    ['若(age > 18, 1, 2)', '{"若":[{">":[{"var":"age"},18]},1,2]}', '若', 'if'],
    ['trip.zon == "asia"', '{"==":[{"var":"trip.zon"},"asia"]}', 'trip.zon', 'trip.zone'],
    ['2 * zone', '{"*":[2,{"var":"zone"}]}', 'zone', 'trip.zone'],
    ['var("zone", 1)', '{"var":["zone",1]}', '"zone"', '"trip.zone"'],
    ['premium * 2', '{"*":[{"var":"premium"},2]}', 'premium', undefined],
    ['age_rates * 0.5', '{"*":[{"var":"age_rates"},0.5]}', 'age_rates', undefined],
    [
      '1 + insured.smoker * 100',
      '{"+":[1,{"*":[{"var":"insured.smoker"},100]}]}',
      'insured.smoker * 100',
      'if(insured.smoker, 100, 0)',
    ],
    [
      'table("age_rats", {age: age}, "rate")',
      '{"table":["age_rats",{"eachKey":{"age":{"var":"age"}}},"rate"]}',
      '"age_rats"',
      '"age_rates"',
    ],
  ])('%s is read, and marked with what was probably meant', (formula, logicText, marked, replacement) => {
    const [mark] = diagnoseFormula(formula, logicText, words);
    expect(formula.slice(mark?.from, mark?.to)).toBe(marked);
    expect(mark?.replacement?.text).toBe(replacement);
  });

  it.each([
    ['table("age_rates", age)', '{"table":["age_rates",{"var":"age"}]}'],
    ['not(1, 2)', '{"!":[1,2]}'],
    ['table("x", 1, 2)', '{"table":["x",1,2]}'],
  ])('%s is explained without JSON', (formula, logicText) => {
    const marks = diagnoseFormula(formula, logicText, words);
    expect(marks).not.toEqual([]);
    for (const { message } of marks) expect(message).not.toMatch(/eachKey|preserve|\{"|"!"/);
  });

  it('is none in declared names, and where nothing is declared', () => {
    const logicText = '{"*":[{"var":"age"},{"if":[{"var":"trip"},1,2]}]}';
    expect(diagnoseFormula('age * if(trip, 1, 2)', logicText, words)).toEqual([]);
    expect(diagnoseFormula('premium', '{"var":"premium"}', noWords)).toEqual([]);
  });
});
