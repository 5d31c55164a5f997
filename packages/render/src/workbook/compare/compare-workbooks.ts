// The changes between two versions of a workbook, cell by cell, and the outputs that they affect.
import { processorDeadline } from '../../threads/processor-time.ts';
import { workbookLimits } from '../limits.ts';
import { idsIn, nameCell, planOutputs, toId } from '../plan/plan.ts';
import { type Cell, toKey, type Workbook } from '../read/cells.ts';
import { type Field, findFields } from '../read/fields.ts';
import { Refusal } from '../read/refusal.ts';
import { isSameValue, showValue } from '../values.ts';

/** NAME: a defined name refers to another cell. FORMULA: a formula was changed, added or removed. CONSTANT: a value was changed. */
export type ChangeKind = 'ADDED' | 'REMOVED' | 'FORMULA' | 'CONSTANT' | 'NAME';

export interface WorkbookChange {
  readonly kind: ChangeKind;
  /** Rates!C12, or the defined name. */
  readonly at: string;
  /** The formula or value; absent if there is none. */
  readonly before?: string;
  readonly after?: string;
  /** The variables of the outputs that it affects. */
  readonly outputs: readonly string[];
}

export interface WorkbookComparison {
  /** Those that affect outputs come first; up to a limit. */
  readonly changes: readonly WorkbookChange[];
  readonly counts: Readonly<Record<ChangeKind, number>>;
  /** The variables of the outputs affected by any change. */
  readonly outputs: readonly string[];
  /** Whether there was enough time to trace all outputs. */
  readonly isComplete: boolean;
}

interface FoundChange extends Omit<WorkbookChange, 'outputs'> {
  /** The cell's sheet in either version; undefined if it has no such sheet, and for names. */
  readonly beforeId?: number;
  readonly afterId?: number;
}

export function compareWorkbooks(before: Workbook, after: Workbook): WorkbookComparison {
  const found = [...cellChanges(before, after), ...nameChanges(before, after)];
  const reached = followOutputs(before, after, found);
  const changes = found
    .map(({ beforeId, afterId, ...change }) => ({ ...change, outputs: reached.outputsOf(beforeId, afterId) }))
    .toSorted((left, right) => Number(right.outputs.length > 0) - Number(left.outputs.length > 0));
  const counts = { ADDED: 0, REMOVED: 0, FORMULA: 0, CONSTANT: 0, NAME: 0 };
  for (const { kind } of found) counts[kind]++;
  return {
    changes: changes.slice(0, workbookLimits.listed),
    counts,
    outputs: [...new Set(changes.flatMap(({ outputs }) => outputs))],
    isComplete: reached.isComplete,
  };
}

function* cellChanges(before: Workbook, after: Workbook): Generator<FoundChange> {
  const sheetOf = (workbook: Workbook, name: string) =>
    workbook.sheets.findIndex((sheet) => sheet.name.toLowerCase() === name.toLowerCase());
  const names = new Map([...before.sheets, ...after.sheets].map(({ name }) => [name.toLowerCase(), name]));
  for (const name of names.values()) {
    const [beforeSheet, afterSheet] = [sheetOf(before, name), sheetOf(after, name)];
    const old = before.sheets[beforeSheet]?.cells ?? noCells;
    const current = after.sheets[afterSheet]?.cells ?? noCells;
    for (const key of new Set([...old.keys(), ...current.keys()])) {
      const [was, is] = [old.get(key), current.get(key)];
      const kind = kindOf(was, is);
      if (kind === undefined) continue;
      const beforeId = was && idAt(beforeSheet, key);
      const afterId = is && idAt(afterSheet, key);
      yield {
        kind,
        at: afterId === undefined ? nameCell(before, beforeId ?? 0) : nameCell(after, afterId),
        ...(was && { before: showCell(was) }),
        ...(is && { after: showCell(is) }),
        ...(beforeId !== undefined && { beforeId }),
        ...(afterId !== undefined && { afterId }),
      };
    }
  }
}

const noCells: ReadonlyMap<number, Cell> = new Map();
const columnsOfKey = toKey(1, 0);

function idAt(sheet: number, key: number): number {
  return toId(sheet, Math.floor(key / columnsOfKey), key % columnsOfKey);
}

/** A different result of the same formula does not count as a change. */
function kindOf(was: Cell | undefined, is: Cell | undefined): ChangeKind | undefined {
  if (was === undefined || isBlank(was)) return is === undefined || isBlank(is) ? undefined : 'ADDED';
  if (is === undefined || isBlank(is)) return 'REMOVED';
  if (was.formula !== undefined || is.formula !== undefined) return was.formula === is.formula ? undefined : 'FORMULA';
  return isSameValue(was.value, is.value) ? undefined : 'CONSTANT';
}

function isBlank({ value, formula }: Cell): boolean {
  return formula === undefined && (value === null || value === '');
}

function showCell({ value, formula }: Cell): string {
  return formula === undefined ? showValue(value) : `=${formula}`;
}

function* nameChanges(before: Workbook, after: Workbook): Generator<FoundChange> {
  const namesOf = (workbook: Workbook) =>
    new Map(workbook.names.map((each) => [`${each.name.toLowerCase()} ${each.sheet ?? ''}`, each]));
  const [old, current] = [namesOf(before), namesOf(after)];
  for (const key of new Set([...old.keys(), ...current.keys()])) {
    const [was, is] = [old.get(key), current.get(key)];
    if (was?.refersTo === is?.refersTo) continue;
    yield {
      kind: 'NAME',
      at: is?.name ?? was?.name ?? '',
      ...(was && { before: was.refersTo }),
      ...(is && { after: is.refersTo }),
    };
  }
}

/** The cells that each output needs, in either version. */
function followOutputs(before: Workbook, after: Workbook, changes: readonly FoundChange[]) {
  const isOver = processorDeadline(workbookLimits.checkMs / 4);
  const wanted = {
    before: new Set(changes.flatMap(({ beforeId }) => beforeId ?? [])),
    after: new Set(changes.flatMap(({ afterId }) => afterId ?? [])),
  };
  const reached = { before: new Map<number, string[]>(), after: new Map<number, string[]>() };
  let isComplete = true;
  for (const side of ['after', 'before'] as const) {
    const workbook = side === 'after' ? after : before;
    const { fields } = findFields(workbook);
    const inputs = fields.filter(({ kind }) => kind === 'input');
    for (const output of fields.filter(({ kind }) => kind === 'output')) {
      if (isOver()) isComplete = false;
      if (!isComplete) break;
      for (const id of neededBy(output, inputs, workbook)) {
        if (!wanted[side].has(id)) continue;
        const outputs = reached[side].get(id) ?? [];
        outputs.push(output.variable);
        reached[side].set(id, outputs);
      }
    }
  }
  const outputsAt = (side: 'before' | 'after', id: number | undefined) =>
    id === undefined ? [] : (reached[side].get(id) ?? []);
  return {
    isComplete,
    outputsOf: (beforeId: number | undefined, afterId: number | undefined) => [
      ...new Set([...outputsAt('after', afterId), ...outputsAt('before', beforeId)]),
    ],
  };
}

/** The cells of the output, and all cells that its formulas read. Empty if it cannot be computed. */
function neededBy(output: Field, inputs: readonly Field[], workbook: Workbook): Set<number> {
  try {
    const { cells, constants } = planOutputs(workbook, inputs, [output]);
    return new Set([...idsIn(output.area), ...cells.map(({ id }) => id), ...constants]);
  } catch (error) {
    if (error instanceof Refusal) return new Set(idsIn(output.area));
    throw error;
  }
}
