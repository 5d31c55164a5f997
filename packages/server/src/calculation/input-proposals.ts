// Inputs that the logic of a product suggests, and what a declaration would mean for values of earlier requests. Pure;
// designed for threads, as the logic may be large.
import type { InputType } from '@coverwright/insurance/input';
import { valueAt } from '@coverwright/insurance/value-at';
import {
  compileRule,
  describeVariables,
  isJsonList,
  isJsonObject,
  type Json,
  type JsonObject,
  parseLogicText,
  type PreparedTables,
  valuesOfKey,
  type VariableDescription,
} from '@coverwright/rules';
import { compileDeclared, parseDeclared } from './compile-declared.ts';
import { type LookupTable, prepareTables } from './lookup-tables.ts';

export interface ProposalTexts {
  /** JSON Logic as JSON text, by the part of the product. */
  readonly logics: readonly { readonly place: LogicPlace; readonly text: string }[];
  /** The declared inputs as JSON text, if there are any. */
  readonly inputs: string | undefined;
  /** The tables that the logic looks up, if there are any. */
  readonly tables?: readonly LookupTable[] | undefined;
  /** The values of requests, each as JSON text. */
  readonly requested: readonly string[];
}

export type LogicPlace = 'pricing' | 'underwriting' | 'codes';

export interface InputProposal {
  readonly path: string;
  /** An entry of the declaration. */
  readonly inputJsonString: string;
  readonly isDeclared: boolean;
  readonly seen: readonly SeenValue[];
  /** Rate tables all of whose values for it are seen, and whose rows match no other value. */
  readonly closedBy: readonly string[];
}

export interface SeenValue {
  readonly place: LogicPlace | 'tables' | 'requests';
  /** How the logic uses it, or a key of a table: by equality, or as the end of a range. Null for a value of requests. */
  readonly use: 'equality' | 'comparison' | 'fallback' | null;
  /** The rate table that has it. */
  readonly table: string | null;
  readonly valueJsonString: string;
  /** The number of requests; 1 for logic and tables. */
  readonly count: number;
}

/** Keep in sync with docs/limits.md. */
export const proposalLimits = {
  /** Of one input, in each place. */
  seenValues: 50,
  /** In characters; longer ones are not listed. */
  valueLength: 200,
  /** Of a trial. */
  examples: 10,
} as const;

interface Described {
  readonly place: LogicPlace;
  readonly variables: readonly VariableDescription[];
}

export function proposeInputs({ logics, inputs, requested, ...texts }: ProposalTexts): InputProposal[] {
  const tables = prepareTables(texts.tables);
  const parsed = logics.map(({ place, text }) => ({ place, logic: toJson(text) }));
  const places = [...Map.groupBy(parsed, ({ place }) => place)].map(([place, ofPlace]): Described => {
    // What tables have is seen in the tables.
    const variables = describeVariables(ofPlace.map(({ logic }) => logic));
    return { place, variables: variables.filter(({ path }) => place !== 'codes' || path !== 'premium') };
  });
  const declared = new Set(parseDeclared(inputs).map(({ path }) => path));
  const values = requested.map(toJson);
  const all = describeVariables(
    parsed.map(({ logic }) => logic),
    { tables },
  );
  const known = new Set(places.flatMap(({ variables }) => variables.map(({ path }) => path)));
  return all.flatMap((variable) => {
    const { path, segments, isDynamic } = variable;
    const isInput = !isDynamic && path !== '' && known.has(path) && !handledNames.has(segments[0] ?? '');
    if (!isInput || isWithin(segments, declared)) return [];
    const keys = seenInTables(variable, tables);
    const seen = [
      ...places.flatMap((place) => seenInLogic(place, path)),
      ...keys.seen,
      ...seenInRequests(values, segments),
    ];
    const name = segments.join('.');
    const inputJsonString = JSON.stringify(keys.isDate ? { path: name, type: 'date' } : toInput(variable, name));
    return [{ path: name, inputJsonString, isDeclared: declared.has(name), seen, closedBy: keys.closedBy }];
  });
}

/** The chosen codes and options are checked by the price itself. */
const handledNames = new Set(['loadingCodes', 'benefitOptions']);

/** Whether an input is declared that contains the variable. */
function isWithin(segments: readonly string[], declared: ReadonlySet<string>): boolean {
  return segments.some((_, count) => count > 0 && declared.has(segments.slice(0, count).join('.')));
}

/** Logic that cannot be read is reported when it is saved or calculated. */
function toJson(text: string): Json {
  const parsed = parseLogicText(text);
  return parsed.ok ? parsed.value : null;
}

const types: Readonly<Record<string, InputType>> = { number: 'number', boolean: 'boolean', list: 'list' };

/** Open: the texts of the logic are suggestions, and ends of bands are no limits. */
function toInput({ type = 'string', choices, fallback, items }: VariableDescription, path: string): JsonObject {
  const isText = types[type] === undefined;
  const suggestions = choices.filter((choice) => choice.trim() !== '').map((value) => ({ value }));
  const isDefault = fallback !== undefined && fallback !== null && fallback !== '' && !isJsonObject(fallback);
  const parts = (items ?? []).filter(({ isDynamic }) => !isDynamic);
  // An entry is either a value or has parts.
  const own = parts.find((part) => part.path === '');
  const inside = own === undefined ? parts : parts.length === 1 ? [own] : parts.filter((part) => part !== own);
  return {
    path,
    type: types[type] ?? 'text',
    ...(isText && suggestions.length > 0 && { choices: suggestions }),
    ...(isDefault && !isJsonList(fallback) && { default: fallback }),
    ...(inside.length > 0 && { items: inside.map((part) => toInput(part, part.segments.join('.'))) }),
  };
}

/** The values of the keys that the logic looks up with a variable. */
function seenInTables({ lookedUp = [] }: VariableDescription, tables: PreparedTables | undefined) {
  const keys = lookedUp.flatMap(({ table, key }) => {
    const prepared = tables?.get(table);
    const found = prepared && valuesOfKey(prepared, key, proposalLimits.seenValues);
    const { match, type } = prepared?.table.keys.find((one) => one.name === key) ?? {};
    return found === undefined ? [] : [{ table, type, isExact: match === 'exact', ...found }];
  });
  const seen = keys.flatMap(({ table, isExact, values }) =>
    values.flatMap((value) =>
      toSeen({ place: 'tables', use: isExact ? 'equality' : 'comparison', table, count: 1 }, value),
    ),
  );
  // The ends of ranges are not the only values, and a row for any value has a rate for all others.
  const closing = keys.filter(
    ({ type, isExact, hasAny, isCut, values }) => type === 'text' && isExact && !hasAny && !isCut && values.length > 0,
  );
  const isDate = keys.length > 0 && keys.every(({ type }) => type === 'date');
  return { seen, isDate, closedBy: [...new Set(closing.map(({ table }) => table))] };
}

function seenInLogic({ place, variables }: Described, path: string): SeenValue[] {
  const variable = variables.find((one) => one.path === path);
  if (variable === undefined) return [];
  const { examples, choices, fallback } = variable;
  const values = fallback === undefined ? examples : [...examples.filter((one) => one !== fallback), fallback];
  return values.slice(0, proposalLimits.seenValues).flatMap((value) => {
    const use =
      value === fallback
        ? 'fallback'
        : typeof value === 'string' && choices.includes(value)
          ? 'equality'
          : 'comparison';
    return toSeen({ place, use, table: null, count: 1 }, value);
  });
}

function seenInRequests(values: readonly Json[], segments: readonly string[]): SeenValue[] {
  const counts = new Map<string, number>();
  for (const one of values) {
    const value = valueAt(one, segments);
    if (value === undefined || value === null || typeof value === 'object') continue;
    const text = JSON.stringify(value);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, proposalLimits.seenValues)
    .flatMap(([text, count]) => toSeen({ place: 'requests', use: null, table: null, count }, JSON.parse(text)));
}

function toSeen(seen: Omit<SeenValue, 'valueJsonString'>, value: Json): SeenValue[] {
  const valueJsonString = JSON.stringify(value);
  return valueJsonString.length > proposalLimits.valueLength ? [] : [{ ...seen, valueJsonString }];
}

export interface TrialTexts {
  /** The declaration as JSON text, which is valid. */
  readonly inputs: string;
  /** The values of requests, each as JSON text. */
  readonly requested: readonly string[];
}

export interface InputTrial {
  readonly checkedCount: number;
  /** Requests with at least one value that does not match. */
  readonly mismatchedCount: number;
  readonly mismatches: readonly InputMismatch[];
}

interface InputMismatch {
  /** Without the positions in lists. */
  readonly path: string;
  /** The number of requests. */
  readonly count: number;
  /** Some of the values, without repetitions. */
  readonly valuesJsonStrings: readonly string[];
}

/** What would be refused if every input had the level refuse. */
export function tryInputs({ inputs, requested }: TrialTexts): InputTrial {
  const apply = compileDeclared(inputs, compileRule);
  const found = new Map<string, { count: number; readonly examples: Set<string> }>();
  let mismatchedCount = 0;
  for (const values of requested.map(toJson)) {
    const { problems } = apply(values);
    if (problems.length > 0) mismatchedCount += 1;
    const inRequest = Map.groupBy(problems, ({ path }) => withoutPositions(path));
    for (const [path, ofPath] of inRequest) {
      const mismatch = found.get(path) ?? { count: 0, examples: new Set() };
      found.set(path, mismatch);
      mismatch.count += 1;
      for (const problem of ofPath) {
        const text = JSON.stringify(valueAt(values, problem.path.split('.')) ?? null);
        const isShown = text.length <= proposalLimits.valueLength && mismatch.examples.size < proposalLimits.examples;
        if (isShown) mismatch.examples.add(text);
      }
    }
  }
  const mismatches = [...found].map(([path, { count, examples }]) => ({
    path,
    count,
    valuesJsonStrings: [...examples],
  }));
  return { checkedCount: requested.length, mismatchedCount, mismatches };
}

function withoutPositions(path: string): string {
  return path.replaceAll(/\.\d+(?=\.|$)/g, '');
}
