import { mutationInSteps, queryInSteps } from '../../graphql/operations.ts';
import { firstDifferences } from '../../snapshots/import-plan.ts';
import { findExportedRelease, toExport } from './export-release.service.ts';
import { importRelease, previewReleaseImport, readReleaseImport } from './import-release.service.ts';

export const releaseTransferResolvers = {
  Query: {
    exportRelease: queryInSteps(findExportedRelease, toExport, 'apps:read'),
    previewReleaseImport: queryInSteps(readReleaseImport, previewReleaseImport, 'releases:write'),
  },
  Mutation: { importRelease: mutationInSteps(importRelease, 'releases:write') },
  releaseImportItem: { differences: firstDifferences },
};
