// A product with several states, as its history shows them.
import {
  ItemHistoryDocument,
  ItemNowDocument,
  SnapshotAuthorsDocument,
  SnapshotDetailsDocument,
  type SnapshotLineFragment,
} from '../src/api/generated/operations.ts';
import { type Partially, answer } from './answers.ts';

const chan = { id: 'chan', username: '陳大文' };
export const lee = { id: 'lee', username: '李小明' };
export const productName = '單次 / 旅遊 / 2026';
export const pastDate = '2026-02-20T01:30:00Z';
export const snapshots = [
  { number: 8, changedParts: ['texts'], cause: 'RESTORE', restoredNumber: 5, source: 'STUDIO', createdBy: lee },
  { number: 7, changedParts: ['pricing', 'codes'], cause: 'SAVE', source: 'API' },
  {
    number: 5,
    changedParts: ['pricing'],
    cause: 'SAVE',
    source: 'STUDIO',
    createdBy: chan,
    label: '2027 年已備案費率',
  },
  { number: 2, changedParts: ['benefits', 'texts'], cause: 'IMPORT', source: 'STUDIO', createdBy: lee },
  { number: 1, changedParts: ['general'], cause: 'FIRST', source: 'SERVER' },
] as const satisfies readonly Partially<SnapshotLineFragment>[];
export const deletedProduct = {
  kind: 'product',
  itemId: '單次|2026|旅遊',
  name: productName,
  deletedAt: pastDate,
  deletedBy: chan,
  removedAt: '2099-03-22T01:30:00Z',
};
export const historyPath = `/history/product/${encodeURIComponent('單次|2026|旅遊')}`;

const history = answer(ItemHistoryDocument, {
  itemSnapshots: { totalCount: snapshots.length, list: snapshots },
  newest: { list: [{ number: 8, name: productName }] },
});

export const productHistory = {
  screen: historyPath,
  answers: [
    history,
    answer(SnapshotAuthorsDocument, { itemSnapshots: { list: [{ createdBy: chan }, { createdBy: lee }] } }),
    answer(ItemNowDocument, { products_2: { list: [{ revision: '8' }] } }),
    answer(SnapshotDetailsDocument, { itemSnapshots: { list: snapshots.slice(2) } }),
  ],
};
