import { mutation, query } from '../../graphql/operations.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.service.ts';

export const apiKeysResolvers = {
  Query: { apiKeys: query(listApiKeys, 'api-keys:manage') },
  Mutation: {
    createApiKey: mutation(createApiKey, 'api-keys:manage'),
    revokeApiKey: mutation(revokeApiKey, 'api-keys:manage'),
  },
};
