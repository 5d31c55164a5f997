/** Hooks for the release operations. */
import { useCallback, useMemo } from 'react';
import { useApi } from '../../api/api-context.ts';
import { useInvalidate } from '../../api/cache/use-invalidate.ts';
import { useQuery } from '../../api/cache/use-query.ts';
import {
  AppDocument,
  CancelScheduleDocument,
  CreateReleaseDocument,
  DeleteReleaseDocument,
  PublishReleaseDocument,
  ReleasableAppsDocument,
  ReleaseContentsDocument,
  ReleasesDocument,
  RollBackReleaseDocument,
  ScheduleReleaseDocument,
  UpdateReleaseDocument,
  type ReleaseContentsQuery,
  type createReleaseInput,
  type updateReleaseInput,
} from '../../api/generated/operations.ts';
import { toRelease, type Release } from './release.ts';

export type ReleaseContents = ReleaseContentsQuery['releases']['list'][number]['items'][number]['contents'];

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

/** What the items of a release consist of, keyed by item id; empty until it is loaded. */
export function useReleaseContents(id: string): ReadonlyMap<string, ReleaseContents> {
  const { data } = useQuery(ReleaseContentsDocument, { id });
  return useMemo(
    () => new Map((data?.releases.list[0]?.items ?? []).map(({ itemId, contents }) => [itemId, contents])),
    [data],
  );
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

interface PublishedRelease {
  readonly id: string;
  /** The live revision at the time the release was selected; undefined publishes it regardless of what is live. */
  readonly liveRevision: string | undefined;
}

export function useReleaseChanges() {
  const { request } = useApi();
  const invalidate = useInvalidate();
  return useMemo(() => {
    const changed = async () => invalidate(ReleasesDocument, AppDocument);
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
      publish: async ({ id, liveRevision }: PublishedRelease): Promise<void> => {
        await request(PublishReleaseDocument, { releaseId: id, expectedLive: liveRevision });
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
