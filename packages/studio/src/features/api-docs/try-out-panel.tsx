/** A request body to edit and send with the session's token, and the server's answer. */
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconPlayerPlay } from '@tabler/icons-react';
import { parseJsonText } from '@coverwright/rules';
import { useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../api/api-error.ts';
import { Card } from '../../ui/layout/card.tsx';
import { formatJson } from '../../ui/code-editor/code-editor-format.ts';
import { LazyCodeEditor } from '../../ui/code-editor/code-editor-lazy.tsx';
import type { CodeDiagnostic } from '../../ui/code-editor/code-editor-marks.ts';
import type { CodeEditorHandle } from '../../ui/code-editor/code-editor.tsx';
import { errorText } from '../../ui/problems/describe-error.ts';
import { MissingNames } from '../../ui/problems/missing-names.tsx';
import { Note } from '../../ui/note.tsx';
import { ResultFigure } from '../../ui/result-figure.tsx';
import { describeProblem } from '../../ui/problems/problem-text.ts';
import { jsonProblemText } from '../../ui/problems/rule-text.ts';
import { summarize, type AnswerSummary } from './answer-summary.ts';
import type { ApiAnswer } from './api-docs.api.ts';
import { Mark } from '../../ui/mark.tsx';
import classes from './api-docs.module.css';
import type { OperationName } from './openapi.ts';
import type { TryOut } from './use-try-out.ts';

const isMac = /mac/i.test(navigator.platform);

export function TryOutPanel({ name, tryOut }: { name: OperationName; tryOut: TryOut }) {
  const { t } = useTranslation('apiDocs');
  const editor = useRef<CodeEditorHandle>(null);
  const problemId = useId();
  const { problem, reset } = tryOut;
  return (
    <Card
      title={t('try.heading')}
      actions={
        reset ? (
          <Button variant="subtle" size="xs" onClick={reset}>
            {t('try.useExample')}
          </Button>
        ) : null
      }
    >
      <LazyCodeEditor
        ref={editor}
        height="236px"
        label={t('try.body')}
        value={tryOut.bodyText}
        onChange={tryOut.change}
        diagnose={diagnoseBody}
        onSubmit={tryOut.send}
        isInvalid={problem !== undefined}
        {...(problem && { describedBy: problemId })}
      />
      {problem ? (
        <div className={classes['problem']} role="alert">
          <span id={problemId}>{t('try.notJson', { problem: problem.message })}</span>
          <button
            type="button"
            className="cw-link-button"
            onClick={() => editor.current?.goTo(problem.from, problem.to)}
          >
            {t('try.goToLine', { line: problem.line })}
          </button>
        </div>
      ) : null}
      <div className={classes['run']}>
        <span>{t('try.note')}</span>
        {tryOut.isSending ? <Button onClick={tryOut.cancel}>{t('try.cancel')}</Button> : null}
        <Button
          leftSection={<IconPlayerPlay size={14} stroke={1.75} aria-hidden />}
          loading={tryOut.isSending}
          onClick={tryOut.send}
        >
          {t('try.send')} <kbd className={classes['keys']}>{t(isMac ? 'try.keysMac' : 'try.keys')}</kbd>
        </Button>
      </div>
      <div className={classes['result']} aria-live="polite">
        <Result name={name} tryOut={tryOut} />
      </div>
      {tryOut.outcome?.kind === 'answer' ? <AnswerText answer={tryOut.outcome.answer} /> : null}
    </Card>
  );
}

function diagnoseBody(text: string): CodeDiagnostic[] {
  const parsed = parseJsonText(text);
  if (parsed.ok) return [];
  return [{ from: parsed.offset, to: parsed.endOffset, severity: 'error', message: jsonProblemText(parsed) }];
}

function Result({ name, tryOut: { outcome, isStale } }: { name: OperationName; tryOut: TryOut }) {
  const { t } = useTranslation('apiDocs');
  if (outcome === undefined) return <p>{t('try.none')}</p>;
  if (outcome.kind === 'cancelled') return <p>{t('try.cancelled')}</p>;
  if (outcome.kind === 'failed') return <Failures sentences={[errorText(outcome.error)]} />;
  const { answer } = outcome;
  return (
    <>
      <div className={classes['resultHead']}>
        <Mark tone={answer.status < 400 ? 'success' : 'danger'}>{answer.status}</Mark>
        <span>{t('try.took', { durationMs: answer.durationMs })}</span>
        {isStale ? <Mark className={classes['stale']}>{t('try.stale')}</Mark> : null}
      </div>
      <Summary summary={summarize(name, answer)} />
      <Failures sentences={toSentences(answer)} />
    </>
  );

  function toSentences(answered: ApiAnswer): readonly string[] {
    const { status, value, problems, requestId = '' } = answered;
    const ownSentences = problems.flatMap((ofOne, index) =>
      ofOne.map((problem) => {
        const words = withPlace(problem);
        return Array.isArray(value) ? t('try.atElement', { index, problem: words }) : words;
      }),
    );
    return ownSentences.length === 0 && status >= 400 ? [t('try.noWords', { status, requestId })] : ownSentences;
  }

  function withPlace(problem: Problem): string {
    const words = describeProblem(problem);
    // Messages that name the variable do not need its position.
    const place = problem.path?.replace(/^(?:values|inputs|outputs)\./, '') ?? '';
    return words.includes(place) ? words : t('try.atPlace', { place, problem: words });
  }
}

function Summary({ summary }: { summary: AnswerSummary }) {
  const { t } = useTranslation('apiDocs');
  if (summary.kind === 'none') return null;
  if (summary.kind === 'list') {
    const { count, failedCount, withoutCount } = summary;
    return (
      <p>
        {t('try.answered', { count })} {failedCount === 0 ? null : t('try.failed', { count: failedCount })}{' '}
        {withoutCount === 0 ? null : t('try.without', { count: withoutCount })}
      </p>
    );
  }
  if (summary.kind === 'decision') return <ResultFigure>{t(`try.${summary.decision}`)}</ResultFigure>;
  return (
    <>
      <ResultFigure currency={summary.currency}>{summary.amount}</ResultFigure>
      <MissingNames names={summary.missing} />
    </>
  );
}

/** A batch may have thousands of failures; the answer itself lists them all. */
const shownFailures = 5;

function Failures({ sentences }: { sentences: readonly string[] }) {
  const { t } = useTranslation('apiDocs');
  if (sentences.length === 0) return null;
  const rest = sentences.length - shownFailures;
  return (
    <Note tone="danger" icon={<IconAlertTriangle size={16} stroke={1.75} />}>
      <ul className={classes['failures']}>
        {sentences.slice(0, shownFailures).map((sentence, index) => (
          <li key={`${index}|${sentence}`}>{sentence}</li>
        ))}
        {rest > 0 ? <li>{t('try.moreFailures', { count: rest })}</li> : null}
      </ul>
    </Note>
  );
}

function AnswerText({ answer }: { answer: ApiAnswer }) {
  const { t } = useTranslation('apiDocs');
  const text = useMemo(() => formatJson(answer.text) ?? answer.text, [answer.text]);
  return <LazyCodeEditor height="236px" label={t('try.answer')} value={text} onChange={ignore} readOnly />;
}

function ignore(): void {
  // The answer is read-only.
}
