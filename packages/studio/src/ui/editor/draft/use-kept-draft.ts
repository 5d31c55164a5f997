import { useEffect, useMemo, useState } from 'react';
import { createBrowserDrafts } from './browser-drafts.ts';
import { createDraftStore } from './draft-store.ts';

export const drafts = createDraftStore(sessionStorage);
export const browserDrafts = createBrowserDrafts(localStorage);

export function setDraftOwner(owner: () => string | null): void {
  drafts.setOwner(owner);
  browserDrafts.setOwner(owner);
}

/** Call at logout: none of the user's work remains on this device. */
export function clearDrafts(): void {
  drafts.clear();
  browserDrafts.clear();
}

export interface KeptDraft<Draft> {
  /** What was typed before a forced reload or a lost session; undefined mostly. */
  readonly kept: Draft | undefined;
  /** Call on every change while there is something unsaved. */
  readonly keep: (draft: Draft) => void;
  /** Call when it is saved, or given up. */
  readonly drop: () => void;
}

export function useKeptDraft<Draft>(key: string, isDraft: (value: unknown) => value is Draft): KeptDraft<Draft> {
  const [kept] = useState<Draft | undefined>(() => {
    const value = drafts.read(key);
    return isDraft(value) ? value : undefined;
  });
  useEffect(() => {
    // From here on it is typed work like any other: a reload that the person asks for starts afresh.
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

/** A flat record of texts and switches, as most forms are. */
export function isFormDraft(value: unknown): value is Record<string, string | boolean> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((entry) => typeof entry === 'string' || typeof entry === 'boolean')
  );
}
