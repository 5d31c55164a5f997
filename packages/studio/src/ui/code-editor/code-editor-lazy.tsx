import type { CodeEditorProps } from './code-editor.tsx';
import classes from './code-editor.module.css';
import { lazyPart } from '../parts/lazy-part.tsx';

/** The code editor, loaded on first use; its space is reserved meanwhile. */
export const LazyCodeEditor = lazyPart<CodeEditorProps>(
  async () => (await import('./code-editor.tsx')).CodeEditor,
  ({ framed, height }) => (
    <div className={framed ? classes['framed'] : classes['plain']} style={{ height }} aria-busy="true" />
  ),
  ['codeEditor'],
);
