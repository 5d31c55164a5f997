import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import type { EnrolmentFormProps } from './enrolment-form.tsx';

export const LazyEnrolmentForm = lazyPart<EnrolmentFormProps>(
  async () => (await import('./enrolment-form.tsx')).EnrolmentForm,
  () => <Spinner />,
  ['account', 'auth'],
);
