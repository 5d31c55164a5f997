import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isJsonObject, type Json, type JsonPath } from '../json/json.ts';
import { locatePath } from '../json/json-text.ts';
import { writeOddly } from '../testing/odd-json.ts';
import { randomDecision, toDecideRule } from '../testing/random-decisions.ts';
import { applyChanges } from '../formula/text-changes.ts';
import { changeDecision } from './change-decision.ts';
import { createDecision, placeDecision } from './create-decision.ts';
import { newRow, toDraft, withMoved, type DecisionDraft } from './decision-draft.ts';
import { findDecisions } from './written-decision.ts';

const text = `{"merge": [
  {"decide" : [
    {"eachKey": {"age": {"var":"insured.age"}, "zone": {"var": "trip.zone"}}},
    {"preserve": {
      "hit": "first",
      "outputs": [{"name": "decision"}],
      "rows": [
        ["< 18",   "-",    ["AGE"]],
        [">= 80",  "asia", 1.50],
        ["-", "-", []]
      ]}}]},
  {"if": [true, "X"]}
]}`;

function edited(of: string, change: (draft: DecisionDraft) => DecisionDraft): string {
  const [decision] = findDecisions(of);
  if (decision === undefined) throw new Error(`no decision: ${of}`);
  const draft = change(toDraft(decision));
  return applyChanges(of, changeDecision(of, decision, draft));
}

function tableOf(of: string): { readonly inputs: Json; readonly table: Json } {
  const [decision] = findDecisions(of);
  if (decision === undefined) throw new Error(`no decision: ${of}`);
  const { inputs, table } = decision;
  return {
    inputs: JSON.parse(of.slice(inputs.from, inputs.to)) as Json,
    table: JSON.parse(of.slice(table.from, table.to)) as Json,
  };
}

/** What differs, with a little of what is before it. */
function withRow(draft: DecisionDraft, row: number, cells: Readonly<Record<number, string>>): DecisionDraft {
  const changed = new Map(Object.entries(cells).map(([column, written]) => [Number(column), written]));
  return { ...draft, rows: draft.rows.map((one, index) => (index === row ? { ...one, cells: changed } : one)) };
}

describe('decision tables in a text', () => {
  it('are found wherever logic is evaluated, in their order', () => {
    const [one] = findDecisions(text);
    expect(one).toMatchObject({ path: ['merge', 0], hit: 'first', default: undefined });
    expect(one?.conditions.map(({ name }) => name)).toEqual(['age', 'zone']);
    expect(one?.outputs.map(({ name }) => name)).toEqual(['decision']);
    const two = `{"if": [true, ${text}, {"*": [2, ${text}]}, {"preserve": ${text}}]}`;
    expect(findDecisions(two).map(({ path }) => path)).toEqual([
      ['if', 1, 'merge', 0],
      ['if', 2, '*', 1, 'merge', 0],
    ]);
  });

  it('are none if the call cannot be shown as a table', () => {
    for (const unfit of [
      '{"decide": [',
      '{"decide": [{"var": "a"}, {"preserve": {}}]}',
      '{"decide": [{"eachKey": {}}, {"var": "a"}]}',
      '{"decide": [{"eachKey": {"a": 1, "a": 2}}, {"preserve": {}}]}',
      '{"decide": [{"eachKey": {}}, {"preserve": {}}, 3]}',
      '{"decide": [{"eachKey": {}}, {"preserve": {}}], "b": 1}',
    ])
      expect(findDecisions(unfit)).toEqual([]);
  });
});

describe('an edit of a decision table', () => {
  it('of a cell changes only the cell', () => {
    const changed = edited(text, (draft) => withRow(draft, 1, { 1: '"asia, europe"', 2: '1.75' }));
    expect(changed).toBe(text.replace('"asia", 1.50', '"asia, europe", 1.75'));
  });

  it('inserts, removes and moves rows as the others are written', () => {
    const inserted = edited(text, (draft) => ({ ...draft, rows: draft.rows.toSpliced(1, 0, newRow) }));
    expect(inserted).toBe(text.replace('        [">= 80"', '        ["-", "-", {}],\n        [">= 80"'));
    const removed = edited(text, (draft) => ({ ...draft, rows: draft.rows.toSpliced(2, 1) }));
    expect(removed).toBe(text.replace(',\n        ["-", "-", []]', ''));
    const moved = edited(text, (draft) => ({ ...draft, rows: withMoved(draft.rows, 2, 1, 0) }));
    expect(moved).toContain(`"rows": [
        ["-", "-", []],
        ["< 18",   "-",    ["AGE"]],
        [">= 80",  "asia", 1.50]
      ]`);
    const emptied = edited(text, (draft) => ({ ...draft, rows: [] }));
    expect(tableOf(emptied).table).toMatchObject({ rows: [] });
    const refilled = edited(emptied, (draft) => ({ ...draft, rows: [newRow, newRow] }));
    expect(tableOf(refilled).table).toMatchObject({
      rows: [
        ['-', '-', {}],
        ['-', '-', {}],
      ],
    });
  });

  it('inserts, removes, moves and renames columns with their cells', () => {
    const added = edited(text, (draft) => ({
      ...draft,
      conditions: [{ source: 1 }, { source: undefined, name: 'days', logic: '{"var": "days"}' }, { source: 0 }],
    }));
    expect(tableOf(added)).toEqual({
      inputs: { zone: { var: 'trip.zone' }, days: { var: 'days' }, age: { var: 'insured.age' } },
      table: {
        hit: 'first',
        outputs: [{ name: 'decision' }],
        rows: [
          ['-', '-', '< 18', ['AGE']],
          ['asia', '-', '>= 80', 1.5],
          ['-', '-', '-', []],
        ],
      },
    });
    expect(added).toContain('1.50');
    const renamed = edited(text, (draft) => ({
      ...draft,
      conditions: [{ source: 0, name: 'years', logic: '1' }, { source: 1 }],
      outputs: [{ source: 0, name: 'result', values: '[1, 2]' }],
    }));
    expect(renamed).toBe(
      text
        .replace('"age": {"var":"insured.age"}', '"years": 1')
        .replace('{"name": "decision"}', '{"name": "result", "values": [1, 2]}'),
    );
    expect(edited(renamed, (draft) => ({ ...draft, outputs: [{ source: 0, name: 'decision', values: null }] }))).toBe(
      text.replace('"age": {"var":"insured.age"}', '"years": 1'),
    );
    const removed = edited(text, (draft) => ({ ...draft, conditions: [{ source: 1 }] }));
    expect(tableOf(removed).table).toMatchObject({
      rows: [
        ['-', ['AGE']],
        ['asia', 1.5],
        ['-', []],
      ],
    });
  });

  it('sets the hit policy and the default, and adds what the table lacks', () => {
    const unique = edited(text, (draft) => ({ ...draft, hit: 'unique' }));
    expect(unique).toBe(text.replace('"first"', '"unique"'));
    const fallback = edited(text, (draft) => ({ ...draft, default: '[]' }));
    expect(tableOf(fallback).table).toMatchObject({ default: [] });
    expect(edited(fallback, (draft) => ({ ...draft, default: null }))).toBe(text);
    const empty = '{"decide": [{"eachKey": {}}, {"preserve": {}}]}';
    const filled = edited(empty, () => ({
      hit: 'any',
      default: '1',
      conditions: [{ source: undefined, name: 'a', logic: '2' }],
      outputs: [{ source: undefined, name: 'o' }],
      rows: [newRow],
    }));
    expect(JSON.parse(filled)).toEqual({
      decide: [
        { eachKey: { a: 2 } },
        { preserve: { hit: 'any', default: 1, outputs: [{ name: 'o' }], rows: [['-', {}]] } },
      ],
    });
  });

  it('does not lose what does not belong to the table', () => {
    const odd =
      '{"decide": [{"eachKey": {"a": 1}}, {"preserve": {"rows": [["-"], 7, ["-", 1, "more"]], "outputs": [{"name": "o"}]}}]}';
    const filled = edited(odd, (draft) => withRow(draft, 0, { 1: '5' }));
    expect(filled).toBe(odd.replace('["-"]', '["-", 5]'));
    expect(edited(odd, (draft) => withRow(draft, 1, { 1: '5' }))).toBe(odd.replace('7', '["-", 5]'));
    const wider = edited(odd, (draft) => ({
      ...draft,
      conditions: [...draft.conditions, { source: undefined, name: 'b', logic: '2' }],
    }));
    expect(tableOf(wider).table).toMatchObject({
      rows: [
        ['-', '-', {}],
        ['-', '-', {}],
        ['-', '-', 1, 'more'],
      ],
    });
  });
});

describe('a new decision table', () => {
  it('matches everything, and its outcome is to be entered', () => {
    const created = createDecision([{ name: 'age', logic: '{"var": "insured.age"}' }], 'decision', '[]');
    expect(tableOf(created)).toEqual({
      inputs: { age: { var: 'insured.age' } },
      table: { hit: 'first', outputs: [{ name: 'decision' }], rows: [['-', []]] },
    });
    expect(tableOf(createDecision([], 'decision', '["A"]', '[]')).table).toEqual({
      hit: 'first',
      outputs: [{ name: 'decision' }],
      rows: [[['A']]],
      default: [],
    });
  });

  it('replaces logic, or is another argument of an operator', () => {
    const placed = (of: string, operator?: 'merge' | '*') => applyChanges(of, placeDecision(of, '7', operator));
    expect(placed(' {} ', 'merge')).toBe('7');
    expect(placed('', '*')).toBe('7');
    expect(placed('{"var": "a"}')).toBe('7');
    expect(placed(' {"var":  "a"} ', '*')).toBe(' {"*": [{"var":  "a"},\n7]} ');
    // The result remains rounded.
    expect(placed('{"round": [{"var": "a"}, 2]}', '*')).toBe('{"round": [{"*": [{"var": "a"},\n7]}, 2]}');
    expect(placed('{"round": [{"*": [1, 2]}, 2]}', '*')).toBe('{"round": [{"*": [1, 2,\n7]}, 2]}');
    expect(placed('{"merge": [ 1, 2 ] }', 'merge')).toBe('{"merge": [ 1, 2,\n7 ] }');
    expect(placed('{"merge": []}', 'merge')).toBe('{"merge": [{"merge": []},\n7]}');
  });
});

describe('random decision tables, however they are written', () => {
  const cases = fc.record({
    decision: randomDecision,
    seed: fc.nat(),
    isWithin: fc.boolean(),
    pick: fc.nat(),
    to: fc.nat(),
    cell: fc.constantFrom('"-"', '"< 5"', '"new"', '7.50', '[]'),
  });

  it('are the same after opening, and change by an edit as their text does', () => {
    fc.assert(
      fc.property(cases, ({ decision, seed, isWithin, pick, to, cell }) => {
        const rule = toDecideRule(decision);
        const written = writeOddly(isWithin ? { '+': [1, rule] } : rule, seed);
        const [found] = findDecisions(written);
        if (found === undefined) throw new Error(written);
        const draft = toDraft(found);
        expect(changeDecision(written, found, draft)).toEqual([]);
        const [row, column] = [pick % draft.rows.length, pick % 5];
        const path: JsonPath = [...found.path, 'decide', 1, 'preserve', 'rows', row, column];
        const { from, to: end } = locatePath(written, path) ?? { from: 0, to: 0 };
        expect(edited(written, () => withRow(draft, row, { [column]: cell }))).toBe(
          written.slice(0, from) + cell + written.slice(end),
        );
        const target = to % draft.rows.length;
        const rows = withMoved(draft.rows, row, 1, target).toSpliced(target, 0, newRow);
        const { table } = tableOf(edited(written, () => ({ ...draft, rows })));
        const before = tableOf(written).table;
        const given = isJsonObject(before) && Array.isArray(before['rows']) ? (before['rows'] as readonly Json[]) : [];
        expect(table).toMatchObject({
          rows: withMoved(given, row, 1, target).toSpliced(target, 0, ['-', '-', '-', '-', {}]),
        });
      }),
      { numRuns: 300 },
    );
  });
});
