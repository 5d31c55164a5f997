import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CodeEditorHandle } from '../../ui/code-editor.tsx';
import { ErrorBar } from '../../ui/error-bar.tsx';
import { ruleText } from '../../ui/rule-text.ts';
import type { LogicProblem } from './price-test.ts';
import classes from './price-editor.module.css';
import type { usePriceEditor } from './use-price-editor.ts';

interface PriceProblemBarProps {
  readonly editor: ReturnType<typeof usePriceEditor>;
  readonly logic: { readonly current: CodeEditorHandle | null };
  readonly variables: { readonly current: CodeEditorHandle | null };
  readonly onReload: () => void;
}

/** The editor's last problem, and what to do about it. */
export function PriceProblemBar({ editor, logic, variables, onReload }: PriceProblemBarProps) {
  const { t } = useTranslation('pricing');
  const { problem, setProblem, overwrite } = editor;
  if (!problem) return null;
  const close = () => setProblem(undefined);
  if (problem.kind === 'conflict') {
    return <ConflictBar message={problem.message} onReload={onReload} onOverwrite={overwrite} onClose={close} />;
  }
  if (problem.kind === 'save') return <ErrorBar what={problem.message} where={problem.reason} onClose={close} />;
  const { source, line, from, to } = problem.problem;
  const target = source === 'logic' ? logic : variables;
  const goTo =
    line === undefined
      ? undefined
      : { label: t('problem.goToLine', { line }), onClick: () => target.current?.goTo(from, to) };
  const where = placeText(problem.problem);
  return (
    <ErrorBar
      what={t('problem.logic')}
      where={problem.isSaveRefused ? t('problem.notSaved', { problem: where }) : where}
      action={goTo}
      onClose={close}
    />
  );

  function placeText({ sentence, line: at, source: editorName }: LogicProblem): string {
    const words = sentence === 'noObject' ? t('problem.variablesAreNoObject') : ruleText(sentence);
    const placed = at === undefined ? words : t('problem.atLine', { line: at, message: words });
    return editorName === 'variables' ? t('problem.inVariables', { problem: placed }) : placed;
  }
}

function ConflictBar(props: { message: string; onReload: () => void; onOverwrite: () => void; onClose: () => void }) {
  const { t } = useTranslation('pricing');
  return (
    <ErrorBar
      what={t('conflict.title')}
      where={
        <>
          {t('conflict.text', { change: props.message })}
          <span className={classes['choices']}>
            <Button size="xs" onClick={props.onReload}>
              {t('conflict.reload')}
            </Button>
            <Button size="xs" onClick={props.onOverwrite}>
              {t('conflict.overwrite')}
            </Button>
          </span>
        </>
      }
      onClose={props.onClose}
    />
  );
}
