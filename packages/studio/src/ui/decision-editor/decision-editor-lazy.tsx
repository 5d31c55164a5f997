import { lazyPart } from '../parts/lazy-part.tsx';
import type { LogicViewProps } from '../logic-editor/views/logic-view.ts';
import classes from './decision-editor.module.css';

/** The editor of decision tables, loaded on first use. */
export const LazyDecisionEditor = lazyPart<LogicViewProps>(
  async () => (await import('./decision-editor.tsx')).DecisionEditor,
  () => <div className={classes['pane']} aria-busy="true" />,
  ['logic', 'rules', 'grid', 'sentences'],
);
