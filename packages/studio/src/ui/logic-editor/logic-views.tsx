import { IconInfoCircle } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { JsonPath } from '@coverwright/rules';
import { LazyCodeEditor } from '../code-editor/code-editor-lazy.tsx';
import { Segments } from '../forms/segments.tsx';
import type { CodeEditorHandle } from '../code-editor/code-editor.tsx';
import { LazyFormulaEditor } from '../formula-editor/formula-editor-lazy.tsx';
import type { FormulaEditorHandle } from '../formula-editor/formula-editor.tsx';
import { Note } from '../note.tsx';
import classes from './logic-editor.module.css';
import { diagnoseDecision, diagnoseLogic, proposeWords } from './logic-marks.ts';
import type { LogicViews } from './use-logic-views.ts';
import type { LogicEditorState } from './use-logic-editor.ts';

interface LogicCodeProps {
  readonly views: LogicViews;
  readonly textRef: RefObject<CodeEditorHandle | null>;
  readonly formulaRef: RefObject<FormulaEditorHandle | null>;
  readonly editor: LogicEditorState;
  readonly isDecision: boolean;
  readonly isReadOnly: boolean;
  readonly onSubmit: () => void;
  readonly onHistoryChange: (history: { canUndo: boolean; canRedo: boolean }) => void;
  readonly onPathChange: (path: JsonPath) => void;
}

/** The JSON text, which stays mounted for its history, and the formula in its place. */
export function LogicCode({ views, textRef, formulaRef, editor, isDecision, isReadOnly, ...events }: LogicCodeProps) {
  const { t } = useTranslation('logic');
  const isFormula = views.view === 'formula';
  return (
    <>
      {views.unshown === undefined ? null : <UnshownNote reason={views.unshown} />}
      <div className={classes['code']} hidden={isFormula}>
        <LazyCodeEditor
          ref={textRef}
          height="100%"
          label={t('logic')}
          takesFocus
          readOnly={isReadOnly}
          value={editor.logicText}
          onChange={editor.changeLogic}
          diagnose={isDecision ? diagnoseDecision : diagnoseLogic}
          complete={() => proposeWords(editor.logicText)}
          onSubmit={events.onSubmit}
          onHistoryChange={events.onHistoryChange}
          onPathChange={events.onPathChange}
        />
      </div>
      {isFormula ? (
        <LazyFormulaEditor
          ref={formulaRef}
          logicText={editor.logicText}
          variablesText={editor.variablesText}
          rewrite={(changesOf) => textRef.current?.rewrite(changesOf)}
          onUndo={views.undo}
          onRedo={views.redo}
          onSubmit={events.onSubmit}
          onUnshown={views.stayInText}
          onPathChange={events.onPathChange}
          readOnly={isReadOnly}
        />
      ) : null}
    </>
  );
}

function UnshownNote({ reason }: { readonly reason: NonNullable<LogicViews['unshown']> }) {
  const { t } = useTranslation('logic', { keyPrefix: 'formula' });
  return (
    <div className={classes['unshown']}>
      <Note tone="info" icon={<IconInfoCircle size={16} stroke={1.75} />} isAlert>
        {t(`unshown.${reason}`)}
      </Note>
    </div>
  );
}

export function ViewSwitch({ views }: { readonly views: LogicViews }) {
  const { t } = useTranslation('logic', { keyPrefix: 'formula' });
  const choices = [
    { value: 'json', label: t('json') },
    { value: 'formula', label: t('formula') },
  ] as const;
  return <Segments label={t('view')} choices={choices} value={views.view} onChange={views.choose} />;
}
