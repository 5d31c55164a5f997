/**
 * Lookups in rate tables, and decisions by decision tables with the same rows, against reading a variable, the same rows as
 * nested `if` in compiled code, json-logic-js with the same `if` and with the rule that expandRule returns, and the
 * decision table of GoRules ZEN. Every result is compared first.
 */
import {
  checkTable,
  compileRule,
  decisionLimits,
  expandRule,
  prepareTable,
  readTable,
  type Json,
  type TableHeader,
} from '../packages/rules/src/rules.ts';
import type { BenchResult } from './bench-result.ts';
import { compiledOf, type Evaluate, jsonLogicOf, type Times, timesOf } from './lookup-times.ts';
import { countRows, type Rate, ratesOf, samplesOf, type Size, sizes, toNestedIf } from './rate-rows.ts';
import { openZenTable, type ZenTable } from './zen-table.ts';

const lookupMaxNs = 150;
/** Of the peer that takes milliseconds for each. */
const zenSamples = 64;

const header: TableHeader = {
  name: 'travel',
  keys: [
    { name: 'zone', match: 'exact', type: 'text' },
    { name: 'plan', match: 'exact', type: 'text' },
    { name: 'days', match: 'range', type: 'number' },
  ],
  values: [{ name: 'amount', unit: { kind: 'amount', currency: 'HKD' } }],
};

const eachKey: Json = { zone: { var: 'zone' }, plan: { var: 'plan' }, days: { var: 'days' } };

interface Lookup {
  readonly evaluate: Evaluate;
  /** By json-logic-js; undefined for a table that is too large. */
  readonly expanded: Evaluate | undefined;
}

function tableRule(rates: readonly Rate[]): Lookup {
  const rows = rates.map(({ zone, plan, from, to, amount }) => [zone, plan, from, to, amount]);
  const { table, problems } = readTable(header, rows);
  if (problems.length > 0 || checkTable(table).length > 0) throw new Error('The table has problems.');
  const tables = new Map([['travel', prepareTable(table)]]);
  const rule: Json = { table: ['travel', { eachKey }, 'amount'] };
  const compiled = compileRule(rule, { tables });
  const expanded = expandRule(rule, tables);
  return {
    evaluate: (data) => compiled.evaluate(data),
    expanded: expanded.ok ? jsonLogicOf(expanded.rule) : undefined,
  };
}

function decideRule(rates: readonly Rate[]): Evaluate {
  const rows = rates.map(({ zone, plan, from, to, amount }) => [zone, plan, `[${from}..${to})`, amount]);
  return compiledOf({ decide: [{ eachKey }, { preserve: { hit: 'first', outputs: [{ name: 'amount' }], rows } }] });
}

function waysOf(size: Size, rates: readonly Rate[]) {
  const whole = tableRule(rates);
  const nested = toNestedIf(size);
  const peer = jsonLogicOf(nested);
  return {
    variable: compiledOf({ var: 'days' }),
    whole: whole.evaluate,
    decimal: tableRule(ratesOf(size, false)).evaluate,
    nested: compiledOf(nested),
    peer,
    expanded: whole.expanded ?? peer,
    ...(rates.length <= decisionLimits.maxRows && { decide: decideRule(rates) }),
  };
}

type Ways = ReturnType<typeof waysOf>;

async function compareResults(ways: Ways, zen: ZenTable, samples: readonly Json[]): Promise<void> {
  for (const [index, sample] of samples.entries()) {
    const value = ways.peer(sample);
    const all = [ways.whole(sample), ways.nested(sample), ways.decide?.(sample) ?? ways.whole(sample)];
    all.push({ ok: true, value: ways.expanded(sample) });
    if (index < zenSamples) all.push({ ok: true, value: await zen.evaluate(sample) });
    const expected = JSON.stringify({ ok: true, value });
    if (all.some((one) => JSON.stringify(one) !== expected)) throw new Error(`Another result than ${expected}.`);
  }
}

function tableResults(title: string, times: Times<keyof Ways>, zenNs: number, isClaimed: boolean): BenchResult[] {
  return [
    {
      name: `${title}, whole-number ranges, times var`,
      ratio: times.ratio('whole', 'variable'),
      ...(isClaimed && { atMost: 3 }),
    },
    ...(['whole', 'decimal'] as const).map((way) => ({
      name: `${title}, ${way === 'whole' ? 'whole-number ranges' : 'ranges of decimals'}, of ${lookupMaxNs} ns`,
      ratio: times.ns(way) / lookupMaxNs,
      ...(isClaimed && { atMost: 1 }),
    })),
    {
      name: `${title}, than nested if, compiled`,
      ratio: times.ratio('nested', 'whole'),
      ...(isClaimed && { atLeast: 20 }),
    },
    {
      name: `${title}, than nested if in json-logic-js`,
      ratio: times.ratio('peer', 'whole'),
      ...(isClaimed && { atLeast: 100 }),
    },
    { name: `${title}, than GoRules ZEN`, ratio: zenNs / times.ns('whole'), ...(isClaimed && { atLeast: 1000 }) },
  ];
}

function decideResults(title: string, times: Times<keyof Ways>, zenNs: number, isClaimed: boolean): BenchResult[] {
  return [
    { name: `${title}, decision table, times a rate table`, ratio: times.ratio('decide', 'whole') },
    { name: `${title}, decision table, than nested if, compiled`, ratio: times.ratio('nested', 'decide') },
    { name: `${title}, decision table, than nested if in json-logic-js`, ratio: times.ratio('peer', 'decide') },
    {
      name: `${title}, decision table, than GoRules ZEN`,
      ratio: zenNs / times.ns('decide'),
      ...(isClaimed && { atLeast: 100 }),
    },
  ];
}

async function measure(size: Size): Promise<BenchResult[]> {
  const count = countRows(size);
  const rates = ratesOf(size);
  const samples = samplesOf(size);
  const ways = waysOf(size, rates);
  const zen = openZenTable(rates);
  try {
    await compareResults(ways, zen, samples);
    const times = timesOf(ways, samples);
    const zenNs = await zen.time(samples);
    const title = `rate tables: ${count.toLocaleString('en')} rows`;
    console.log(`${title}: ${times.toString()}, GoRules ZEN ${zenNs.toFixed(0)} ns`);
    const isClaimed = count === 10_000;
    return [
      ...tableResults(title, times, zenNs, isClaimed),
      ...(ways.decide === undefined ? [] : decideResults(title, times, zenNs, isClaimed)),
    ];
  } finally {
    zen.close();
  }
}

export async function benchRateTables(): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const size of sizes) results.push(...(await measure(size)));
  return results;
}
