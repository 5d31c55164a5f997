/**
 * An editor for stored HTML with Liquid: content is preserved, except for the user's edits. guard.ts protects it. It
 * is large, so screens import it through rich-text-lazy.tsx.
 */
import { IconAlertTriangle, IconPhotoOff } from '@tabler/icons-react';
import type { Editor } from 'hugerte';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '../note.tsx';
import { useIsReadOnly } from '../read-only.tsx';
import { describeLiquidProblem } from './liquid/describe-liquid-problem.ts';
import type { LiquidProblem } from './liquid/liquid-balance.ts';
import { openEditor, type OpenEditor } from './open-editor.ts';
import { insertPlaceholder } from './placeholders.ts';
import type { RichTextEditorProps } from './rich-text-props.ts';
import classes from './rich-text.module.css';

export function RichTextEditor(props: RichTextEditorProps) {
  const { value, label, minHeight = 500, sheet, ref } = props;
  const { t, i18n } = useTranslation('richText');
  const isReadOnly = useIsReadOnly();
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const opened = useRef<OpenEditor>(null);
  const [problems, setProblems] = useState<readonly LiquidProblem[]>([]);
  const [isFileRejected, setFileRejected] = useState(false);
  useLayoutEffect(() => {
    latest.current = props;
  });

  const { language } = i18n;
  useEffect(() => {
    if (!host.current) return undefined;
    const texts = t('buttons', { returnObjects: true });
    const phrases = t('phrases', { returnObjects: true });
    const editor = openEditor({
      host: host.current,
      isReadOnly,
      language,
      texts,
      phrases,
      latest,
      onProblems: setProblems,
      onFileRejected: setFileRejected,
    });
    opened.current = editor;
    return () => {
      opened.current = null;
      editor.close();
    };
  }, [language, t, isReadOnly]);

  // Before it is removed from the page, when its position can still be read.
  useLayoutEffect(() => () => opened.current?.leave(), []);
  useEffect(() => opened.current?.show(value), [value]);
  useEffect(() => opened.current?.setSheet(sheet), [sheet]);

  useImperativeHandle(ref, () => {
    const withEditor = (act: (editor: Editor) => void) => () => opened.current?.run(act);
    return {
      undo: withEditor((editor) => editor.undoManager.undo()),
      redo: withEditor((editor) => editor.undoManager.redo()),
      focus: withEditor((editor) => editor.focus()),
      insert: (html) => opened.current?.run((editor) => insertPlaceholder(editor, html)),
      settle: () => opened.current?.settle(),
    };
  }, []);

  return (
    <div className={classes['richText']} role="group" aria-label={label}>
      <div ref={host} className={`${classes['host']} ${sheet ? classes['paged'] : ''}`} style={{ minHeight }} />
      <div role="status">
        {problems.length > 0 && (
          <Note tone="warning" icon={<IconAlertTriangle size={16} stroke={1.75} />}>
            {problems.map((problem) => (
              <div key={`${problem.code} ${problem.tag} ${problem.line}`}>
                {describeLiquidProblem(t, problem, props.apartHint)}
              </div>
            ))}
          </Note>
        )}
        {isFileRejected && (
          <Note tone="info" icon={<IconPhotoOff size={16} stroke={1.75} />}>
            {t('fileKeptOut')}
          </Note>
        )}
      </div>
    </div>
  );
}
