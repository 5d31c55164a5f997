import { field, mutation, mutationInSteps, query } from '../../graphql/operations.ts';
import { changedItems, countChangedItems } from './changed-items/changed-items.service.ts';
import { createRelease, updateReleaseItems } from './create-release.service.ts';
import { gates } from './gates/gates.service.ts';
import { publishRelease } from './publishing/publish.service.ts';
import { rollBackRelease } from './publishing/rollback.service.ts';
import { cancelSchedule, scheduleRelease } from './publishing/schedule.service.ts';
import {
  contents,
  countReleases,
  deleteRelease,
  items,
  leftItems,
  listReleases,
  liveRelease,
  manifest,
  updateRelease,
} from './releases.service.ts';

export const releasesResolvers = {
  Query: { releases: query(listReleases, 'apps:read') },
  Mutation: {
    createRelease: mutationInSteps(createRelease, 'releases:write'),
    updateRelease: mutation(updateRelease, 'releases:write'),
    updateReleaseItems: mutationInSteps(updateReleaseItems, 'releases:write'),
    publishRelease: mutation(publishRelease, 'releases:publish'),
    rollBackRelease: mutation(rollBackRelease, 'releases:publish'),
    scheduleRelease: mutation(scheduleRelease, 'releases:publish'),
    cancelSchedule: mutation(cancelSchedule, 'releases:publish'),
    deleteRelease: mutation(deleteRelease, 'releases:write'),
  },
  releases: { totalCount: field(countReleases) },
  release: {
    items: field(items),
    leftItems: field(leftItems),
    manifest: field(manifest),
    gates: field(gates),
    changedItems: field(changedItems),
  },
  releaseChangedItems: { totalCount: field(countChangedItems) },
  releaseItem: { contents: field(contents) },
  app: { liveRelease: field(liveRelease) },
};
