import { mutation } from '../../graphql/operations.ts';
import { createApp } from './create-app.service.ts';
import { deleteApp } from './delete-app.service.ts';

export const appLifecycleResolvers = {
  Mutation: { createApp: mutation(createApp, 'apps:write'), deleteApp: mutation(deleteApp, 'apps:write') },
};
