/** State of an import from preview to completion. */
import { useCallback, useState } from 'react';
import { useBusy } from '../use-busy.ts';

/** Imports one kind of file into one tenant. */
export interface Importer<Preview> {
  readonly preview: (content: string) => Promise<Preview>;
  /** Refused if something has changed since the preview. */
  readonly run: (content: string, preview: Preview) => Promise<void>;
}

/** A file that is read as soon as its import is opened. */
export interface ImportSource {
  readonly content: string;
  /** Its origin, such as the file name. */
  readonly source: string;
}

interface OpenImport<Preview> extends ImportSource {
  /** The target tenant. */
  readonly into: Importer<Preview>;
  readonly preview: Preview;
}

/** @param onDone receives what was imported */
export function useImport<Preview>(onDone: (done: Preview) => void) {
  const { isBusy, run: runAlone } = useBusy();
  const [opened, setOpened] = useState<OpenImport<Preview>>();
  const [error, setError] = useState<unknown>();
  const attempt = useCallback(
    (work: () => Promise<void>) => {
      runAlone(async () => {
        setError(undefined);
        try {
          await work();
        } catch (failure) {
          setError(failure);
        }
      });
    },
    [runAlone],
  );

  return {
    isBusy,
    opened,
    error,
    /** Shows the changes that importing a file would make. */
    open: (into: Importer<Preview>, read: () => Promise<ImportSource>) => {
      attempt(async () => {
        setOpened(undefined);
        const file = await read();
        setOpened({ ...file, into, preview: await into.preview(file.content) });
      });
    },
    start: () => {
      if (opened === undefined) return;
      attempt(async () => {
        await opened.into.run(opened.content, opened.preview);
        onDone(opened.preview);
      });
    },
    close: () => {
      setOpened(undefined);
      setError(undefined);
    },
    /** Called after something has changed since the preview. */
    previewAgain: () => {
      if (opened === undefined) return;
      attempt(async () => setOpened({ ...opened, preview: await opened.into.preview(opened.content) }));
    },
  };
}
