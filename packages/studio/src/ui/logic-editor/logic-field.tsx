/** A field for logic in a form, with the views of the logic editor. */
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyCodeEditor } from '../code-editor/code-editor-lazy.tsx';
import type { CodeEditorHandle } from '../code-editor/code-editor.tsx';
import type { CodeDiagnostic } from '../code-editor/code-editor-marks.ts';
import { useIsReadOnly } from '../read-only.tsx';
import { proposeWords } from './logic-marks.ts';
import type { LogicViewHandle } from './views/logic-view.ts';
import { LogicViewPane, ViewSwitch } from './views/logic-view-pane.tsx';
import classes from './views/logic-views.module.css';
import type { LogicWords } from './views/logic-words.ts';
import { useLogicViews } from './views/use-logic-views.ts';

interface LogicFieldProps {
  readonly label: string;
  readonly logicText: string;
  readonly onChange: (logicText: string) => void;
  /** A formula that cannot be read yet; empty if there is none. */
  readonly unfinished: string;
  readonly onUnfinished: (typed: string) => void;
  /** What the logic is for: the chosen view is remembered for all logic of a kind. */
  readonly kind: string;
  readonly words: LogicWords;
  readonly diagnose: (text: string) => readonly CodeDiagnostic[];
  readonly isInvalid: boolean;
  readonly describedBy: string;
}

/** A spreadsheet needs a screen of its own. */
const hiddenViews = ['decisions'] as const;

export function LogicField(props: LogicFieldProps) {
  const { label, logicText, onChange, unfinished, onUnfinished, kind } = props;
  const { t } = useTranslation('logic');
  const { words, diagnose, isInvalid, describedBy } = props;
  const text = useRef<CodeEditorHandle>(null);
  const shown = useRef<LogicViewHandle>(null);
  const views = useLogicViews({ logicText, unfinished, text, shown, kind, hidden: hiddenViews });
  const readOnly = useIsReadOnly();
  return (
    <div className={classes['field']}>
      <div className={classes['fieldHead']}>
        <span aria-hidden>{label}</span>
        <ViewSwitch views={views} hidden={hiddenViews} />
      </div>
      <div
        className={classes['fieldBody']}
        data-view={views.view}
        data-invalid={(isInvalid && views.view !== 'json') || undefined}
      >
        <LogicViewPane
          views={views}
          textRef={text}
          shownRef={shown}
          logicText={logicText}
          variablesText=""
          words={words}
          isDecision={false}
          diagnose={diagnose}
          readOnly={readOnly}
          onChange={onChange}
          onUnfinished={onUnfinished}
          onSubmit={doNothing}
          onPathChange={doNothing}
        >
          <LazyCodeEditor
            ref={text}
            framed
            height="100%"
            label={t('json', { label })}
            value={logicText}
            onChange={onChange}
            diagnose={diagnose}
            complete={() => proposeWords(logicText)}
            isInvalid={isInvalid}
            describedBy={describedBy}
          />
        </LogicViewPane>
      </div>
    </div>
  );
}

const doNothing = (): void => undefined;
