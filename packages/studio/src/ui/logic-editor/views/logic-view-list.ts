import { LazyDecisionEditor } from '../../decision-editor/decision-editor-lazy.tsx';
import { LazyFormulaEditor } from '../../formula-editor/formula-editor-lazy.tsx';
import { LazyBlockEditor } from '../../block-editor/block-editor-lazy.tsx';
import type { LogicView } from './logic-view.ts';

/** The views beside the JSON text, in the order in which they are offered. */
export const logicViews: readonly LogicView[] = [
  { name: 'formula', Component: LazyFormulaEditor },
  { name: 'blocks', Component: LazyBlockEditor },
  { name: 'decisions', Component: LazyDecisionEditor },
];
