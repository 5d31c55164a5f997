import { field, mutation, query } from '../../graphql/operations.ts';
import {
  countDeletedItems,
  countSnapshots,
  listDeletedItems,
  listSnapshots,
  nameSnapshot,
  removeDeletedItem,
  restoreItem,
  restoreSnapshot,
} from './history.service.ts';
import { compareStates, listEdits, paramsOf, textOf } from './item-states.service.ts';
import { getHistorySettings, updateHistorySettings } from './settings/history-settings.service.ts';

export const historyResolvers = {
  Query: {
    itemSnapshots: query(listSnapshots, 'account:use'),
    deletedItems: query(listDeletedItems, 'account:use'),
    itemDifference: query(compareStates, 'account:use'),
    historySettings: query(getHistorySettings, 'tenant:manage'),
  },
  Mutation: {
    restoreSnapshot: mutation(restoreSnapshot, 'account:use'),
    restoreItem: mutation(restoreItem, 'account:use'),
    removeDeletedItem: mutation(removeDeletedItem, 'account:use'),
    nameSnapshot: mutation(nameSnapshot, 'account:use'),
    updateHistorySettings: mutation(updateHistorySettings, 'tenant:manage'),
  },
  itemSnapshots: { totalCount: field(countSnapshots) },
  deletedItems: { totalCount: field(countDeletedItems) },
  itemDifferenceEntry: { before: textOf('before'), after: textOf('after'), edits: listEdits },
  itemEdit: { paramsJsonString: paramsOf },
};
