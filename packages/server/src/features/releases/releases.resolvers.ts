import { type ProductKeyParts, toProductItemId } from '@coverwright/insurance/translation-keys';
import type { MutationcreateReleaseArgs } from '../../graphql/generated/schema-types.ts';
import { field, mutation, mutationInSteps, query } from '../../graphql/operations.ts';
import {
  approvalsOf,
  approveRelease,
  isOwn,
  rejectRelease,
  requiredApprovals,
  stateOf,
} from './approvals/approvals.service.ts';
import { requestApproval } from './approvals/approval-requests.service.ts';
import { getRequiredApprovals, updateApprovals } from './approvals/required-approvals.service.ts';
import { changedItems, countChangedItems } from './changed-items/changed-items.service.ts';
import { getChangeControl, updateChangeControl } from './change-control/change-control.service.ts';
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
  previousNumber,
  updateRelease,
} from './releases.service.ts';
import {
  countChangedItems as countUnreleasedItems,
  listChangedItems,
  listReleaseNeeds,
  liveStateOf,
  snapshotNumberOf,
} from './unreleased/unreleased.service.ts';

const idOf = ({ id }: { readonly id: string }) => id;

function liveFields<Parent>(kind: string, itemIdOf: (parent: Parent) => string) {
  return {
    liveState: field(liveStateOf(kind, itemIdOf)),
    snapshotNumber: field(snapshotNumberOf(kind, itemIdOf)),
  };
}

const ofTemplate = liveFields('template', idOf);

export const releasesResolvers = {
  Query: {
    releases: query(listReleases, 'apps:read'),
    changedItems: query(listChangedItems, 'account:use'),
    releaseNeeds: query(listReleaseNeeds, 'account:use'),
  },
  Mutation: {
    createRelease: mutationInSteps(
      async (args: MutationcreateReleaseArgs, context) => createRelease(args, context),
      'releases:write',
    ),
    updateRelease: mutation(updateRelease, 'releases:write'),
    updateReleaseItems: mutationInSteps(updateReleaseItems, 'releases:write'),
    publishRelease: mutation(publishRelease, 'releases:publish'),
    rollBackRelease: mutation(rollBackRelease, 'releases:publish'),
    scheduleRelease: mutation(scheduleRelease, 'releases:publish'),
    cancelSchedule: mutation(cancelSchedule, 'releases:publish'),
    approveRelease: mutation(approveRelease, 'changes:approve'),
    requestApproval: mutation(requestApproval, 'releases:write'),
    rejectRelease: mutation(rejectRelease, 'changes:approve'),
    updateApprovals: mutation(updateApprovals, 'tenant:manage'),
    deleteRelease: mutation(deleteRelease, 'releases:write'),
    updateChangeControl: mutationInSteps(updateChangeControl, 'tenant:manage'),
  },
  tenantSettings: { approvals: field(getRequiredApprovals), changeControl: field(getChangeControl) },
  releases: { totalCount: field(countReleases) },
  release: {
    state: field(stateOf),
    requiredApprovals: field(requiredApprovals),
    isOwn: field(isOwn),
    approvals: field(approvalsOf),
    items: field(items),
    leftItems: field(leftItems),
    manifest: field(manifest),
    gates: field(gates),
    changedItems: field(changedItems),
  },
  releaseChangedItems: { totalCount: field(countChangedItems) },
  releaseItem: { contents: field(contents), previousNumber: field(previousNumber) },
  changedItems: { totalCount: field(countUnreleasedItems) },
  app: { liveRelease: field(liveRelease), ...liveFields('app', ({ appId }: { readonly appId: string }) => appId) },
  component: liveFields('component', idOf),
  product: liveFields('product', ({ productId }: { readonly productId: ProductKeyParts }) =>
    toProductItemId(productId),
  ),
  wkhtmltopdfTemplate: ofTemplate,
  emailMjmlTemplate: ofTemplate,
  pdfDrawingTemplate: ofTemplate,
  smsTemplate: ofTemplate,
  notificationTemplate: ofTemplate,
  dynamicTemplate: ofTemplate,
  functionTemplate: ofTemplate,
};
