import { useCallback, useLayoutEffect, useRef } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import type { OpenedForm } from '../opened-form.ts';
import type { useTypedForm } from '../history/use-typed-form.ts';

/**
 * Checks whether another user has saved since, and loads their version unless there are unsaved edits. With unsaved
 * edits, the next save reports the conflict.
 */
export function useRefetch<Form extends object>(
  id: string,
  store: { readonly read: (id: string) => Promise<OpenedForm<Form> | undefined> },
  typed: ReturnType<typeof useTypedForm<Form>>,
): () => Promise<void> {
  const latest = useRef(typed);
  useLayoutEffect(() => {
    latest.current = typed;
  });
  return useCallback(async () => {
    const now = await store.read(id).catch((error: unknown) => {
      // Nothing is lost: the displayed data stays, and saving reports any problem.
      if (!(error instanceof ApiError)) throw error;
    });
    const { isDirty, saved, begin, setSaved } = latest.current;
    if (!now || isDirty || now.revision === saved.revision) return;
    begin(() => now.form);
    setSaved({ form: now.form, revision: now.revision });
  }, [id, store]);
}
