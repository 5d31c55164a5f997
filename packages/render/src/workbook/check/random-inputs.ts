// Input sets for comparing two calculations: the same ones each time for the same workbook. Values are similar to those in
// the workbook, so that lookups often find a match.
import { idsIn, type Plan, toPlace } from '../plan/plan.ts';
import { toKey, type Workbook } from '../read/cells.ts';
import { dataTypeOf, type DataType } from '../read/fields.ts';
import type { CellValue } from '../values.ts';

const poolMax = 2_000;

interface InputCell {
  readonly id: number;
  readonly dataType: DataType;
  readonly value: CellValue;
}

/** Returns the next set at each call. */
export function createRandomInputs(plan: Plan, workbook: Workbook): () => Map<number, CellValue | undefined> {
  const cellAt = (id: number) => {
    const { sheet, row, column } = toPlace(id);
    return workbook.sheets[sheet]?.cells.get(toKey(row, column));
  };
  const inputs = plan.inputs.flatMap(({ area }) =>
    Array.from(idsIn(area), (id): InputCell => {
      const cell = cellAt(id);
      return { id, dataType: dataTypeOf(cell), value: cell?.value ?? null };
    }),
  );
  const texts: string[] = [];
  const numbers: number[] = [];
  for (const id of plan.constants) {
    const value = cellAt(id)?.value;
    if (typeof value === 'string' && texts.length < poolMax) texts.push(value);
    if (typeof value === 'number' && numbers.length < poolMax) numbers.push(value);
  }
  const random = createRandom();
  const pick = <Item>(list: readonly Item[], otherwise: Item): Item =>
    list[Math.floor(random() * list.length)] ?? otherwise;
  const nextNumber = (value: number): number => {
    const chance = random();
    if (chance < 0.15) return value;
    if (chance < 0.3) return pick(numbers, value);
    if (chance < 0.35) return 0;
    const decimals = Math.min(String(value).split('.')[1]?.length ?? 0, 4) + (chance > 0.9 ? 1 : 0);
    const span = value === 0 ? 100 : 2 * value;
    return Number((random() * span).toFixed(decimals));
  };
  const next = ({ dataType, value }: InputCell): CellValue | undefined => {
    if (typeof value === 'boolean') return random() < 0.5;
    if (typeof value === 'string') return random() < 0.7 ? pick(texts, value) : value;
    if (typeof value !== 'number') return undefined;
    return dataType === 'date'
      ? Math.max(61, Math.trunc(value) + Math.floor((random() - 0.5) * 7_300))
      : nextNumber(value);
  };
  return () => new Map(inputs.map((input) => [input.id, next(input)]));
}

/** Mulberry32. */
function createRandom(): () => number {
  let state = 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
