import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { errorText } from '../../ui/describe-error.ts';
import { ErrorBar } from '../../ui/error-bar.tsx';
import { describeProblem } from '../../ui/problem-text.ts';
import type { EditorProblem } from './editor-store.ts';

interface BenefitProblemBarProps {
  readonly problem: EditorProblem | undefined;
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** The editor's last problem, and what to do about it. */
export function BenefitProblemBar({ problem, onReload, onClose }: BenefitProblemBarProps) {
  const { t } = useTranslation('benefits');
  if (!problem) return null;
  if (problem.kind === 'refused') {
    const isGone = problem.reason === 'notThere';
    return (
      <ErrorBar
        what={t('problem.refused')}
        where={t(`problem.${problem.reason}`)}
        action={isGone ? { label: t('problem.reload'), onClick: onReload } : undefined}
        onClose={onClose}
      />
    );
  }
  const { what, error } = problem;
  const first = error instanceof ApiError ? error.problems[0] : undefined;
  const isStale = first?.code === 'CONFLICT' || first?.code === 'NOT_FOUND' || what === 'read';
  return (
    <ErrorBar
      what={t(`problem.${what}`)}
      where={first ? describeProblem(first) : errorText(error)}
      action={isStale ? { label: t('problem.reload'), onClick: onReload } : undefined}
      onClose={onClose}
    />
  );
}
