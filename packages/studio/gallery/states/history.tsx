import {
  ItemHistoryDocument,
  ItemNowDocument,
  NameSnapshotDocument,
  RestoreSnapshotDocument,
  SnapshotDetailsDocument,
} from '../../src/api/generated/operations.ts';
import type { ItemKind } from '../../src/paths/history.ts';
import { answer, fail, refuse, wait } from '../answers.ts';
import { deletedProduct, historyPath, pastDate, productHistory, productName, snapshots } from '../history-answers.ts';
import type { State, States } from '../state.ts';
import { fill, press, see } from '../steps.ts';

async function openState(number: number): Promise<void> {
  await press('history:open', { number });
  await see('history:field.source');
}

function restoring(kind: ItemKind): State {
  const items = [{ id: '一', appId: '一', revision: '8' }];
  return {
    screen: `/history/${kind}/${encodeURIComponent('一')}`,
    answers: [
      ...productHistory.answers,
      answer(ItemNowDocument, {
        products_2: { list: items },
        templates: { list: [{ __typename: 'smsTemplate', id: '一', revision: '8' }] },
        components: { list: items },
        apps: { list: items },
      }),
    ],
    steps: async () => {
      await openState(5);
      await press('history:details.restore');
      await see(`history:restore.text.${kind}`);
      await see('history:restore.files');
    },
  };
}

export const states: States = {
  list: {
    ...productHistory,
    steps: async () => {
      await see('history:changes.first');
      await see('history:selection.none');
    },
  },
  'list loading': {
    ...productHistory,
    answers: [...productHistory.answers, wait(ItemHistoryDocument)],
    steps: async () => {
      await see('history:filter.isNamed');
    },
  },
  'list failed': {
    ...productHistory,
    answers: [...productHistory.answers, fail(ItemHistoryDocument)],
    steps: async () => {
      await see('history:page.failed');
    },
  },
  'list empty': {
    ...productHistory,
    answers: [...productHistory.answers, answer(ItemHistoryDocument, {})],
    steps: async () => {
      await see('history:empty.title');
    },
  },
  'nothing found': {
    ...productHistory,
    answers: [...productHistory.answers, answer(ItemHistoryDocument, {})],
    steps: async () => {
      await press('history:filter.isNamed');
      await see('history:empty.nothingFound');
    },
  },
  'many states': {
    ...productHistory,
    screen: `${historyPath}?page=3`,
    answers: [
      ...productHistory.answers,
      answer(ItemHistoryDocument, { itemSnapshots: { totalCount: 9876, list: snapshots } }),
    ],
    steps: async () => {
      await see('history:pages.older');
    },
  },
  'of a deleted product': {
    ...productHistory,
    answers: [
      ...productHistory.answers,
      answer(ItemHistoryDocument, {
        itemSnapshots: { totalCount: snapshots.length, list: snapshots },
        newest: { list: [{ number: 8, name: productName }] },
        deletedItems: { list: [deletedProduct] },
      }),
      answer(ItemNowDocument, { products_2: { list: [] } }),
    ],
    steps: async () => {
      await see('history:deletedNote.restore');
    },
  },
  'missing item': {
    ...productHistory,
    answers: [
      ...productHistory.answers,
      answer(ItemHistoryDocument, {}),
      answer(ItemNowDocument, { products_2: { list: [] } }),
    ],
    steps: async () => {
      await see('history:page.missing');
    },
  },
  'unknown kind': {
    ...productHistory,
    screen: '/history/file/one',
    steps: async () => {
      await see('history:page.unknown');
    },
  },
  state: {
    ...productHistory,
    steps: async () => openState(5),
  },
  'state of a viewer': {
    ...productHistory,
    rights: ['products:read'],
    steps: async () => openState(5),
  },
  'restored state': {
    ...productHistory,
    answers: [...productHistory.answers, answer(SnapshotDetailsDocument, { itemSnapshots: { list: snapshots } })],
    steps: async () => {
      await openState(8);
      await see('history:details.restoredFrom');
    },
  },
  'state with merged ones': {
    ...productHistory,
    answers: [
      ...productHistory.answers,
      answer(SnapshotDetailsDocument, {
        itemSnapshots: { list: snapshots.filter(({ number }) => number !== 8 && number !== 5) },
      }),
    ],
    steps: async () => {
      await openState(7);
      await see('history:details.unnamed');
    },
  },
  'missing state': {
    ...productHistory,
    screen: `${historyPath}?state=6`,
    steps: async () => {
      await see('history:details.missing');
    },
  },
  'state failed': {
    ...productHistory,
    screen: `${historyPath}?state=6`,
    answers: [...productHistory.answers, fail(SnapshotDetailsDocument)],
    steps: async () => {
      await see('history:details.failed');
    },
  },
  'name incomplete': {
    ...productHistory,
    steps: async () => {
      await openState(5);
      await press('history:details.rename');
      await fill('history:field.label', ' ');
      await press('history:name.save');
      await see('widgets:required');
    },
  },
  'name refused': {
    ...productHistory,
    answers: [...productHistory.answers, refuse(NameSnapshotDocument, 'INVALID', { path: 'name' })],
    steps: async () => {
      await openState(5);
      await press('history:details.rename');
      await fill('history:field.label', '2028');
      await press('history:name.save');
    },
  },
  'restore a product': restoring('product'),
  'restore a template': restoring('template'),
  'restore a component': restoring('component'),
  'restore an app': restoring('app'),
  'restore without the right to change files': {
    ...productHistory,
    rights: ['products:read', 'products:write'],
    steps: async () => {
      await openState(5);
      await press('history:details.restore');
      await see('history:restore.text.product');
    },
  },
  'restore conflict': {
    ...productHistory,
    answers: [...productHistory.answers, refuse(RestoreSnapshotDocument, 'CONFLICT', { by: '李小明', at: pastDate })],
    steps: async () => {
      await openState(5);
      await press('history:details.restore');
      await press('history:restore.confirm');
      await see('history:restore.conflict');
    },
  },
  'one state selected': {
    ...productHistory,
    steps: async () => {
      await press('history:select', { number: 5 });
      await see('history:selection.clear');
    },
  },
  'two states selected': {
    ...productHistory,
    steps: async () => {
      await press('history:select', { number: 5 });
      await press('history:select', { number: 2 });
      await see('history:selection.compare');
    },
  },
};
