import * as fc from 'fast-check';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changesByFormula, toFormula } from '../formula/formula.ts';
import { parseFormula } from '../formula/parse-formula.ts';
import { applyChanges, type TextChange } from '../formula/text-changes.ts';
import { isJsonList, isJsonObject, type Json, type JsonPath } from '../json/json.ts';
import { writeOddly } from '../testing/odd-json.ts';
import { randomRule } from '../testing/random-rules.ts';
import {
  blockAt,
  innerBlocks,
  insertBlock,
  moveBlock,
  pathOfPlace,
  placeOfPath,
  readBlocks,
  removeBlock,
  replaceBlock,
  takesBlocks,
  unwrapBlock,
  wrapBlock,
  type Block,
  type BlockEdit,
  type BlockPlace,
} from './blocks.ts';

function rootOf(text: string): Block {
  const root = readBlocks(text);
  if (typeof root === 'string') throw new Error(`${root}: ${text}`);
  return root;
}

function placesIn(block: Block, place: BlockPlace = []): BlockPlace[] {
  return [place, ...innerBlocks(block).flatMap((inner, index) => placesIn(inner, [...place, index]))];
}

function valueAt(value: Json, path: JsonPath): Json | undefined {
  let found: Json | undefined = value;
  for (const segment of path) {
    if (isJsonList(found)) found = found[Number(segment)];
    else found = isJsonObject(found) ? found[String(segment)] : undefined;
  }
  return found;
}

function valueOf(text: string, { from, to }: Block): Json {
  return JSON.parse(text.slice(from, to)) as Json;
}

function made(text: string, edit: BlockEdit | undefined): string {
  if (edit === undefined) throw new Error(`refused: ${text}`);
  return applyChanges(text, edit.changes);
}

/** Each block is the range of its value, and knows its path; the text is not touched by reading it. */
function expectLossless(text: string): void {
  const root = rootOf(text);
  const value = JSON.parse(text) as Json;
  for (const place of placesIn(root)) {
    const block = blockAt(root, place);
    const path = pathOfPlace(root, place);
    expect(block && valueOf(text, block)).toEqual(valueAt(value, path));
    expect(placeOfPath(root, path)).toEqual(place);
    expect(moveBlock(text, root, place, { parent: place, index: 0 })).toBeUndefined();
  }
}

function isNumber(block: Block | undefined): boolean {
  return block?.kind === 'literal' && /^[-\d]/.test(block.written);
}

/** The edit of each number as a block, as text, and as a formula. */
function expectEqualEdits(text: string): void {
  const root = rootOf(text);
  const shown = toFormula(text);
  const parsed = parseFormula(shown.ok ? shown.formula : '');
  for (const place of placesIn(root)) {
    const block = blockAt(root, place);
    if (block === undefined || !isNumber(block)) continue;
    // In `--1`, a number without its sign would make another formula.
    const number = `${text[block.from] === '-' ? '-' : ''}271.50`;
    const edited = text.slice(0, block.from) + number + text.slice(block.to);
    expect(made(text, replaceBlock(root, place, number))).toBe(edited);
    const inFormula = parsed.ok ? blockAt(parsed.tree, place) : undefined;
    if (!shown.ok || inFormula === undefined) throw new Error(text);
    const formula = `${shown.formula.slice(0, inFormula.from)}${number}${shown.formula.slice(inFormula.to)}`;
    const byFormula = changesByFormula(text, formula);
    expect(byFormula.ok && applyChanges(text, byFormula.changes)).toBe(edited);
  }
}

/** What no change touches is as it was. */
function expectUntouched(text: string, changes: readonly TextChange[], edited: string): void {
  let [at, shift] = [0, 0];
  for (const { from, to, insert } of changes) {
    expect(from).toBeGreaterThanOrEqual(at);
    expect(edited.slice(at + shift, from + shift)).toBe(text.slice(at, from));
    shift += insert.length - (to - from);
    at = to;
  }
  expect(edited.slice(at + shift)).toBe(text.slice(at));
}

/** The values that a block has, in a form in which its arguments are always a list. */
function argumentsOf(text: string, block: Block | undefined): readonly Json[] {
  return block === undefined ? [] : innerBlocks(block).map((one) => valueOf(text, one));
}

/** The pick-th of some items. */
function pickFrom<Item>(items: readonly Item[], pick: number): Item | undefined {
  return items[pick % Math.max(items.length, 1)];
}

function expectStructuralEdits(text: string, pick: number): void {
  const root = rootOf(text);
  const place = pickFrom(placesIn(root), pick) ?? [];
  const block = blockAt(root, place);
  const written = text.slice(block?.from, block?.to);
  const wrapped = made(text, wrapBlock(root, place, { before: '{"round": [', after: ', 2]}' }));
  expect(wrapped).toBe(`${text.slice(0, block?.from)}{"round": [${written}, 2]}${text.slice(block?.to)}`);
  expect(made(wrapped, unwrapBlock(rootOf(wrapped), [...place, 0]))).toBe(text);
  const index = place.at(-1);
  if (index === undefined) return;
  const parent = place.slice(0, -1);
  const siblings = argumentsOf(text, blockAt(root, parent));

  const removed = removeBlock(root, place);
  const without = made(text, removed);
  expectUntouched(text, removed?.changes ?? [], without);
  expect(argumentsOf(without, blockAt(rootOf(without), parent))).toEqual(siblings.toSpliced(index, 1));

  const inserted = insertBlock(text, root, { parent, index }, '"new"');
  const withNew = made(text, inserted);
  expectUntouched(text, inserted?.changes ?? [], withNew);
  expect(argumentsOf(withNew, blockAt(rootOf(withNew), parent))).toEqual(siblings.toSpliced(index, 0, 'new'));
  expect(inserted?.place).toEqual(place);
}

/** A moved block is at its new place as it was written, and the others are what they were. */
function expectMoves(text: string, pick: number, pickTarget: number): void {
  const root = rootOf(text);
  const places = placesIn(root);
  const place = pickFrom(places, pick) ?? [];
  const targets = places.filter((one) => {
    const target = blockAt(root, one);
    return target !== undefined && takesBlocks(target);
  });
  const parent = pickFrom(targets, pickTarget);
  if (parent === undefined) return;
  const count = innerBlocks(blockAt(root, parent) ?? root).length;
  const moved = moveBlock(text, root, place, { parent, index: pickTarget % (count + 1) });
  if (moved === undefined) return;
  const edited = made(text, moved);
  const after = rootOf(edited);
  const [before, now] = [blockAt(root, place), blockAt(after, moved.place)];
  expect(edited.slice(now?.from, now?.to)).toBe(text.slice(before?.from, before?.to));
  expectUntouched(text, moved.changes, edited);
  const leaves = (whole: string, block: Block): string[] => {
    const within = innerBlocks(block);
    return within.length === 0 ? [whole.slice(block.from, block.to)] : within.flatMap((one) => leaves(whole, one));
  };
  const emptied = (all: readonly string[]) => all.filter((leaf) => /^["\d-]|var/.test(leaf)).toSorted();
  const isOnly = innerBlocks(blockAt(root, place.slice(0, -1)) ?? root).length === 1;
  if (!isOnly && count > 0) expect(emptied(leaves(edited, after))).toEqual(emptied(leaves(text, root)));
}

const suiteFile = new URL('../../../../../shared/data/jsonlogic-official.json', import.meta.url);
const official = existsSync(suiteFile)
  ? (JSON.parse(readFileSync(suiteFile, 'utf8')) as unknown[]).flatMap((entry) =>
      Array.isArray(entry) ? [entry[0] as Json] : [],
    )
  : [];

describe.skipIf(official.length === 0)('the official rules as blocks', () => {
  it.each([1, 2, 3])('are the same after opening and closing, and change as their text does (%i)', (seed) => {
    expect(official).toHaveLength(280);
    for (const [index, rule] of official.entries()) {
      const text = writeOddly(rule, seed);
      expectLossless(text);
      expectEqualEdits(text);
      expectStructuralEdits(text, index * seed);
      expectMoves(text, index * seed, index + seed);
    }
  });
});

describe('generated rules as blocks', () => {
  const rules = randomRule({ withRounding: true, withRefused: true });
  const seeds = fc.nat();

  it('are the same after opening and closing, and numbers change as in the text and in the formula', () => {
    fc.assert(
      fc.property(rules, seeds, (rule, seed) => {
        const text = writeOddly(rule, seed);
        expectLossless(text);
        expectEqualEdits(text);
      }),
      { seed: 20_275, numRuns: 10_000 },
    );
  });

  it('change only where blocks are added, removed, wrapped, unwrapped and moved', () => {
    fc.assert(
      fc.property(rules, seeds, seeds, seeds, (rule, seed, pick, target) => {
        const text = writeOddly(rule, seed);
        expectStructuralEdits(text, pick);
        expectMoves(text, pick, target);
      }),
      { seed: 20_276, numRuns: 10_000 },
    );
  });
});
