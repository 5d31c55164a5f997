import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { JsonPath } from '@coverwright/rules';
import { applyChanges } from '@coverwright/rules/text-changes';
import type { CodeDiagnostic } from '../../code-editor/code-editor-marks.ts';
import type { CodeEditorHandle } from '../../code-editor/code-editor.tsx';
import { Segments } from '../../forms/segments.tsx';
import { Note } from '../../note.tsx';
import type { LogicViewHandle, LogicViewName, LogicViewProps } from './logic-view.ts';
import { logicViews } from './logic-view-list.ts';
import classes from './logic-views.module.css';
import type { LogicWords } from './logic-words.ts';
import type { LogicViews } from './use-logic-views.ts';

interface LogicViewPaneProps {
  readonly views: LogicViews;
  readonly textRef: RefObject<CodeEditorHandle | null>;
  readonly shownRef: RefObject<LogicViewHandle | null>;
  readonly logicText: string;
  readonly variablesText: string;
  readonly words: LogicWords;
  readonly isDecision: boolean;
  readonly diagnose: (text: string) => readonly CodeDiagnostic[];
  readonly readOnly: boolean;
  /** The view that is shown first takes the focus, unless another element has it. */
  readonly takesFocus?: boolean;
  readonly onChange: (logicText: string) => void;
  readonly onUnfinished: (typed: string) => void;
  readonly onSubmit: () => void;
  readonly onPathChange: (path: JsonPath) => void;
  readonly openAt?: JsonPath | undefined;
  /** The editor of the JSON text. */
  readonly children: ReactNode;
}

/** The JSON text, which stays mounted for its history, and the chosen view in its place. */
export function LogicViewPane({ views, textRef, shownRef, onChange, children, ...props }: LogicViewPaneProps) {
  const Shown = logicViews.find(({ name }) => name === views.view)?.Component;
  const rewrite: LogicViewProps['rewrite'] = (changesOf, isStep) => {
    if (textRef.current) {
      textRef.current.rewrite(changesOf, isStep);
      return;
    }
    // The editor of the text may load later than the view.
    const changes = changesOf(props.logicText);
    if (changes.length > 0) onChange(applyChanges(props.logicText, changes));
  };
  return (
    <>
      {views.unshown === undefined ? null : <UnshownNote reason={views.unshown} />}
      <div className={classes['text']} hidden={Shown !== undefined}>
        {children}
      </div>
      {Shown === undefined ? null : (
        <Shown
          {...props}
          ref={shownRef}
          unfinished={views.unfinished}
          rewrite={rewrite}
          onUndo={views.undo}
          onRedo={views.redo}
          onUnshown={views.stayInText}
        />
      )}
    </>
  );
}

function UnshownNote({ reason }: { readonly reason: string }) {
  return (
    <div className={classes['unshown']}>
      <Note tone="info" icon={<IconInfoCircle size={16} stroke={1.75} />} isAlert>
        {reason}
      </Note>
    </div>
  );
}

interface ViewSwitchProps {
  readonly views: LogicViews;
  readonly hidden?: readonly LogicViewName[];
}

export function ViewSwitch({ views, hidden = [] }: ViewSwitchProps) {
  const { t } = useTranslation('logic');
  const all: readonly LogicViewName[] = [...logicViews.map(({ name }) => name), 'json'];
  const names = all.filter((name) => !hidden.includes(name));
  const isHidden = views.unfinished !== '' && views.view !== 'formula';
  return (
    <Segments
      label={t('views.label')}
      choices={names.map((value) => ({
        value,
        label: t(`views.${value}`),
        mark: value === 'formula' && isHidden ? t('formula.unread') : undefined,
      }))}
      value={views.view}
      onChange={views.choose}
    />
  );
}
