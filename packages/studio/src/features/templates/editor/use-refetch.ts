import { useCallback, useLayoutEffect, useRef } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import type { TemplateSettings } from './template-form.ts';
import type { TemplateStore } from './template-store.ts';
import type { useTypedForm } from './use-typed-form.ts';

/**
 * Looks whether somebody else has saved since, and takes that where nothing is typed. Where something is, the next save
 * tells of it.
 */
export function useRefetch<Form extends TemplateSettings>(
  id: string,
  store: TemplateStore<Form>,
  typed: ReturnType<typeof useTypedForm<Form>>,
): () => Promise<void> {
  const latest = useRef(typed);
  useLayoutEffect(() => {
    latest.current = typed;
  });
  return useCallback(async () => {
    const now = await store.read(id).catch((error: unknown) => {
      // Nothing is lost: what is shown stays, and saving tells what is wrong.
      if (!(error instanceof ApiError)) throw error;
    });
    const { isDirty, saved, begin, setSaved } = latest.current;
    if (!now || isDirty || now.revision === saved.revision) return;
    begin(() => now.form);
    setSaved({ form: now.form, revision: now.revision });
  }, [id, store]);
}
