/** An upload in progress: sends its files, cancels one or all of them, and retries failed ones. */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../api/api-context.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import type { FolderLocation } from '../../../paths/files.ts';
import { sendUpload } from './send-upload.ts';
import type { UploadAlarm } from './upload-answer.ts';
import {
  areAllDone,
  progressOf,
  toSend,
  toUpload,
  withPrivacy,
  withStatus,
  withWaiting,
  type Upload,
  type UploadList,
  type UploadStatus,
} from './upload-list.ts';

/** The number of parallel uploads: more would only share the same bandwidth. */
const lanes = 2;
let lastId = 0;

interface UploadEvents {
  /** Called when new files have been stored. */
  readonly onStored: () => void;
  /** Called with the number of files once all are stored. */
  readonly onAllStored: (count: number) => void;
}

export function useUpload(location: FolderLocation, dropped: readonly File[], events: UploadEvents) {
  const showAlarms = useAlarms();
  const { uploads, latest, update } = useUploadList(dropped, location.folder);
  const { send, controllers } = useSending(location, latest, update);
  /** The ids of the files in the current run; undefined if none is in progress. */
  const [runIds, setRunIds] = useState<readonly number[]>();
  const cancelAll = useCallback(() => {
    for (const controller of controllers.current.values()) controller.abort();
  }, [controllers]);
  useEffect(() => cancelAll, [cancelAll]);

  const start = async () => {
    const waiting = toSend(latest.current);
    const ids = waiting.map(({ id }) => id);
    setRunIds(ids);
    update((before) => withWaiting(before, ids));
    const alarms = await send(waiting);
    setRunIds(undefined);
    showAlarms(alarms);
    const isStored = latest.current.some(({ id, status }) => ids.includes(id) && status.kind === 'success');
    if (areAllDone(latest.current)) events.onAllStored(latest.current.length);
    else if (isStored) events.onStored();
  };
  return {
    uploads,
    progress: runIds && progressOf(uploads, runIds),
    canSend: runIds === undefined && toSend(uploads).length > 0,
    add: (files: readonly File[], isPublic: boolean) =>
      update((before) => [...before, ...toUploads(files, isPublic, location.folder)]),
    /** Cancels the upload in progress, or removes the file from the list. */
    remove: (upload: Upload) => {
      controllers.current.get(upload.id)?.abort();
      if (upload.status.kind !== 'uploading') update((before) => before.filter(({ id }) => id !== upload.id));
    },
    setPublic: (isPublic: boolean, only?: Upload) =>
      update((before) => withPrivacy(before, ({ id }) => only === undefined || id === only.id, isPublic)),
    start: () => void start(),
    cancelAll,
  };
}

function toUploads(files: readonly File[], isPublic: boolean, folder: string): UploadList {
  return files.map((file) => {
    lastId += 1;
    return toUpload(lastId, file, isPublic, folder);
  });
}

/** The list as rendered, and its current state for callbacks between two renders. */
function useUploadList(dropped: readonly File[], folder: string) {
  const [uploads, setUploads] = useState<UploadList>(() => toUploads(dropped, false, folder));
  const latest = useRef(uploads);
  const update = useCallback((change: (before: UploadList) => UploadList) => {
    latest.current = change(latest.current);
    setUploads(latest.current);
  }, []);
  return { uploads, latest, update };
}

function useSending(
  location: FolderLocation,
  latest: RefObject<UploadList>,
  update: (change: (before: UploadList) => UploadList) => void,
) {
  const api = useApi();
  const controllers = useRef(new Map<number, AbortController>());

  const sendOne = async (id: number, { signal }: AbortController): Promise<UploadAlarm | undefined> => {
    const set = (status: UploadStatus) => update((before) => withStatus(before, id, status));
    // While the file was queued, its privacy may have changed or it may have been removed from the list.
    const upload = latest.current.find((one) => one.id === id);
    if (!upload || signal.aborted) {
      set({ kind: 'cancelled' });
      return undefined;
    }
    set({ kind: 'uploading', share: 0 });
    const onProgress = (share: number) => set({ kind: 'uploading', share });
    const { status, alarm } = await sendUpload(api, location, upload, { signal, onProgress });
    set(status);
    return alarm;
  };
  const send = async (uploads: UploadList): Promise<ReadonlySet<UploadAlarm>> => {
    const waiting = uploads.map(({ id }) => ({ id, controller: new AbortController() }));
    controllers.current = new Map(waiting.map(({ id, controller }) => [id, controller]));
    const alarms = new Set<UploadAlarm>();
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const alarm = await sendOne(next.id, next.controller);
        if (alarm) alarms.add(alarm);
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    return alarms;
  };
  return { send, controllers };
}

/** Shows each toast only once, however many files it concerns. */
function useAlarms() {
  const { t } = useTranslation('errors');
  return (alarms: ReadonlySet<UploadAlarm>) => {
    if (alarms.has('notAuthorized')) showToast('error', { title: t('notAuthorized') });
    if (alarms.has('general')) showToast('error', { title: t('general') });
  };
}
