import { mutation } from '../../graphql/operations.ts';
import { deleteAllL10n, deleteL10n, upsertL10n } from './l10n.service.ts';

export const l10nResolvers = {
  Mutation: {
    upsertL10n: mutation(upsertL10n, 'texts:write'),
    deleteL10n: mutation(deleteL10n, 'texts:write'),
    deleteAllL10n: mutation(deleteAllL10n, 'texts:write'),
  },
};
