import type { Json } from '../json/json.ts';
import type { KeyType } from '../tables/rate-table.ts';
import { dayOf } from '../tables/table-cells.ts';
import { typeOfResult } from '../variables/collect-evidence.ts';
import { typesOfKeys } from '../variables/table-evidence.ts';

/** Whether the type of a value that rows are chosen by is certain, and another one than they need. */
export function isWrongType(needed: KeyType, node: Json): boolean {
  if (node === null) return true;
  const type = typeOfResult(node);
  if (needed === 'date' && typeof node === 'string') return Number.isNaN(dayOf(node));
  return type !== undefined && type !== typesOfKeys[needed];
}
