/** The drafts of this studio. */
import { useEffect } from 'react';
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

/** Keeps input that is never saved, in case the page is lost. @param kept undefined if there is nothing to lose */
export function useKept(key: string, kept: unknown): void {
  useEffect(() => {
    drafts.drop(key);
    return () => drafts.release(key);
  }, [key]);
  useEffect(() => {
    if (kept === undefined) drafts.drop(key);
    else drafts.keep(key, kept);
  });
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** A flat record of texts and switches, like most forms. */
function isFormDraft(value: unknown): value is Record<string, string | boolean> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((entry) => typeof entry === 'string' || typeof entry === 'boolean')
  );
}
