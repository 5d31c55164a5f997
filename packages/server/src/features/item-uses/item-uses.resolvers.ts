import { query } from '../../graphql/operations.ts';
import { listItemUses } from './item-uses.service.ts';

export const itemUsesResolvers = {
  Query: { itemUses: query(listItemUses, 'account:use') },
};
