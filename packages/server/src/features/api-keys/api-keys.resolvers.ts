import { mutation, query } from '../../graphql/mutation.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.service.ts';

export const apiKeysResolvers = {
  Query: { apiKeys: query(listApiKeys) },
  Mutation: { createApiKey: mutation(createApiKey), revokeApiKey: mutation(revokeApiKey) },
};
