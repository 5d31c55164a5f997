import { lazy, Suspense } from 'react';
import type { CodeEditorProps } from './code-editor.tsx';
import classes from './code-editor.module.css';
import { loadPart } from './parts/load-part.ts';

const LoadedCodeEditor = lazy(async () => ({
  default: (await loadPart(() => import('./code-editor.tsx'))).CodeEditor,
}));

/** The code editor, loaded when it is first shown; its place is kept meanwhile. */
export function LazyCodeEditor(props: CodeEditorProps) {
  const frame = props.framed ? classes['framed'] : classes['plain'];
  return (
    <Suspense fallback={<div className={frame} style={{ height: props.height }} aria-busy="true" />}>
      <LoadedCodeEditor {...props} />
    </Suspense>
  );
}
