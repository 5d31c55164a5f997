/** Tests the logic with variables: beside the code, or floating over it in fullscreen. */
import { Button } from '@mantine/core';
import { IconGripVertical, IconPlayerPlay, IconPlayerStop, IconVariable } from '@tabler/icons-react';
import { useCallback, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyCodeEditor } from '../../code-editor/code-editor-lazy.tsx';
import type { CodeEditorHandle } from '../../code-editor/code-editor.tsx';
import { Segments } from '../../forms/segments.tsx';
import { formatTime } from '../../formats/date-time.ts';
import { MissingNames } from '../../problems/missing-names.tsx';
import { useDelayed } from '../../states/use-delayed.ts';
import { Mark } from '../../mark.tsx';
import classes from '../logic-editor.module.css';
import { diagnoseVariables, proposeWords } from '../logic-marks.ts';
import { labelOf, type LogicWords } from '../views/logic-words.ts';
import { LazyTestFields } from './test-fields-lazy.tsx';
import type { RenderFill } from './test-fields.tsx';
import { readTestView, rememberTestView, type TestView } from './test-view.ts';
import { valuesInText } from './variables-text.ts';
import { usePanelPosition } from './use-panel-position.ts';
import type { LogicEditorState } from '../use-logic-editor.ts';
import { UnknownValues } from './unknown-values.tsx';
import type { LogicTest } from './use-logic-test.ts';

const floatingWidthPx = 440;
const isMac = /mac/i.test(navigator.platform);

interface LogicTestPanelProps {
  readonly editor: LogicEditorState;
  readonly tester: LogicTest;
  readonly isFloating: boolean;
  readonly variables: Ref<VariablesHandle>;
  /** Undefined while there is none. */
  readonly result: ReactNode;
  /** Shown until the first test. */
  readonly noResult: string;
  readonly steps: ReactNode;
  readonly isExplained: boolean;
  readonly words: LogicWords;
  readonly rememberedAs: string;
  readonly renderFill: RenderFill | undefined;
}

/** Goes to a position in the JSON text of the variables, whatever view is shown. */
export type VariablesHandle = Pick<CodeEditorHandle, 'goTo'>;

const testViews = ['fields', 'json'] as const;

export function LogicTestPanel(props: LogicTestPanelProps) {
  const { editor, tester, isFloating, variables, result, noResult, steps, words } = props;
  const { t } = useTranslation('logic');
  const [view, setView] = useState(() => (valuesInText(editor.variablesText) ? readTestView() : 'json'));
  const chooseView = (chosen: TestView) => {
    rememberTestView(chosen);
    setView(chosen);
  };
  const fields = useRef<HTMLDivElement>(null);
  const editText = useTextOnDemand(variables, () => setView('json'));
  const { position, dragProps, handleKeyDown } = usePanelPosition(floatingWidthPx, isFloating);
  return (
    <section
      className={classes['panel']}
      aria-labelledby="test-heading"
      data-floating={isFloating || undefined}
      data-explained={props.isExplained || undefined}
      style={isFloating ? { ...position, width: floatingWidthPx } : undefined}
    >
      <div className={classes['paneHead']} {...(isFloating && dragProps)}>
        {isFloating ? (
          <button
            type="button"
            data-grip
            className={classes['grip']}
            aria-label={t('test.move')}
            title={t('test.moveHint')}
            onKeyDown={handleKeyDown}
          >
            <IconGripVertical size={16} stroke={1.75} aria-hidden />
          </button>
        ) : null}
        <h2 id="test-heading">{t('test.heading')}</h2>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconVariable size={14} stroke={1.75} aria-hidden />}
          onClick={() => {
            tester.extract();
            if (view === 'fields') focusEmptyField(fields.current);
          }}
        >
          {t('test.extract')}
        </Button>
      </div>
      <div className={classes['valuesHead']}>
        <Segments
          label={t('test.views.label')}
          choices={testViews.map((value) => ({ value, label: t(`test.views.${value}`) }))}
          value={view}
          onChange={chooseView}
        />
      </div>
      {view === 'fields' ? (
        <div ref={fields} className={classes['values']}>
          <LazyTestFields
            logicText={editor.logicText}
            variablesText={editor.variablesText}
            declared={words.declared}
            rememberedAs={props.rememberedAs}
            renderFill={props.renderFill}
            onChange={editor.changeVariables}
            onSubmit={tester.test}
          />
        </div>
      ) : (
        <div className={classes['variables']}>
          <LazyCodeEditor
            ref={editText}
            height="100%"
            label={t('test.variables')}
            value={editor.variablesText}
            onChange={editor.changeVariables}
            diagnose={diagnoseVariables}
            complete={() => proposeWords(editor.logicText)}
            onSubmit={tester.test}
          />
        </div>
      )}
      <div className={classes['run']}>
        <span>{t('test.note')}</span>
        <RunButton tester={tester} />
      </div>
      <div className={classes['result']} aria-live="polite">
        <div className={classes['resultHead']}>
          <h3>{t('test.result')}</h3>
          {result !== undefined && tester.isStale ? <Mark>{t('test.stale')}</Mark> : null}
        </div>
        {result}
        {result === undefined && tester.end === undefined ? <p>{noResult}</p> : null}
        {tester.unfilled.length > 0 ? (
          <div className={classes['missing']}>
            <MissingNames names={tester.unfilled.map((path) => labelOf(words, path))} />
          </div>
        ) : null}
        {tester.unknownValues.length > 0 ? (
          <div className={classes['missing']}>
            <UnknownValues values={tester.unknownValues.map((one) => ({ ...one, path: labelOf(words, one.path) }))} />
          </div>
        ) : null}
        {tester.end === undefined ? <TestTime tester={tester} /> : <p>{t(`test.${tester.end}`)}</p>}
      </div>
      {steps}
    </section>
  );
}

/** Positions are those of the JSON text, which is shown first; its editor may load later. */
function useTextOnDemand(shown: Ref<VariablesHandle>, showText: () => void) {
  const text = useRef<CodeEditorHandle>(null);
  const awaited = useRef<Parameters<VariablesHandle['goTo']>>(undefined);
  useImperativeHandle(shown, () => ({
    goTo: (...position) => {
      if (text.current) return text.current.goTo(...position);
      awaited.current = position;
      return showText();
    },
  }));
  return useCallback((loaded: CodeEditorHandle | null) => {
    text.current = loaded;
    if (loaded && awaited.current) loaded.goTo(...awaited.current);
    if (loaded) awaited.current = undefined;
  }, []);
}

/** Fields are those of the logic anyway: what is extracted are the ones to fill in. */
function focusEmptyField(fields: HTMLElement | null): void {
  const inputs = [...(fields?.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea') ?? [])];
  (inputs.find(({ value }) => value === '') ?? inputs[0])?.focus();
}

function TestTime({ tester }: { tester: LogicTest }) {
  const { t } = useTranslation('logic');
  if (!tester.result) return null;
  const { testedAt, report } = tester.result;
  return <p>{t('test.tested', { time: formatTime(testedAt), durationMs: report.durationMs })}</p>;
}

/** A long test can be cancelled with the button that started it. */
function RunButton({ tester }: { tester: LogicTest }) {
  const { t } = useTranslation('logic');
  const isLong = useDelayed(tester.isRunning);
  if (isLong) {
    return (
      <Button leftSection={<IconPlayerStop size={14} stroke={1.75} aria-hidden />} onClick={tester.cancel}>
        {t('test.cancel')}
      </Button>
    );
  }
  return (
    <Button leftSection={<IconPlayerPlay size={14} stroke={1.75} aria-hidden />} onClick={tester.test}>
      {t('test.run')} <kbd className={classes['keys']}>{t(isMac ? 'test.keysMac' : 'test.keys')}</kbd>
    </Button>
  );
}
