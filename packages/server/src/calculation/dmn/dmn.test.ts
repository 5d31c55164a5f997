import { evaluateRule, hitPolicies, type Json, parseLogicText } from '@coverwright/rules';
import { describe, expect, it } from 'vitest';
import { UserError } from '../../errors/user-error.ts';
import { dmnCases, dmnModel, dmnTable } from '../../testing/dmn-models.ts';
import { fromDmn } from './from-dmn.ts';
import { toDmn } from './to-dmn.ts';

function decideBy(text: string, inputs: Json): unknown {
  const parsed = parseLogicText(text);
  const outcome = evaluateRule(parsed.ok ? parsed.value : null, inputs);
  if (outcome.ok) return outcome.value;
  expect(outcome.problem.code).toBe('NO_DECISION');
  return undefined;
}

/** The reasons why a model is refused, in words. */
function refusal(xml: string, decision?: string): string[] {
  try {
    return [JSON.stringify(fromDmn(xml, decision))];
  } catch (error) {
    if (error instanceof UserError) return error.problems.map(({ message }) => message);
    throw error;
  }
}

describe('a table of a DMN model', () => {
  it.each(dmnCases.map((one) => [one.kind, one] as const))(
    'has the same results after its import: %s',
    (_, { table, results }) => {
      const imported = fromDmn(dmnModel(table));
      expect(imported.name).toBe('Rating');
      const again = fromDmn(toDmn(imported.decideJsonString, 'A & "B" <C>'));
      expect(again.name).toBe('A & "B" <C>');
      for (const [inputs, result] of results)
        for (const { decideJsonString } of [imported, again])
          expect(decideBy(decideJsonString, inputs)).toEqual(result);
    },
  );

  it.each([
    'http://www.omg.org/spec/DMN/20180521/MODEL/',
    'https://www.omg.org/spec/DMN/20191111/MODEL/',
    'https://www.omg.org/spec/DMN/20211108/MODEL/',
    'https://www.omg.org/spec/DMN/20230324/MODEL/',
  ])('is imported from the version %s, with and without a prefix', (of) => {
    const table = dmnTable('', ['age'], ['<output/>'], [['>18', '1']]);
    for (const prefix of ['', 'dmn']) expect(fromDmn(dmnModel(table, { of, prefix })).name).toBe('Rating');
  });

  it('is refused in another version, as another document, and if there is none', () => {
    const [older] = refusal(dmnModel('', { of: 'http://www.omg.org/spec/DMN/20151101/dmn.xsd' }));
    expect(older).toContain('not a DMN model of version 1.2 to 1.5, but http://www.omg.org/spec/DMN/20151101/dmn.xsd');
    expect(refusal('<html/>')[0]).toContain('not a DMN model');
    expect(refusal(dmnModel(''))).toEqual(['The file has no decision with a decision table.']);
  });

  it('is chosen by the name of its decision', () => {
    const table = dmnTable('', ['age'], ['<output/>'], [['>18', '1']]);
    const xml = dmnModel(table, { more: `<decision name="Other">${table}</decision>` });
    expect(refusal(xml)).toEqual(['The file has several decision tables. Choose one: Rating, Other.']);
    expect(fromDmn(xml, 'Other').name).toBe('Other');
    expect(refusal(xml, 'None')[0]).toContain('no decision table None. It has: Rating, Other.');
  });

  it('is refused with every cell that is not a literal', () => {
    const table = dmnTable(
      'hitPolicy="FIRST"',
      ['age + 1', 'risk'],
      ['<output name="x"/>'],
      [
        ['> limit', '"Low"', '1'],
        ['-', 'upper case("a")', 'age * 2'],
      ],
    );
    expect(refusal(dmnModel(table))).toEqual([
      'The input "age + 1" is the expression age + 1. Only a variable can be imported; calculate it outside of the table.',
      'The condition > limit in row 1 of the column "age + 1" reads a variable or calls a function. Only literals can be imported.',
      'The condition upper case("a") in row 2 of the column "risk" reads a variable or calls a function. Only literals can be imported.',
      'The outcome age * 2 in row 2 of the column "x" is an expression or a date that does not exist. Only literals can be imported.',
    ]);
    expect(refusal(dmnModel(dmnTable('hitPolicy="BEST"', ['a'], ['<output/>'], [['1', '1']])))).toEqual([
      'The hit policy BEST is not known.',
    ]);
    expect(refusal(dmnModel(dmnTable('', ['a'], ['<output/>'], [['[5..1]', '1']])))[0]).toContain('row 1');
  });
});

describe('an outcome of a DMN model', () => {
  const withOutcomes = (...outcomes: string[]): string =>
    dmnModel(
      dmnTable(
        'hitPolicy="FIRST"',
        ['age'],
        ['<output name="x"/>'],
        outcomes.map((outcome, at) => [`>${at}`, outcome]),
      ),
    );

  it('is refused if it is empty, as no value would accept', () => {
    const advice = 'Enter one: in underwriting logic, null accepts.';
    expect(refusal(withOutcomes('"A"', '', ' - '))).toEqual([
      `Row 2 has no outcome in the column "x". ${advice}`,
      `Row 3 has no outcome in the column "x". ${advice}`,
    ]);
    expect(fromDmn(withOutcomes('null')).decideJsonString).toContain('[">0",null]');
  });

  it('is refused as a date that does not exist', () => {
    const dates = ['date("x")', 'date("2027-02-30")', 'date("2027-1-1")', 'date("2027-01-31T00:00:00")'];
    expect(refusal(withOutcomes(...dates))).toEqual(
      dates.map(
        (date, at) =>
          `The outcome ${date} in row ${at + 1} of the column "x" is an expression or a date that does not exist. Only literals can be imported.`,
      ),
    );
    expect(fromDmn(withOutcomes('date("2028-02-29")')).decideJsonString).toContain('[">0","2028-02-29"]');
  });
});

describe('a file that is not a model', () => {
  it.each([
    '',
    'text',
    '<a>',
    '<a><b></a></b>',
    '<a/><a/>',
    '<a/>text',
    dmnModel(dmnTable('', ['a'], ['<output/>'], [['1', '1']])).replace('</definitions>', ''),
  ])('is refused: %s', (xml) => {
    expect(refusal(xml)).toEqual(['The file is not well-formed XML.']);
  });

  it('is refused with a document type, too many levels or elements', () => {
    const bomb = '<!DOCTYPE a [<!ENTITY x "xxxx"><!ENTITY y "&x;&x;">]><a>&y;</a>';
    expect(refusal(bomb)[0]).toContain('document type declaration');
    expect(refusal(`<a>${'<b>'.repeat(60)}${'</b>'.repeat(60)}</a>`)[0]).toContain('nested deeper than 50');
    expect(refusal(`<a>${'<b/>'.repeat(500_001)}</a>`)[0]).toContain('500000 elements');
  });
});

describe('a decision table as a DMN model', () => {
  const table = {
    hit: 'first',
    outputs: [{ name: 'decision', values: ['A', { refer: 'B', reason: 'Because' }] }],
    rows: [
      ['not(asia, "a ""b")', '0.0000001', '2027-01-31', { refer: 'B', reason: 'Because "so" & <more>' }],
      ['-', '< 100000000000000', '(2027-01-31..2027-02-02]', ['A', 1, null]],
    ],
    default: [],
  };
  const rule = (
    changes: object = {},
    keys: object = { zone: { var: 'zone' }, sum: { var: 'cover.sum' }, start: { var: 'start' } },
  ) => JSON.stringify({ decide: [{ eachKey: keys }, { preserve: { ...table, ...changes } }] });

  it.each(hitPolicies.filter((hit) => !/sum|min|max|count/.test(hit)))(
    'is the same after an import under %s',
    (hit) => {
      const rows = table.rows.map((cells, index) => [index === 0 ? 'not(asia, "a \\"b")' : '-', ...cells.slice(1)]);
      const outputs = [{ name: 'decision', values: rows.map((cells) => cells[3]) }];
      const text = rule({ hit, rows, outputs });
      const imported = JSON.parse(fromDmn(toDmn(text, 'Rating')).decideJsonString);
      const first = JSON.parse(fromDmn(toDmn(JSON.stringify(imported), 'Rating')).decideJsonString);
      expect(first).toEqual(imported);
      expect(imported.decide[0]).toEqual(JSON.parse(text).decide[0]);
      expect(imported.decide[1].preserve).toMatchObject({ hit, outputs, default: [] });
      expect(imported.decide[1].preserve.rows.map((cells: Json[]) => cells[3])).toEqual(rows.map((cells) => cells[3]));
      expect(imported.decide[1].preserve.rows[0].slice(0, 3)).toEqual([
        'not("asia", "a \\"b")',
        '0.0000001',
        'date("2027-01-31")',
      ]);
    },
  );

  it.each<[string, string]>([
    ['{', 'line 1'],
    ['{"if": [true, 1]}', 'one decision table'],
    [rule(), 'row 1'],
    [rule({ rows: [['-', '-', '-', 'A']] }, { zone: { '+': [1, 2] }, sum: 1, start: 1 }), '"zone" is calculated'],
    [rule({ rows: [['-', '-', '-', 'A']], outputs: [{ name: 'x\u0001' }] }), 'control characters'],
  ])('is refused otherwise: %s', (text, reason) => {
    expect(() => toDmn(text, 'Rating')).toThrow(UserError);
    try {
      toDmn(text, 'Rating');
    } catch (error) {
      expect(error instanceof UserError && error.problems[0]?.message).toContain(reason);
    }
  });

  it('has numbers with all their digits, as any number of FEEL', () => {
    const outcomes = ['12345678901234567890.12', '007', '-.5', '0.50'];
    const rules = outcomes.map((outcome, at): [string, string] => [`>${at}`, outcome]);
    const imported = fromDmn(dmnModel(dmnTable('hitPolicy="FIRST"', ['age'], ['<output/>'], rules)));
    const again = fromDmn(toDmn(imported.decideJsonString, 'Rating'));
    for (const { decideJsonString } of [imported, again])
      for (const number of ['12345678901234567890.12', '7', '-0.5', '0.5'])
        expect(decideJsonString).toContain(`",${number}]`);
    const endless = dmnTable('', ['age'], ['<output/>'], [['>1', '9'.repeat(400)]]);
    expect(refusal(dmnModel(endless))[0]).toContain('Only literals');
  });
});
