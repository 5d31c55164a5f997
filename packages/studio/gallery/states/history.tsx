import {
  DeletedItemsDocument,
  ItemDifferenceDocument,
  ItemHistoryDocument,
  ItemNameDocument,
  ItemNowDocument,
  NameSnapshotDocument,
  RestoreItemDocument,
  RestoreSnapshotDocument,
  SnapshotAuthorsDocument,
  SnapshotDetailsDocument,
  type SnapshotLineFragment,
} from '../../src/api/generated/operations.ts';
import type { DeletedKind, ItemKind } from '../../src/paths/history.ts';
import { type Partially, answer, fail, refuse, wait } from '../answers.ts';
import type { State, States } from '../state.ts';
import { fill, press, see } from '../steps.ts';

const chan = { id: 'chan', username: '陳大文' };
const lee = { id: 'lee', username: '李小明' };
const name = '單次 / 旅遊 / 2026';
const pastDate = '2026-02-20T01:30:00Z';
const snapshots = [
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
const deletedProduct = {
  kind: 'product',
  itemId: '單次|2026|旅遊',
  name,
  deletedAt: pastDate,
  deletedBy: chan,
  removedAt: '2099-03-22T01:30:00Z',
};
const path = `/history/product/${encodeURIComponent('單次|2026|旅遊')}`;

const history = answer(ItemHistoryDocument, {
  itemSnapshots: { totalCount: snapshots.length, list: snapshots },
  newest: { list: [{ number: 8, name }] },
});

const product = {
  screen: path,
  answers: [
    history,
    answer(SnapshotAuthorsDocument, { itemSnapshots: { list: [{ createdBy: chan }, { createdBy: lee }] } }),
    answer(ItemNowDocument, { products_2: { list: [{ revision: '8' }] } }),
    answer(SnapshotDetailsDocument, { itemSnapshots: { list: snapshots.slice(2) } }),
  ],
};

async function openState(number: number): Promise<void> {
  await press('history:open', { number });
  await see('history:field.source');
}

function restoring(kind: ItemKind): State {
  const items = [{ id: '一', appId: '一', revision: '8' }];
  return {
    screen: `/history/${kind}/${encodeURIComponent('一')}`,
    answers: [
      ...product.answers,
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
    },
  };
}

const texts = ['親愛的客戶：', '多謝投保。', '每日保費為十二元。', '如有查詢，請與我們聯絡。', '', '海港保險'];
const difference = answer(ItemDifferenceDocument, {
  itemDifference: {
    totalCount: 7,
    list: [
      {
        part: 'PRICING_LOGIC',
        action: 'CHANGED',
        before: '{"*": [{"var": "日數"}, 12]}',
        after: '{"*": [{"var": "日數"}, 15]}',
        edits: [{ message: '12 → 15', reason: 'NUMBER' }],
      },
      {
        part: 'general',
        action: 'CHANGED',
        before: '{"費率": {"成人": 12, "小童": 6}}',
        after: '{"費率": {"成人": 15}}',
      },
      { part: 'STATUS', action: 'CHANGED', before: '草稿', after: '' },
      { part: 'BENEFIT', action: 'ADDED', name: '醫療', after: '{"上限":"一百萬","自付額":"五百"}' },
      { part: 'BENEFIT', action: 'REMOVED', name: '行李', before: '五千元' },
      { part: 'BENEFIT_ORDER', action: 'MOVED', name: '取消行程', before: '2', after: '0' },
      {
        part: 'TEXT',
        action: 'CHANGED',
        name: '描述',
        before: [...texts, ...texts].join('\n'),
        after: [...texts, ...texts.with(2, '每日保費為十五元。')].join('\n'),
      },
    ],
  },
});

function comparison(search: string) {
  return {
    ...product,
    screen: `${path}?${search}`,
    answers: [
      ...product.answers,
      answer(ItemNameDocument, { itemSnapshots: { list: [{ name }] } }),
      answer(SnapshotDetailsDocument, { itemSnapshots: { list: snapshots.slice(2) } }),
      difference,
    ],
  };
}

const trash = answer(DeletedItemsDocument, {
  deletedItems: {
    totalCount: 6,
    list: [
      { kind: 'template', itemId: 't', name: '續保通知', deletedAt: pastDate, deletedBy: lee, removedAt: pastDate },
      { ...deletedProduct, removedAt: '2099-03-22T01:30:00Z' },
      { kind: 'app', itemId: 'a', name: '海港網站', deletedAt: pastDate, removedAt: '2099-03-22T01:30:00Z' },
      { kind: 'file', itemId: 'f', name: '保單.pdf', deletedAt: pastDate, removedAt: '2099-03-22T01:30:00Z' },
      { kind: 'folder', itemId: 'g', name: '圖片', deletedAt: pastDate, removedAt: '2099-03-22T01:30:00Z' },
      { kind: 'component', itemId: 'c', name: '報價', deletedAt: pastDate, removedAt: '2099-03-22T01:30:00Z' },
    ],
  },
});

const deletedItems = { screen: '/history/deleted', answers: [trash] };

function restoringItem(kind: DeletedKind, deletedName: string): State {
  return {
    ...deletedItems,
    steps: async () => {
      await press('history:trash.restoreOf', { name: deletedName });
      await see(`history:restoreItem.text.${kind}`);
    },
  };
}

function nameTaken(kind: 'template' | 'component' | 'file' | 'folder', deletedName: string): State {
  return {
    ...deletedItems,
    answers: [trash, refuse(RestoreItemDocument, 'ALREADY_EXISTS', { path: 'content.name' })],
    steps: async () => {
      await press('history:trash.restoreOf', { name: deletedName });
      await press('history:restoreItem.confirm');
      await fill(`history:restoreItem.name.${kind}`, ' ');
      await see('widgets:required');
      await fill(`history:restoreItem.name.${kind}`, '新報價');
      await press('history:restoreItem.confirm');
    },
  };
}

export const states: States = {
  'remove deleted item': {
    ...deletedItems,
    steps: async () => {
      await press('history:trash.removeOf', { name: '續保通知' });
      await see('history:removeItem.title', { name: '續保通知' });
    },
  },
  list: {
    ...product,
    steps: async () => {
      await see('history:changes.first');
    },
  },
  'list loading': {
    ...product,
    answers: [...product.answers, wait(ItemHistoryDocument)],
    steps: async () => {
      await see('history:filter.isNamed');
    },
  },
  'list failed': {
    ...product,
    answers: [...product.answers, fail(ItemHistoryDocument)],
    steps: async () => {
      await see('history:page.failed');
    },
  },
  'list empty': {
    ...product,
    answers: [...product.answers, answer(ItemHistoryDocument, {})],
    steps: async () => {
      await see('history:empty.title');
    },
  },
  'nothing found': {
    ...product,
    answers: [...product.answers, answer(ItemHistoryDocument, {})],
    steps: async () => {
      await press('history:filter.isNamed');
      await see('history:empty.nothingFound');
    },
  },
  'many states': {
    ...product,
    screen: `${path}?page=3`,
    answers: [
      ...product.answers,
      answer(ItemHistoryDocument, { itemSnapshots: { totalCount: 9876, list: snapshots } }),
    ],
    steps: async () => {
      await see('history:pages.older');
    },
  },
  'of a deleted product': {
    ...product,
    answers: [
      ...product.answers,
      answer(ItemHistoryDocument, {
        itemSnapshots: { totalCount: snapshots.length, list: snapshots },
        newest: { list: [{ number: 8, name }] },
        deletedItems: { list: [deletedProduct] },
      }),
      answer(ItemNowDocument, { products_2: { list: [] } }),
    ],
    steps: async () => {
      await see('history:deletedNote.restore');
    },
  },
  'unknown kind': {
    ...product,
    screen: '/history/file/one',
    steps: async () => {
      await see('history:page.unknown');
    },
  },
  state: {
    ...product,
    steps: async () => openState(5),
  },
  'state of a viewer': {
    ...product,
    rights: ['products:read'],
    steps: async () => openState(5),
  },
  'restored state': {
    ...product,
    answers: [...product.answers, answer(SnapshotDetailsDocument, { itemSnapshots: { list: snapshots } })],
    steps: async () => {
      await openState(8);
      await see('history:details.restoredFrom');
    },
  },
  'missing state': {
    ...product,
    screen: `${path}?state=6`,
    steps: async () => {
      await see('history:details.missing');
    },
  },
  'state failed': {
    ...product,
    screen: `${path}?state=6`,
    answers: [...product.answers, fail(SnapshotDetailsDocument)],
    steps: async () => {
      await see('history:details.failed');
    },
  },
  'name incomplete': {
    ...product,
    steps: async () => {
      await openState(5);
      await press('history:details.rename');
      await fill('history:field.label', ' ');
      await press('history:name.save');
      await see('widgets:required');
    },
  },
  'name refused': {
    ...product,
    answers: [...product.answers, refuse(NameSnapshotDocument, 'INVALID', { path: 'name' })],
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
  'restore conflict': {
    ...product,
    answers: [...product.answers, refuse(RestoreSnapshotDocument, 'CONFLICT', { by: '李小明', at: pastDate })],
    steps: async () => {
      await openState(5);
      await press('history:details.restore');
      await press('history:restore.confirm');
      await see('history:restore.conflict');
    },
  },
  'one state selected': {
    ...product,
    steps: async () => {
      await press('history:select', { number: 5 });
      await see('history:selection.clear');
    },
  },
  'two states selected': {
    ...product,
    steps: async () => {
      await press('history:select', { number: 5 });
      await press('history:select', { number: 2 });
      await see('history:selection.compare');
    },
  },
  'comparison with the working copy': {
    ...comparison('from=5'),
    steps: async () => {
      await see('history:comparison.restore', { number: 5 });
      await see('difference:skipped', { count: 5 });
      await press('difference:values');
    },
  },
  'comparison of two states': {
    ...comparison('from=2&to=5'),
    rights: ['products:read'],
    steps: async () => {
      await see('difference:skipped', { count: 5 });
    },
  },
  'comparison without differences': {
    ...comparison('from=2&to=5'),
    answers: [...comparison('').answers, answer(ItemDifferenceDocument, {})],
    steps: async () => {
      await see('history:comparison.same');
    },
  },
  'comparison of damaged states': {
    ...comparison('from=2&to=5'),
    answers: [
      ...comparison('').answers,
      answer(ItemDifferenceDocument, { itemDifference: { damagedParts: ['texts', 'pricing'] } }),
    ],
    steps: async () => {
      await see('history:details.title', { number: 2 });
    },
  },
  'comparison failed': {
    ...comparison('from=2&to=5'),
    answers: [...comparison('').answers, fail(ItemDifferenceDocument)],
    steps: async () => {
      await see('history:comparison.failed');
    },
  },
  deleted: {
    ...deletedItems,
    steps: async () => {
      await see('history:trash.lastDay');
    },
  },
  'deleted of a viewer': {
    ...deletedItems,
    rights: ['apps:read'],
    steps: async () => {
      await see('報價');
    },
  },
  'nothing deleted': {
    ...deletedItems,
    answers: [answer(DeletedItemsDocument, {})],
    steps: async () => {
      await see('history:trash.empty');
    },
  },
  'deleted failed': {
    ...deletedItems,
    answers: [fail(DeletedItemsDocument)],
    steps: async () => {
      await see('history:trash.failed');
    },
  },
  'restore a deleted product': restoringItem('product', name),
  'restore a deleted template': restoringItem('template', '續保通知'),
  'restore a deleted component': restoringItem('component', '報價'),
  'restore a deleted file': restoringItem('file', '保單.pdf'),
  'restore a deleted folder': restoringItem('folder', '圖片'),
  'restore a deleted app': restoringItem('app', '海港網站'),
  'name of a deleted template taken': nameTaken('template', '續保通知'),
  'path of a deleted file taken': nameTaken('file', '保單.pdf'),
  'path of a deleted folder taken': nameTaken('folder', '圖片'),
  'name of a deleted component taken': nameTaken('component', '報價'),
};
