import { lazyPart } from '../../parts/lazy-part.tsx';
import classes from '../logic-editor.module.css';
import type { TestFieldsProps } from './test-fields.tsx';

/** The fields with their controls, loaded after the editor. */
export const LazyTestFields = lazyPart<TestFieldsProps>(
  async () => (await import('./test-fields.tsx')).TestFields,
  () => <div className={classes['fields']} aria-busy="true" />,
  ['logic', 'quote', 'sentences'],
);
