import { DeletedItemsDocument, RestoreItemDocument } from '../../src/api/generated/operations.ts';
import type { DeletedKind } from '../../src/paths/history.ts';
import { answer, fail, refuse } from '../answers.ts';
import { deletedProduct, lee, pastDate, productName } from '../history-answers.ts';
import type { State, States } from '../state.ts';
import { fill, press, see } from '../steps.ts';

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
  'remove deleted item': {
    ...deletedItems,
    steps: async () => {
      await press('history:trash.removeOf', { name: '續保通知' });
      await see('history:removeItem.title', { name: '續保通知' });
    },
  },
  'restore a deleted product': restoringItem('product', productName),
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
