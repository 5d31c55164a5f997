import { lazyPart } from '../parts/lazy-part.tsx';
import type { RichTextEditorProps } from './rich-text-props.ts';
import classes from './rich-text.module.css';

/** The rich text editor, loaded on first use; its space is reserved meanwhile. */
export const LazyRichTextEditor = lazyPart<RichTextEditorProps>(
  async () => (await import('./rich-text-editor.tsx')).RichTextEditor,
  ({ minHeight = 500 }) => (
    <div className={classes['richText']} aria-busy="true">
      <div className={classes['host']} style={{ minHeight }} />
    </div>
  ),
  ['richText'],
);
