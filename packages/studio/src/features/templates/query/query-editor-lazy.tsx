import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { QueryEditorProps } from './query-editor.tsx';
import classes from './query-section.module.css';

/** Loaded when the advanced part is first shown: it brings the schema and GraphQL along. */
export const LazyQueryEditor = lazyPart<QueryEditorProps>(
  async () => (await import('./query-editor.tsx')).QueryEditor,
  () => <div className={classes['place']} aria-busy="true" />,
);
