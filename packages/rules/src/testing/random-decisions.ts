/** Random decision tables with what each condition accepts, known without reading its text. For property tests only. */
import { normalizeWithin } from '@coverwright/insurance/bounded-text';
import * as fc from 'fast-check';
import { hitPolicies, type HitPolicy } from '../decisions/decision-table.ts';
import type { Json, JsonObject } from '../json/json.ts';

export interface RandomCondition {
  readonly text: string;
  accepts(value: Json): boolean;
}

export interface RandomDecision {
  readonly hit: HitPolicy;
  readonly rows: readonly { readonly conditions: readonly RandomCondition[]; readonly outcome: Json }[];
  readonly default: Json | undefined;
}

const any: RandomCondition = { text: '-', accepts: () => true };
const ends = fc.constantFrom(-3, -0.5, 0, 0.1, 0.3, 0.8, 1, 2, 7);
const days = fc.constantFrom('2026-12-31', '2027-01-01', '2027-01-02', '2027-02-28');
const texts = fc.constantFrom('asia', 'europe', 'caf\u00e9', 'New York', '18', 'a, b');

type Test = RandomCondition;

/** Dates in this form have the order of their texts. */
function comparisons<End extends number | string>(from: fc.Arbitrary<End>): fc.Arbitrary<Test> {
  const sign = fc.constantFrom('<', '<=', '>', '>=', '');
  const compared = fc.tuple(sign, from).map(([name, end]): Test => ({
    text: `${name} ${end}`,
    accepts(value) {
      if (typeof value !== typeof end) return false;
      const order = (value as End) < end ? -1 : value === end ? 0 : 1;
      if (name === '') return order === 0;
      return name.startsWith('<')
        ? order < 0 || (order === 0 && name === '<=')
        : order > 0 || (order === 0 && name === '>=');
    },
  }));
  const range = fc
    .tuple(from, from, fc.boolean(), fc.boolean())
    .filter(([low, high, a, b]) => low < high || (low === high && a && b))
    .map(([low, high, includesLow, includesHigh]): Test => ({
      text: `${includesLow ? '[' : '('}${low}..${high}${includesHigh ? ']' : ')'}`,
      accepts(value) {
        if (typeof value !== typeof low) return false;
        const given = value as End;
        return (given > low || (includesLow && given === low)) && (given < high || (includesHigh && given === high));
      },
    }));
  return fc.oneof(compared, range);
}

const listed: fc.Arbitrary<Test> = texts.map((text) => ({
  text: /^[a-z]/i.test(text) && !text.includes(',') ? text : JSON.stringify(text),
  accepts: (value) => typeof value === 'string' && normalizeWithin(value, 100, 'NFC') === text,
}));

const truths: fc.Arbitrary<Test> = fc
  .boolean()
  .map((truth) => ({ text: String(truth), accepts: (value) => value === truth }));

function conditions(test: fc.Arbitrary<Test>, isOfType: (value: Json) => boolean): fc.Arbitrary<RandomCondition> {
  const some = fc.tuple(fc.array(test, { minLength: 1, maxLength: 6 }), fc.boolean()).map(([tests, isNegated]) => {
    const text = tests.map((one) => one.text).join(', ');
    return {
      text: isNegated ? `not(${text})` : text,
      accepts: (value: Json) => isOfType(value) && tests.some((one) => one.accepts(value)) !== isNegated,
    };
  });
  return fc.oneof({ arbitrary: fc.constant(any), weight: 2 }, { arbitrary: some, weight: 3 });
}

const isText = (value: Json): boolean => typeof value === 'string';
const row = fc.tuple(
  conditions(comparisons(ends), (value) => typeof value === 'number'),
  conditions(listed, isText),
  conditions(comparisons(days), isText),
  conditions(truths, (value) => typeof value === 'boolean'),
);

export const decisionColumns = ['amount', 'zone', 'start', 'member'];

export const randomDecision: fc.Arbitrary<RandomDecision> = fc
  .tuple(fc.constantFrom(1, 3, 8, 31, 32, 33, 70), fc.constantFrom(...hitPolicies))
  .chain(([count, hit]) =>
    fc.record({
      hit: fc.constant(hit),
      rows: fc.array(fc.record({ conditions: row, outcome: fc.constantFrom(0.1, 0.2, 5) }), {
        minLength: count,
        maxLength: count,
      }),
      default: fc.constantFrom<Json | undefined>(undefined, 'otherwise', null),
    }),
  );

export function toDecideRule(
  { hit, rows, default: fallback }: RandomDecision,
  inputOf = (name: string): Json => ({ var: name }),
): Json {
  const table: JsonObject = {
    hit,
    outputs: [{ name: 'rate', values: [0.2, 5, 0.1] }],
    rows: rows.map(({ conditions: cells, outcome }) => [...cells.map(({ text }) => text), outcome]),
    ...(fallback !== undefined && { default: fallback }),
  };
  return {
    decide: [
      { eachKey: Object.fromEntries(decisionColumns.map((name) => [name, inputOf(name)])) },
      { preserve: table },
    ],
  };
}

export const randomInputs: fc.Arbitrary<JsonObject> = fc.record({
  amount: fc.oneof(
    { arbitrary: fc.oneof(ends, fc.double({ min: -4, max: 8, noNaN: true })), weight: 12 },
    { arbitrary: fc.constantFrom<Json>(null, '7', true), weight: 1 },
  ),
  zone: fc.oneof(
    { arbitrary: fc.oneof(texts, fc.constantFrom('africa', 'cafe\u0301', '')), weight: 12 },
    { arbitrary: fc.constantFrom<Json>(null, 18), weight: 1 },
  ),
  start: fc.oneof(
    { arbitrary: days, weight: 12 },
    { arbitrary: fc.constantFrom<Json>('2027-02-30', '2027-1-1', 7), weight: 1 },
  ),
  member: fc.oneof(
    { arbitrary: fc.boolean(), weight: 12 },
    { arbitrary: fc.constantFrom<Json>(null, 1, 'true'), weight: 1 },
  ),
});

/** The result, or the code of the failure. */
export function decideNaively({ hit, rows, default: fallback }: RandomDecision, inputs: JsonObject): Json {
  const isWrong = decisionColumns.some((name, column) => {
    const value = inputs[name] ?? null;
    const isTyped = rows.some(({ conditions: cells }) => cells[column]?.text !== '-');
    const types = ['number', 'string', 'string', 'boolean'];
    return (
      isTyped &&
      (typeof value !== types[column] ||
        (name === 'start' && !/^20\d\d-(?:01|02|12)-(?:0\d|28|31)$/.test(JSON.stringify(value).slice(1, -1))))
    );
  });
  if (isWrong) return 'INVALID_ARGUMENTS';
  const found = rows.filter(({ conditions: cells }) =>
    cells.every(({ accepts }, column) => accepts(inputs[decisionColumns[column] ?? ''] ?? null)),
  );
  const outcomes = found.map(({ outcome }) => Number(outcome));
  const [first] = outcomes;
  if (first === undefined) return fallback === undefined ? 'NO_DECISION' : fallback;
  const ranked = [0.2, 5, 0.1].flatMap((value) => outcomes.filter((outcome) => outcome === value));
  if (hit === 'unique') return outcomes.length === 1 ? first : 'NO_DECISION';
  if (hit === 'any') return new Set(outcomes).size === 1 ? first : 'NO_DECISION';
  if (hit === 'priority') return ranked[0] ?? null;
  if (hit === 'first') return first;
  if (hit === 'output order') return ranked;
  if (hit === 'collect sum') return outcomes.reduce((sum, outcome) => sum + Math.round(outcome * 10), 0) / 10;
  if (hit === 'collect min') return Math.min(...outcomes);
  if (hit === 'collect max') return Math.max(...outcomes);
  return hit === 'collect count' ? outcomes.length : outcomes;
}
