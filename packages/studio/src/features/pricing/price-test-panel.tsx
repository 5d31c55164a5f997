/** Tests the logic on variables: beside the code, or floating over it in fullscreen. */
import { Button } from '@mantine/core';
import { IconGripVertical, IconPlayerPlay, IconVariable } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyCodeEditor } from '../../ui/code-editor-lazy.tsx';
import type { CodeEditorHandle } from '../../ui/code-editor.tsx';
import { formatTime } from '../../ui/date-time.ts';
import { diagnoseVariables, proposeWords } from './logic-marks.ts';
import classes from './price-editor.module.css';
import { showResult } from './price-result.ts';
import { usePanelPosition } from './use-panel-position.ts';
import type { usePriceEditor } from './use-price-editor.ts';
import type { TestResult, usePriceTest } from './use-price-test.ts';

const floatingWidthPx = 440;
const isMac = /mac/i.test(navigator.platform);

interface PriceTestPanelProps {
  readonly editor: ReturnType<typeof usePriceEditor>;
  readonly tester: ReturnType<typeof usePriceTest>;
  readonly currency: string;
  readonly isFloating: boolean;
  readonly variables: Ref<CodeEditorHandle>;
}

export function PriceTestPanel({ editor, tester, currency, isFloating, variables }: PriceTestPanelProps) {
  const { t } = useTranslation('pricing');
  const { place, dragProps, handleKeyDown } = usePanelPosition(floatingWidthPx, isFloating);
  return (
    <section
      className={classes['panel']}
      aria-labelledby="test-heading"
      data-floating={isFloating || undefined}
      style={isFloating ? { ...place, width: floatingWidthPx } : undefined}
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
          onClick={tester.extract}
        >
          {t('test.extract')}
        </Button>
      </div>
      <LazyCodeEditor
        ref={variables}
        height="236px"
        label={t('test.variables')}
        value={editor.variablesText}
        onChange={editor.changeVariables}
        diagnose={diagnoseVariables}
        complete={() => proposeWords(editor.logicText)}
        onSubmit={tester.test}
      />
      <div className={classes['run']}>
        <span>{t('test.note')}</span>
        <Button leftSection={<IconPlayerPlay size={14} stroke={1.75} aria-hidden />} onClick={tester.test}>
          {t('test.run')} <kbd className={classes['keys']}>{t(isMac ? 'test.keysMac' : 'test.keys')}</kbd>
        </Button>
      </div>
      <div className={classes['result']} aria-live="polite">
        <ResultHead isStale={tester.isStale} />
        {tester.result ? <Result result={tester.result} currency={currency} /> : <p>{t('test.none')}</p>}
      </div>
    </section>
  );
}

function ResultHead({ isStale }: { isStale: boolean }) {
  const { t } = useTranslation('pricing');
  return (
    <div className={classes['resultHead']}>
      <h3>{t('test.result')}</h3>
      {isStale ? <span className={classes['stale']}>{t('test.stale')}</span> : null}
    </div>
  );
}

function Result({ result, currency }: { result: TestResult; currency: string }) {
  const { t } = useTranslation('pricing');
  const shown = showResult(result.value, currency);
  const time = formatTime(result.testedAt);
  return (
    <>
      <p className={shown.currency === undefined ? classes['json'] : classes['amount']}>
        {shown.currency === undefined ? null : <span>{shown.currency}</span>} {shown.text}
      </p>
      <p>{t('test.tested', { time, durationMs: result.durationMs })}</p>
    </>
  );
}
