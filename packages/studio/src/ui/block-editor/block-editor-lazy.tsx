import type { LogicViewProps } from '../logic-editor/views/logic-view.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import classes from './block-editor.module.css';

/** The editor of blocks, loaded on first use. */
export const LazyBlockEditor = lazyPart<LogicViewProps>(
  async () => (await import('./block-editor.tsx')).BlockEditor,
  () => <div className={classes['pane']} aria-busy="true" />,
  ['logic', 'rules'],
);
