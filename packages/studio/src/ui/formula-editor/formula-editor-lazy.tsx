import { lazyPart } from '../parts/lazy-part.tsx';
import type { LogicViewProps } from '../logic-editor/views/logic-view.ts';
import classes from './formula-editor.module.css';

/** The editor of formulas, loaded on first use. */
export const LazyFormulaEditor = lazyPart<LogicViewProps>(
  async () => (await import('./formula-editor.tsx')).FormulaEditor,
  () => <div className={classes['pane']} aria-busy="true" />,
  ['logic', 'codeEditor'],
);
