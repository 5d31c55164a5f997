import { useTranslation } from 'react-i18next';
import { ApiError, type Problem } from '../../api/api-error.ts';
import { LazyMergeChoice } from '../../ui/editor/merge/lazy-merge-choice.tsx';
import type { OpenedMerge } from '../../ui/editor/record/record-merge.ts';
import { errorText } from '../../ui/problems/describe-error.ts';
import { ErrorBar } from '../../ui/problems/error-bar.tsx';
import { describeProblem } from '../../ui/problems/problem-text.ts';
import type { EditorProblem } from './draft/editor-store.ts';

interface BenefitProblemBarProps {
  readonly editor: {
    readonly state: { readonly problem: EditorProblem | undefined };
    readonly actions: { readonly closeProblem: () => void };
    readonly reload: () => void;
    readonly merge: () => Promise<OpenedMerge | undefined>;
  };
}

type Gone = 'benefit' | 'option' | 'productVersion';

const goneAt = new Map<string | undefined, Gone>([
  ['typeId', 'benefit'],
  ['optionKey', 'option'],
  ['productId', 'productVersion'],
]);

/** What another user has removed in the meantime, if that is the problem. */
function goneOf({ code, path }: Problem): Gone | undefined {
  // Of one change among several, the path begins with its position.
  return code === 'NOT_FOUND' ? goneAt.get(path?.split('.').at(-1)) : undefined;
}

/** The editor's last problem, with actions to resolve it. */
export function BenefitProblemBar({ editor }: BenefitProblemBarProps) {
  const { t } = useTranslation('benefits');
  const { problem } = editor.state;
  const { closeProblem } = editor.actions;
  if (!problem) return null;
  if (problem.kind === 'refused') {
    const isGone = problem.reason === 'notThere';
    return (
      <ErrorBar
        what={t('problem.refused')}
        where={t(`problem.${problem.reason}`)}
        action={isGone ? { label: t('problem.reload'), onClick: editor.reload } : undefined}
        onClose={closeProblem}
      />
    );
  }
  const { what, error } = problem;
  const first = error instanceof ApiError ? error.problems[0] : undefined;
  const gone = first && goneOf(first);
  const isStale = first?.code === 'CONFLICT' || first?.code === 'NOT_FOUND' || what === 'read';
  const where = first ? describeProblem(first) : errorText(error);
  const isMergeable = what === 'save' && (gone === 'benefit' || gone === 'option');
  return (
    <ErrorBar
      what={t(`problem.${what}`)}
      where={
        <>
          {gone ? goneText(gone) : where} {isMergeable ? <LazyMergeChoice onOpen={editor.merge} /> : null}
        </>
      }
      action={isStale && gone !== 'productVersion' ? { label: t('problem.reload'), onClick: editor.reload } : undefined}
      onClose={closeProblem}
    />
  );

  function goneText(removed: Gone): string {
    const isProduct = removed === 'productVersion';
    if (what === 'remove' && !isProduct) return t('problem.notThere');
    const text = t(`gone.${removed}`);
    return what === 'save' ? `${text} ${t(isProduct ? 'gone.kept' : 'gone.keptUntilReload')}` : text;
  }
}
