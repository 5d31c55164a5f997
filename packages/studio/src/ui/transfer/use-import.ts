/** One import from its preview to its end. */
import { useCallback, useState } from 'react';
import { useBusy } from '../use-busy.ts';

/** Imports of one kind of file into one tenant. */
export interface Importer<Preview> {
  readonly preview: (content: string) => Promise<Preview>;
  /** Refused when something has changed since the preview. */
  readonly run: (content: string, preview: Preview) => Promise<void>;
}

/** A file that is read as soon as its import is opened. */
export interface ImportSource {
  readonly content: string;
  /** Where it comes from, such as the name of the file. */
  readonly source: string;
}

interface OpenImport<Preview> extends ImportSource {
  /** Into which tenant. */
  readonly into: Importer<Preview>;
  readonly preview: Preview;
}

/** @param onDone with what was imported */
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
    /** Shows what the import of a file would do. */
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
    /** After something has changed meanwhile. */
    previewAgain: () => {
      if (opened === undefined) return;
      attempt(async () => setOpened({ ...opened, preview: await opened.into.preview(opened.content) }));
    },
  };
}
