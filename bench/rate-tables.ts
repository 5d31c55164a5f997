/**
 * Lookups in rate tables against reading a variable, the same table as nested `if` in compiled code, and json-logic-js
 * with the same `if` and with the rule that expandRule returns: in one process, alternating, medians. Every result is
 * compared first.
 */
import jsonLogic from 'json-logic-js';
import { pathToFileURL } from 'node:url';
import {
  checkTable,
  compileRule,
  expandRule,
  prepareTable,
  readTable,
  type Json,
  type TableHeader,
} from '../packages/rules/src/rules.ts';
import { type BenchResult, median } from './bench-result.ts';

const sampleCount = 512;
const rounds = 11;
const roundMs = 20;
/** The expanded rules are larger than the limits of rules. */
const limits = { maxRuleNodes: 2_000_000, maxDepth: 200 };
const lookupMaxNs = 150;

const header: TableHeader = {
  name: 'travel',
  keys: [
    { name: 'zone', match: 'exact', type: 'text' },
    { name: 'plan', match: 'exact', type: 'text' },
    { name: 'days', match: 'range', type: 'number' },
  ],
  values: [{ name: 'amount', unit: { kind: 'amount', currency: 'HKD' } }],
};

interface Size {
  readonly zones: number;
  readonly plans: number;
  readonly bands: number;
}

/** The ends of the bands: whole numbers, or between them. */
function endOf(band: number, isWhole: boolean): number {
  return isWhole ? band * 3 : band * 3 + (band > 0 ? 0.5 : 0);
}

function amountOf(row: number): number {
  return (10_000 + ((row * 7919) % 90_000)) / 100;
}

function rowsOf({ zones, plans, bands }: Size, isWhole: boolean): Json[][] {
  return Array.from({ length: zones * plans * bands }, (_, row) => {
    const band = row % bands;
    const group = Math.floor(row / bands);
    const [zone, plan] = [`zone-${Math.floor(group / plans)}`, `plan-${group % plans}`];
    return [zone, plan, endOf(band, isWhole), endOf(band + 1, isWhole), amountOf(row)];
  });
}

/** As it would be written by hand: first the zone, then the plan, then the bands. */
function toNestedIf({ zones, plans, bands }: Size): Json {
  const choose = (count: number, result: (index: number) => Json, test: (index: number) => Json): Json => ({
    if: [...Array.from({ length: count }, (_, index) => [test(index), result(index)]).flat(), null],
  });
  return choose(
    zones,
    (zone) =>
      choose(
        plans,
        (plan) =>
          choose(
            bands,
            (band) => amountOf((zone * plans + plan) * bands + band),
            (band) => ({ '<': [{ var: 'days' }, endOf(band + 1, true)] }),
          ),
        (plan) => ({ '===': [{ var: 'plan' }, `plan-${plan}`] }),
      ),
    (zone) => ({ '===': [{ var: 'zone' }, `zone-${zone}`] }),
  );
}

/** Parsed from JSON, as values of requests are. */
function samplesOf({ zones, plans, bands }: Size): Json[] {
  let state = 7;
  const random = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return Array.from({ length: sampleCount }, (): Json => {
    const values = { zone: `zone-${random(zones)}`, plan: `plan-${random(plans)}`, days: random(bands * 3) };
    return JSON.parse(JSON.stringify(values)) as Json;
  });
}

type Evaluate = (data: Json) => unknown;

/** Nanoseconds of processor time of an evaluation. */
function timeOf(evaluate: Evaluate, samples: readonly Json[]): number {
  const start = process.threadCpuUsage();
  let count = 0;
  let elapsed = 0;
  do {
    for (const sample of samples) evaluate(sample);
    count += samples.length;
    const { user, system } = process.threadCpuUsage(start);
    elapsed = user + system;
  } while (elapsed < roundMs * 1000);
  return (elapsed * 1000) / count;
}

interface Lookup {
  readonly evaluate: Evaluate;
  /** By json-logic-js; undefined for a table that is too large. */
  readonly expanded: Evaluate | undefined;
}

function tableRule(size: Size, isWhole: boolean): Lookup {
  const { table, problems } = readTable(header, rowsOf(size, isWhole));
  if (problems.length > 0 || checkTable(table).length > 0) throw new Error('The table has problems.');
  const eachKey = { zone: { var: 'zone' }, plan: { var: 'plan' }, days: { var: 'days' } };
  const tables = new Map([['travel', prepareTable(table)]]);
  const rule: Json = { table: ['travel', { eachKey }, 'amount'] };
  const compiled = compileRule(rule, { tables });
  const expanded = expandRule(rule, tables);
  return {
    evaluate: (data) => compiled.evaluate(data),
    expanded: expanded.ok ? peerOf(expanded.rule) : undefined,
  };
}

function peerOf(rule: Json): Evaluate {
  return (data) => jsonLogic.apply(rule as Parameters<typeof jsonLogic.apply>[0], data);
}

function compiledOf(rule: Json): Evaluate {
  const compiled = compileRule(rule, { limits });
  return (data) => compiled.evaluate(data);
}

function measure(size: Size): BenchResult[] {
  const samples = samplesOf(size);
  const nested = toNestedIf(size);
  const whole = tableRule(size, true);
  const peer = peerOf(nested);
  const ways = {
    variable: compiledOf({ var: 'days' }),
    whole: whole.evaluate,
    decimal: tableRule(size, false).evaluate,
    nested: compiledOf(nested),
    peer,
    expanded: whole.expanded ?? peer,
  };
  for (const sample of samples) {
    const expected = JSON.stringify({ ok: true, value: ways.peer(sample) });
    const all = [ways.whole(sample), ways.nested(sample), { ok: true, value: ways.expanded(sample) }];
    if (all.some((one) => JSON.stringify(one) !== expected)) throw new Error(`Another result than ${expected}.`);
  }
  const names = Object.keys(ways) as (keyof typeof ways)[];
  const times = Object.fromEntries(names.map((name): [string, number[]] => [name, []]));
  for (const name of names) timeOf(ways[name], samples);
  for (let round = 0; round < rounds; round++) for (const name of names) times[name]?.push(timeOf(ways[name], samples));
  const ns = (name: keyof typeof ways): number => median(times[name] ?? []);
  const ratio = (a: keyof typeof ways, b: keyof typeof ways): number =>
    median((times[a] ?? []).map((time, round) => time / (times[b]?.[round] ?? Number.NaN)));
  const rows = size.zones * size.plans * size.bands;
  const title = `rate tables: ${rows.toLocaleString('en')} rows`;
  console.log(`${title}: ${names.map((name) => `${name} ${ns(name).toFixed(0)} ns`).join(', ')}`);
  const isClaimed = rows === 10_000;
  return [
    {
      name: `${title}, whole-number ranges, times var`,
      ratio: ratio('whole', 'variable'),
      ...(isClaimed && { atMost: 3 }),
    },
    {
      name: `${title}, ranges of decimals, of ${lookupMaxNs} ns`,
      ratio: ns('decimal') / lookupMaxNs,
      ...(isClaimed && { atMost: 1 }),
    },
    { name: `${title}, than nested if, compiled`, ratio: ratio('nested', 'whole'), ...(isClaimed && { atLeast: 20 }) },
    {
      name: `${title}, than nested if in json-logic-js`,
      ratio: ratio('peer', 'whole'),
      ...(isClaimed && { atLeast: 100 }),
    },
  ];
}

export async function benchRateTables(): Promise<BenchResult[]> {
  return [
    { zones: 5, plans: 4, bands: 5 },
    { zones: 20, plans: 10, bands: 50 },
    { zones: 40, plans: 50, bands: 50 },
  ].flatMap(measure);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await benchRateTables();
