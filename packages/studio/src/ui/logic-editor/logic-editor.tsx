/**
 * The screen for editing and testing JSON Logic: the logic, the test panel beside or above it, and one bar for the
 * last problem. The feature determines the purpose of the logic, where it is stored, and how results are shown.
 */
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { inputLabels } from '@coverwright/insurance/input-labels';
import type { JsonPath } from '@coverwright/rules';
import type { CodeEditorHandle } from '../code-editor/code-editor.tsx';
import { LazyCodeEditor } from '../code-editor/code-editor-lazy.tsx';
import { FormatButton, FullscreenButton } from '../code-editor/code-tools.tsx';
import { LayoutHeader } from '../layout/layout-header.tsx';
import { UnsavedMark } from '../editor/frame/unsaved-mark.tsx';
import { saveWork } from '../editor/leave/reload.ts';
import { useLeavePrompt } from '../editor/leave/use-leave-prompt.tsx';
import { useEditorKeys } from '../editor/history/use-editor-keys.ts';
import { HistoryTools } from '../editor/history/history-tools.tsx';
import screen from '../layout/screen.module.css';
import classes from './logic-editor.module.css';
import { diagnoseDecision, diagnoseLogic, proposeWords } from './logic-marks.ts';
import { LogicProblemBar } from './logic-problem-bar.tsx';
import { LogicTestPanel, type VariablesHandle } from './logic-test/logic-test-panel.tsx';
import type { RenderFill } from './logic-test/test-fields.tsx';
import type { TestKind } from './logic-test/logic-test.ts';
import { CursorLine } from './cursor-line.tsx';
import { ExplanationList, type TablePath } from './explanation-list.tsx';
import { StepList } from './step-list.tsx';
import type { GoToPath } from './use-go-to-path.ts';
import { useLogicEditor, type LogicStore } from './use-logic-editor.ts';
import {
  useLogicTest,
  type LogicTest,
  type TestCalls,
  type TestResult,
  type TestedSteps,
} from './logic-test/use-logic-test.ts';
import { stepAt } from './steps/step-tree.ts';
import type { LogicViewHandle, LogicViewName } from './views/logic-view.ts';
import { LogicViewPane, ViewSwitch } from './views/logic-view-pane.tsx';
import { noWords, type LogicWords } from './views/logic-words.ts';
import { useLogicViews, type LogicViews } from './views/use-logic-views.ts';

export interface LogicEditorProps extends LogicStore, Omit<TestCalls, 'declared'> {
  readonly backTo: string;
  /** Where the earlier states of the record are listed. */
  readonly historyTo: string;
  readonly title: string;
  /** What the logic belongs to. */
  readonly meta: ReactNode;
  readonly conflictTitle: string;
  /** What the logic is for: the chosen view is remembered for all logic of a kind. */
  readonly kind: string;
  readonly testKind: TestKind;
  /** What the logic can name; undefined until it is loaded. */
  readonly words: LogicWords | undefined;
  /** Names what the logic results in. */
  readonly heading: string;
  /** Describes the expected result in the words of a view. */
  readonly hints: Readonly<Record<LogicViewName, string>>;
  /** Set if values of earlier requests can be tested. */
  /** Set if the user may read the rate tables of the product. */
  readonly tablePath?: TablePath | undefined;
  readonly renderFill?: RenderFill | undefined;
  /** Shown until the first test. */
  readonly noResult: string;
  readonly renderResult: (result: TestResult, goToPath: GoToPath) => ReactNode;
  /** The minimum number of decimals of calculated values. */
  readonly fractionDigits: number;
  /** Reloads the logic, and discards unsaved edits. */
  readonly onReload: () => void;
  /** What of the logic is shown first, such as a row of a decision table. */
  readonly openAt?: JsonPath | undefined;
  /** The user can view and test the logic, but not change it. */
  readonly isReadOnly: boolean;
}

export function LogicEditor(props: LogicEditorProps) {
  const { t } = useTranslation(['logic', 'widgets']);
  const { words = noWords } = props;
  const editor = useLogicEditor(props, words);
  const tester = useLogicTest(editor, props.testKind, { ...props, declared: words.declared });
  const leavePrompt = useLeavePrompt(editor.isDirty, t('leave'));
  const [isFullscreen, setIsFullscreen] = useState(false);
  const [history, setHistory] = useState({ canUndo: false, canRedo: false });
  const text = useRef<CodeEditorHandle>(null);
  const shown = useRef<LogicViewHandle>(null);
  const { logicText, variablesText, unfinished } = editor;
  const views = useLogicViews({ logicText, unfinished, text, shown, kind: props.kind, openAt: props.openAt });
  const variables = useRef<VariablesHandle>(null);
  const diagnose = useDiagnose(props.testKind, words);
  const cursor = useStepAtCursor(tester.steps);
  const save = props.isReadOnly ? doNothing : editor.save;
  useEditorKeys({ save });

  const handleReload = () => {
    editor.dropLogic();
    // The editor is remounted, and restores the rest of the input as after a lost page.
    saveWork();
    props.onReload();
  };
  // In fullscreen, the page's own heading is covered.
  const LogicHeading = isFullscreen ? 'h1' : 'h2';
  const shownResult = tester.result?.result;
  const historyTools = props.isReadOnly ? undefined : <HistoryTools {...history} undo={views.undo} redo={views.redo} />;
  return (
    <div
      className={`${screen['screen']} ${screen['withBar']} ${classes['screen']}`}
      data-fullscreen={isFullscreen || undefined}
    >
      <LayoutHeader
        backTo={props.backTo}
        title={props.title}
        meta={props.meta}
        isDirty={editor.isDirty}
        savedAt={editor.savedAt}
        isReadOnly={props.isReadOnly}
        tools={historyTools}
        historyTo={props.historyTo}
        onSave={save}
        isSaving={editor.isSaving}
      />
      <main className={`${screen['panes']} ${classes['panes']}`}>
        <section className={classes['logic']} data-view={views.view} aria-labelledby="logic-heading">
          <div className={classes['paneHead']}>
            <LogicHeading id="logic-heading">{props.heading}</LogicHeading>
            {isFullscreen && editor.isDirty ? <UnsavedMark /> : null}
            {props.isReadOnly || views.view !== 'json' ? null : (
              <FormatButton text={logicText} onFormat={editor.changeLogic} />
            )}
            <ViewSwitch views={views} />
            <FullscreenButton isFullscreen={isFullscreen} onChange={setIsFullscreen} />
          </div>
          <p className={classes['hint']}>{props.hints[views.view]}</p>
          <LogicViewPane
            views={views}
            textRef={text}
            shownRef={shown}
            logicText={logicText}
            variablesText={variablesText}
            words={words}
            isDecision={props.testKind === 'decision'}
            diagnose={diagnose}
            readOnly={props.isReadOnly}
            takesFocus
            openAt={props.openAt}
            onChange={editor.changeLogic}
            onUnfinished={editor.changeUnfinished}
            onSubmit={tester.test}
            onPathChange={cursor.setPath}
          >
            <LazyCodeEditor
              ref={text}
              height="100%"
              label={t('logic')}
              takesFocus={views.view === 'json'}
              readOnly={props.isReadOnly}
              value={logicText}
              onChange={editor.changeLogic}
              diagnose={diagnose}
              complete={() => proposeWords(logicText)}
              onSubmit={tester.test}
              onHistoryChange={setHistory}
              onPathChange={cursor.setPath}
            />
          </LogicViewPane>
          <CursorOfView
            tester={tester}
            step={cursor.step}
            declared={words.declared}
            isJson={views.view === 'json'}
            fractionDigits={props.fractionDigits}
          />
        </section>
        <LogicTestPanel
          editor={editor}
          tester={tester}
          isFloating={isFullscreen}
          variables={variables}
          noResult={props.noResult}
          words={words}
          rememberedAs={props.rememberedAs}
          renderFill={props.renderFill}
          result={shownResult && props.renderResult(shownResult, views.goToPath)}
          steps={<TestedHow {...props} tester={tester} views={views} current={cursor.step} />}
          isExplained={views.view === 'json' ? tester.steps !== undefined : tester.explanation !== undefined}
        />
      </main>
      <LogicProblemBar
        editor={editor}
        conflictTitle={props.conflictTitle}
        views={views}
        variables={variables}
        words={words}
        onReload={handleReload}
      />
      {leavePrompt}
    </div>
  );
}

interface CursorOfViewProps {
  readonly tester: LogicTest;
  readonly step: number | undefined;
  readonly declared: LogicWords['declared'];
  readonly isJson: boolean;
  readonly fractionDigits: number;
}

/** The result at the cursor, after a test. */
function CursorOfView({ tester: { steps, isStale }, step, declared, isJson, fractionDigits }: CursorOfViewProps) {
  const { i18n } = useTranslation();
  const labels = useMemo(() => inputLabels(declared, [i18n.language]), [declared, i18n.language]);
  if (steps === undefined) return null;
  return (
    <CursorLine
      tree={steps.tree}
      step={step}
      labels={isJson ? undefined : labels}
      fractionDigits={fractionDigits}
      isStale={isStale}
    />
  );
}

interface TestedHowProps {
  readonly tester: LogicTest;
  readonly views: LogicViews;
  readonly current: number | undefined;
  readonly tablePath?: TablePath | undefined;
  readonly fractionDigits: number;
}

/** How the result came about: beside JSON by operators, and otherwise in words. */
function TestedHow({ tester, views, current, tablePath, fractionDigits }: TestedHowProps) {
  const { steps, explanation, isStale } = tester;
  const { goToPath } = views;
  if (views.view !== 'json') {
    return explanation ? (
      <ExplanationList explanation={explanation} isStale={isStale} tablePath={tablePath} goToPath={goToPath} />
    ) : null;
  }
  if (!steps) return null;
  return (
    <StepList tested={steps} current={current} goToPath={goToPath} fractionDigits={fractionDigits} isStale={isStale} />
  );
}

const doNothing = (): void => undefined;

function useDiagnose(kind: TestKind, words: LogicWords) {
  const diagnose = kind === 'decision' ? diagnoseDecision : diagnoseLogic;
  return useCallback((text: string) => diagnose(text, words), [diagnose, words]);
}

/** The step of the last test at the cursor. */
function useStepAtCursor(tested: TestedSteps | undefined) {
  const [path, setPath] = useState<JsonPath>([]);
  const step = useMemo(() => tested && stepAt(tested.tree, path), [tested, path]);
  return { step, setPath };
}
