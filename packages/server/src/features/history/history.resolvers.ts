import { field, mutation, query } from '../../graphql/operations.ts';
import {
  countDeletedItems,
  countSnapshots,
  listDeletedItems,
  listSnapshots,
  nameSnapshot,
  restoreItem,
  restoreSnapshot,
} from './history.service.ts';

export const historyResolvers = {
  Query: {
    itemSnapshots: query(listSnapshots, 'account:use'),
    deletedItems: query(listDeletedItems, 'account:use'),
  },
  Mutation: {
    restoreSnapshot: mutation(restoreSnapshot, 'account:use'),
    restoreItem: mutation(restoreItem, 'account:use'),
    nameSnapshot: mutation(nameSnapshot, 'account:use'),
  },
  itemSnapshots: { totalCount: field(countSnapshots) },
  deletedItems: { totalCount: field(countDeletedItems) },
};
