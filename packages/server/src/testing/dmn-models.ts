// DMN models of the kinds of tables that the test kit of DMN has at level 2, in our own words, with results for inputs.
import type { Json, JsonObject } from '@coverwright/rules';

export interface DmnCase {
  readonly kind: string;
  readonly table: string;
  /** Inputs with the result, or undefined if no row matches. */
  readonly results: readonly (readonly [JsonObject, Json | undefined])[];
}

const namespace = 'https://www.omg.org/spec/DMN/20230324/MODEL/';

/** A model whose decision "Rating" is the table. */
export function dmnModel(table: string, { prefix = '', of = namespace, more = '' } = {}): string {
  const xmlns = prefix === '' ? 'xmlns' : `xmlns:${prefix}`;
  const text = `<definitions ${xmlns}="${of}" name="Model" namespace="urn:model"><inputData name="age"/>
    <decision name="Rating" id="d"><variable name="Rating"/>${table}</decision>${more}</definitions>`;
  return prefix === '' ? text : text.replaceAll(/<(\/?)(?=[a-z])/gi, `<$1${prefix}:`);
}

export function dmnTable(
  policy: string,
  inputs: readonly string[],
  outputs: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const cell = (name: string, text: string): string => `<${name}><text>${escape(text)}</text></${name}>`;
  const rules = rows.map((cells) => {
    const entries = cells.map((text, index) => cell(index < inputs.length ? 'inputEntry' : 'outputEntry', text));
    return `<rule>${entries.join('')}</rule>`;
  });
  const columns = inputs.map((text) => `<input>${cell('inputExpression', text)}</input>`);
  return `<decisionTable ${policy}>${columns.join('')}${outputs.join('')}${rules.join('')}</decisionTable>`;
}

const plain = '<output/>';
const ranked = `<output name="plan"><outputValues><text>"gold", "silver", "bronze"</text></outputValues></output>`;
const rank = [
  ['> 10', '"bronze"'],
  ['> 20', '"gold"'],
  ['> 30', '"silver"'],
];
const rates = [
  ['> 1', '98.83'],
  ['> 2', '150.21'],
  ['> 3', '0.1'],
  ['> 4', '0.2'],
];

export const dmnCases: readonly DmnCase[] = [
  {
    kind: 'unique with numbers, texts and booleans',
    table: dmnTable(
      '',
      ['age', 'risk', 'isAffordable'],
      [plain],
      [
        ['>=18', '"Medium","Low"', 'true', '"Approved"'],
        ['>=18', '"Medium","Low"', 'false', '"Declined"'],
        ['<18', '-', '-', '"Declined"'],
        ['>=18', 'not("Medium", "Low")', '', '"Declined"'],
      ],
    ),
    results: [
      [{ age: 18, risk: 'Low', isAffordable: true }, 'Approved'],
      [{ age: 17, risk: 'Low', isAffordable: true }, 'Declined'],
      [{ age: 40, risk: 'High', isAffordable: true }, 'Declined'],
    ],
  },
  {
    kind: 'unique with several outputs',
    table: dmnTable(
      'hitPolicy="UNIQUE"',
      ['age'],
      ['<output name="status"/>', '<output name="rate"/>'],
      [
        ['[18..65]', '"Approved"', '1.5'],
        [']65..120]', '"Declined"', 'null'],
      ],
    ),
    results: [
      [{ age: 65 }, { status: 'Approved', rate: 1.5 }],
      [{ age: 65.5 }, { status: 'Declined', rate: null }],
      [{ age: 17 }, undefined],
    ],
  },
  {
    kind: 'any',
    table: dmnTable(
      'hitPolicy="ANY"',
      ['age'],
      [plain],
      [
        ['>18', 'true'],
        ['>60', 'true'],
      ],
    ),
    results: [[{ age: 61 }, true]],
  },
  {
    kind: 'first with a variable of several words and dates',
    table: dmnTable(
      'hitPolicy="FIRST"',
      ['start date', 'trip.days'],
      [plain],
      [
        ['[date("2027-01-01")..date("2027-02-01")[', '<8', '"short"'],
        ['>= date("2027-01-01")', '-', '"long"'],
      ],
    ),
    results: [
      [{ 'start date': '2027-01-31', trip: { days: 7 } }, 'short'],
      [{ 'start date': '2027-02-01', trip: { days: 7 } }, 'long'],
      [{ 'start date': '2026-12-31', trip: { days: 7 } }, undefined],
    ],
  },
  {
    kind: 'priority',
    table: dmnTable('hitPolicy="PRIORITY"', ['age'], [ranked], rank),
    results: [[{ age: 31 }, 'gold']],
  },
  {
    kind: 'output order',
    table: dmnTable('hitPolicy="OUTPUT ORDER"', ['age'], [ranked], rank),
    results: [[{ age: 31 }, ['gold', 'silver', 'bronze']]],
  },
  {
    kind: 'rule order',
    table: dmnTable('hitPolicy="RULE ORDER"', ['age'], [plain], rank),
    results: [[{ age: 31 }, ['bronze', 'gold', 'silver']]],
  },
  {
    kind: 'collect of lists',
    table: dmnTable(
      'hitPolicy="COLLECT"',
      ['age'],
      [plain],
      [
        ['>10', '["a", "b"]'],
        ['>20', '"c"'],
      ],
    ),
    results: [[{ age: 21 }, [['a', 'b'], 'c']]],
  },
  ...(
    [
      ['SUM', 249.34],
      ['MIN', 0.1],
      ['MAX', 150.21],
      ['COUNT', 4],
    ] as const
  ).map(([name, result]) => ({
    kind: `collect ${name}`,
    table: dmnTable(`hitPolicy="COLLECT" aggregation="${name}"`, ['years'], [plain], rates),
    results: [[{ years: 5 }, result]] as const,
  })),
  {
    kind: 'a default',
    table: dmnTable(
      '',
      ['age'],
      ['<output name="x"><defaultOutputEntry><text>"none"</text></defaultOutputEntry></output>'],
      [['>18', '"some"']],
    ),
    results: [[{ age: 1 }, 'none']],
  },
];
