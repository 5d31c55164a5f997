/** Counts the errors in the texts of a form being saved: exactly that form, regardless of earlier checks. */
import { ApiError } from '../../../api/api-error.ts';
import type { TemplateSettings } from './template-form.ts';
import type { TemplateStore } from './template-store.ts';

/** How long a save waits for the result. */
const verdictTimeMs = 10_000;

/** Returns 0 if the number is unknown: a save does not fail because its texts could not be checked. */
export async function countErrors<Form extends TemplateSettings>(
  check: TemplateStore<Form>['check'],
  form: Form,
  signal: AbortSignal,
): Promise<number> {
  try {
    const found = (await check?.(form, AbortSignal.any([signal, AbortSignal.timeout(verdictTimeMs)]))) ?? [];
    return found.filter(({ level }) => level === 'error').length;
  } catch (error) {
    if (error instanceof ApiError || signal.aborted) return 0;
    throw error;
  }
}
