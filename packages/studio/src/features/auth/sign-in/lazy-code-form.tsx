import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import type { CodeFormProps } from './code-form.tsx';

/** Loaded once a password was right and a code is needed, so that the first visit does not carry it. */
export const LazyCodeForm = lazyPart<CodeFormProps>(
  async () => (await import('./code-form.tsx')).CodeForm,
  () => <Spinner />,
  ['auth'],
);
