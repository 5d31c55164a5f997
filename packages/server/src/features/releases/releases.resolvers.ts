import { field, mutation, mutationInSteps, query } from '../../graphql/operations.ts';
import { changedItems, countChangedItems } from './changed-items/changed-items.service.ts';
import { createRelease } from './create-release.service.ts';
import { publishRelease, rollBackRelease } from './publishing/publish.service.ts';
import { cancelSchedule, scheduleRelease } from './publishing/schedule.service.ts';
import {
  contents,
  countReleases,
  deleteRelease,
  items,
  listReleases,
  liveRelease,
  updateRelease,
} from './releases.service.ts';

export const releasesResolvers = {
  Query: { releases: query(listReleases, 'apps:read') },
  Mutation: {
    createRelease: mutationInSteps(createRelease, 'apps:write'),
    updateRelease: mutation(updateRelease, 'apps:write'),
    publishRelease: mutation(publishRelease, 'apps:publish'),
    rollBackRelease: mutation(rollBackRelease, 'apps:publish'),
    scheduleRelease: mutation(scheduleRelease, 'apps:publish'),
    cancelSchedule: mutation(cancelSchedule, 'apps:publish'),
    deleteRelease: mutation(deleteRelease, 'apps:write'),
  },
  releases: { totalCount: field(countReleases) },
  release: { items: field(items), changedItems: field(changedItems) },
  releaseChangedItems: { totalCount: field(countChangedItems) },
  releaseItem: { contents: field(contents) },
  app: { liveRelease: field(liveRelease) },
};
