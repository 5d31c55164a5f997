import { lazyPart } from '../parts/lazy-part.tsx';
import type { FormulaEditorProps } from './formula-editor.tsx';
import classes from './formula-editor.module.css';

/** The editor of formulas, loaded on first use. */
export const LazyFormulaEditor = lazyPart<FormulaEditorProps>(
  async () => (await import('./formula-editor.tsx')).FormulaEditor,
  () => <div className={classes['pane']} aria-busy="true" />,
  ['logic', 'codeEditor'],
);
