import { beforeAll, describe, expect, it } from 'vitest';
import { startTextsIn } from '../../testing/start-texts.ts';
import { diagnoseFormula } from './formula-marks.ts';

beforeAll(async () => startTextsIn('en-US'));

const inputs = ['age', 'trip.zone', 'base'];

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
    ['base ^ 2', undefined, 'The sign ^ is not used in formulas.'],
  ])('%s is explained, and corrected as %j where that is sure', (formula, correction, message) => {
    const [[text, replacement] = []] = marksOf(formula);
    expect(text).toContain(message);
    expect(replacement).toBe(correction);
  });

  it.each([
    ['IF(age > 18, 1, 2)', '{"IF":[{">":[{"var":"age"},18]},1,2]}', 'if'],
    ['trip.zon == "asia"', '{"==":[{"var":"trip.zon"},"asia"]}', 'trip.zone'],
  ])('%s is read, and another name is proposed', (formula, logicText, name) => {
    const [mark] = diagnoseFormula(formula, logicText, inputs);
    expect(mark?.severity).toBe('warning');
    expect(mark?.replacement?.text).toBe(name);
  });

  it('is none in variables that resemble no declared input, or contain one', () => {
    const logicText = '{"*":[{"var":"premium"},{"if":[{"var":"trip"},1,2]}]}';
    expect(diagnoseFormula('premium * if(trip, 1, 2)', logicText, inputs)).toEqual([]);
  });
});
