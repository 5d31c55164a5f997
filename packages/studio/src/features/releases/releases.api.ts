/** Hooks for the release operations. */
import { useCallback, useMemo } from 'react';
import { useApi } from '../../api/api-context.ts';
import { useInvalidate } from '../../api/cache/use-invalidate.ts';
import { useQuery } from '../../api/cache/use-query.ts';
import {
  AppDocument,
  ApproveReleaseDocument,
  CancelScheduleDocument,
  CreateReleaseDocument,
  DeleteReleaseDocument,
  PublishReleaseDocument,
  RejectReleaseDocument,
  RequestApprovalDocument,
  ReleaseChangedItemsDocument,
  ReleasableAppsDocument,
  ReleaseContentsDocument,
  ReleasesDocument,
  RollBackReleaseDocument,
  ScheduleReleaseDocument,
  UpdateReleaseDocument,
  UpdateReleaseItemsDocument,
  type ReleaseContentsQuery,
  type createReleaseInput,
  type updateReleaseInput,
} from '../../api/generated/operations.ts';
import { type Gate, toGates, toRelease, type Release } from './release.ts';
import { type Review, toReview } from './review.ts';

type ListedRelease = ReleaseContentsQuery['releases']['list'][number];
export type ListedItem = ListedRelease['leftItems'][number];
export type ReleaseContents = ListedRelease['items'][number]['contents'];

export function useReleaseList() {
  const { data, error, isLoading, refetch } = useQuery(ReleasesDocument, {});
  const releases = useMemo(() => data && data.releases.list.map(toRelease), [data]);
  return { releases, error, isLoading, reload: useCallback(() => void refetch(), [refetch]) };
}

/** Reads a release as it is stored; undefined if it no longer exists. */
export function useReadRelease() {
  const { request } = useApi();
  return useCallback(
    async (id: string): Promise<Release | undefined> => {
      const { releases } = await request(ReleasesDocument, {});
      return releases.list.map(toRelease).find((release) => release.id === id);
    },
    [request],
  );
}

export interface ReleaseDetails {
  readonly release: Release;
  readonly review: Review;
  /** The states that customers got of its items before, keyed by item id and kind; absent for those they did not get. */
  readonly previous: ReadonlyMap<string, number>;
  /** What the items consist of, keyed by item id. */
  readonly contents: ReadonlyMap<string, ReleaseContents>;
  /** Empty where changes take effect at once. */
  readonly gates: readonly Gate[];
  /** Of a rollback: what another release had replaced since. */
  readonly leftItems: readonly ListedItem[];
}

/** Undefined until they are loaded; null if the release does not exist. */
export function useReleaseDetails(id: string) {
  const { data, error, isLoading, refetch } = useQuery(ReleaseContentsDocument, { id });
  const details = useMemo((): ReleaseDetails | null | undefined => {
    if (data === undefined) return undefined;
    const [release] = data.releases.list;
    if (release === undefined) return null;
    return {
      release: toRelease(release),
      review: toReview(release),
      previous: new Map(
        release.items.flatMap(({ kind, itemId, previousNumber }) =>
          previousNumber === null ? [] : [[`${kind} ${itemId}`, previousNumber]],
        ),
      ),
      contents: new Map(release.items.map(({ itemId, contents }) => [itemId, contents])),
      gates: toGates(release.gates),
      leftItems: release.leftItems,
    };
  }, [data]);
  return { details, error, isLoading, reload: useCallback(() => void refetch(), [refetch]) };
}

/** The apps that a release may contain. */
export function useReleasableApps() {
  const { data } = useQuery(ReleasableAppsDocument, {});
  return useMemo(
    () =>
      (data?.apps.list ?? []).flatMap((one) => (one ? [{ value: one.appId, label: one.appName ?? one.appId }] : [])),
    [data],
  );
}

/** The main hosts of the apps that have one, keyed by app id. */
export function useAppHosts(): ReadonlyMap<string, string> {
  const { data } = useQuery(ReleasableAppsDocument, {});
  return useMemo(
    () =>
      new Map(
        (data?.apps.list ?? []).flatMap((one) => (one?.urlRouting?.url ? [[one.appId, one.urlRouting.url]] : [])),
      ),
    [data],
  );
}

interface TakenItems {
  readonly id: string;
  readonly items: readonly Pick<Release['items'][number], 'kind' | 'itemId' | 'action'>[];
}

interface PublishedRelease {
  readonly id: string;
  /** The live revision at the time the release was selected; undefined publishes it regardless of what is live. */
  readonly liveRevision: string | undefined;
  /** Whether the user has confirmed that earlier states replace what is live. */
  readonly isReturn?: boolean;
  /** Why it is published without its approvals. */
  readonly overrideReason?: string;
}

export function useReleaseChanges() {
  const { request } = useApi();
  const invalidate = useInvalidate();
  return useMemo(() => {
    const changed = async () =>
      invalidate(ReleasesDocument, ReleaseContentsDocument, ReleaseChangedItemsDocument, AppDocument);
    return {
      /** Returns the id of the new release. */
      create: async (input: createReleaseInput): Promise<string> => {
        const { createRelease } = await request(CreateReleaseDocument, { input });
        await changed();
        return createRelease?.createdStatus?.id ?? '';
      },
      update: async (
        releaseId: string,
        input: updateReleaseInput,
        expectedRevision: string | undefined,
      ): Promise<void> => {
        await request(UpdateReleaseDocument, { releaseId, input, expectedRevision });
        await changed();
      },
      /** Takes the items anew, in their present states. */
      updateItems: async ({ id, items }: TakenItems): Promise<void> => {
        const wanted = items.map(({ kind, itemId, action }) => ({ kind, itemId, action }));
        await request(UpdateReleaseItemsDocument, { releaseId: id, items: wanted });
        await changed();
      },
      publish: async ({ id, liveRevision, isReturn = false, overrideReason }: PublishedRelease): Promise<void> => {
        await request(PublishReleaseDocument, { releaseId: id, expectedLive: liveRevision, isReturn, overrideReason });
        await changed();
      },
      /** @param manifest of the items that the user has seen */
      approve: async (releaseId: string, manifest: string, comment: string): Promise<void> => {
        await request(ApproveReleaseDocument, { releaseId, manifest, comment: comment || null });
        await changed();
      },
      reject: async (releaseId: string, manifest: string, comment: string): Promise<void> => {
        await request(RejectReleaseDocument, { releaseId, manifest, comment: comment || null });
        await changed();
      },
      requestApproval: async (releaseId: string, comment: string): Promise<void> => {
        await request(RequestApprovalDocument, { releaseId, comment: comment || null });
        await changed();
      },
      rollBack: async ({ id, liveRevision }: Release): Promise<void> => {
        await request(RollBackReleaseDocument, { releaseId: id, expectedLive: liveRevision });
        await changed();
      },
      schedule: async ({ id }: Release, at: string, zone: string): Promise<void> => {
        await request(ScheduleReleaseDocument, { releaseId: id, at, zone });
        await changed();
      },
      cancelSchedule: async ({ id }: Release): Promise<void> => {
        await request(CancelScheduleDocument, { releaseId: id });
        await changed();
      },
      delete: async ({ id, revision }: Release): Promise<void> => {
        await request(DeleteReleaseDocument, { releaseId: id, expectedRevision: revision });
        await changed();
      },
    };
  }, [request, invalidate]);
}
