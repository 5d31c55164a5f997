import { envelopedWork } from '../../graphql/operations.ts';
import { decisionTableFromDmn, decisionTableToDmn } from './decision-tables.service.ts';

export const decisionTablesResolvers = {
  Query: {
    decisionTableFromDmn: envelopedWork(decisionTableFromDmn, 'products:read'),
    decisionTableToDmn: envelopedWork(decisionTableToDmn, 'products:read'),
  },
};
