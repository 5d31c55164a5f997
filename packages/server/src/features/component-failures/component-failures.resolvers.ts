import { mutation, query } from '../../graphql/operations.ts';
import { clearComponentFailures, listComponentFailures } from './component-failures.service.ts';

export const componentFailuresResolvers = {
  Query: { componentFailures: query(listComponentFailures, 'apps:read') },
  Mutation: { clearComponentFailures: mutation(clearComponentFailures, 'apps:write') },
};
