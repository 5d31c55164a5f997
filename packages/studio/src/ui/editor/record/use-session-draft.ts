import { useEffect, useMemo, useState } from 'react';
import { createDrafts } from './drafts.ts';

export const drafts = createDrafts(sessionStorage, localStorage);

/** The input of a form from before a forced reload; usually undefined. */
export function readFormDraft(key: string): Record<string, string | boolean> | undefined {
  const draft = drafts.read(key);
  return isFormDraft(draft) ? draft : undefined;
}

/** A remembered text. */
export function readText(key: string): string | undefined {
  const text = drafts.read(key);
  return isText(text) ? text : undefined;
}

export interface SessionDraft<Draft> {
  /** Work from before a forced reload or an expired session; usually undefined. */
  readonly kept: Draft | undefined;
  /** Call on every change while there are unsaved changes. */
  readonly keep: (draft: Draft) => void;
  /** Call when the work is saved or discarded. */
  readonly drop: () => void;
}

export function useSessionDraft<Draft>(key: string, isDraft: (value: unknown) => value is Draft): SessionDraft<Draft> {
  const [kept] = useState<Draft | undefined>(() => {
    const value = drafts.read(key);
    return isDraft(value) ? value : undefined;
  });
  useEffect(() => {
    // From here on it is ordinary input: a reload by the user discards it.
    drafts.drop(key);
    if (kept !== undefined) drafts.keep(key, kept);
    return () => drafts.release(key);
  }, [key, kept]);
  return useMemo(
    () => ({ kept, keep: (draft: Draft) => drafts.keep(key, draft), drop: () => drafts.drop(key) }),
    [key, kept],
  );
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** A flat record of texts and switches, like most forms. */
export function isFormDraft(value: unknown): value is Record<string, string | boolean> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((entry) => typeof entry === 'string' || typeof entry === 'boolean')
  );
}
