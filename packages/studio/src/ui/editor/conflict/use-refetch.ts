import { useCallback, useLayoutEffect, useRef } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import type { OpenedForm } from '../opened-form.ts';
import type { useTypedForm } from '../history/use-typed-form.ts';

/**
 * Looks whether somebody else has saved since, and takes that where nothing is typed. Where something is, the next save
 * tells of it.
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
      // Nothing is lost: what is shown stays, and saving reports what is wrong.
      if (!(error instanceof ApiError)) throw error;
    });
    const { isDirty, saved, begin, setSaved } = latest.current;
    if (!now || isDirty || now.revision === saved.revision) return;
    begin(() => now.form);
    setSaved({ form: now.form, revision: now.revision });
  }, [id, store]);
}
