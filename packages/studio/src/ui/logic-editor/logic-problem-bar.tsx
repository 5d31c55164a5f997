import { inputLabels } from '@coverwright/insurance/input-labels';
import type { RuleFinding } from '@coverwright/rules';
import { useTranslation } from 'react-i18next';
import { ConflictBar } from '../editor/conflict/conflict-note.tsx';
import { ErrorBar } from '../problems/error-bar.tsx';
import { describeSentence } from '../problems/problem-text.ts';
import { ruleText } from '../problems/rule-text.ts';
import type { VariablesHandle } from './logic-test/logic-test-panel.tsx';
import type { Refusal } from './logic-test/find-refusal.ts';
import type { LogicProblem } from './logic-test/logic-test.ts';
import type { LogicViews } from './views/use-logic-views.ts';
import { labelOf, type LogicWords } from './views/logic-words.ts';
import type { LogicEditorState } from './use-logic-editor.ts';

interface LogicProblemBarProps {
  readonly editor: LogicEditorState;
  readonly conflictTitle: string;
  readonly views: LogicViews;
  readonly variables: { readonly current: VariablesHandle | null };
  readonly words: LogicWords;
  readonly onReload: () => void;
}

/** Shown in full; beyond this, only the count is shown. */
const shownProblemsMax = 3;

/** The editor's last problem, with actions to resolve it. */
export function LogicProblemBar({ editor, conflictTitle, views, variables, words, onReload }: LogicProblemBarProps) {
  const { t } = useTranslation('logic');
  const { problem, setProblem, overwrite, onMerge } = editor;
  if (!problem) return null;
  const close = () => setProblem(undefined);
  if (problem.kind === 'conflict') {
    return (
      <ConflictBar
        problem={problem.problem}
        title={conflictTitle}
        onReload={onReload}
        onOverwrite={overwrite}
        onMerge={onMerge}
        onClose={close}
      />
    );
  }
  if (problem.kind === 'save') return <ErrorBar what={problem.message} where={problem.reason} onClose={close} />;
  if (problem.kind === 'names') return <UndeclaredBar findings={problem.findings} views={views} onClose={close} />;
  if (problem.kind === 'refused') return <RefusedBar refusal={problem} words={words} onClose={close} />;
  const [first] = problem.problems;
  const isMissing = problem.problems.every(({ valueFault }) => valueFault === 'missing');
  const areValues = problem.problems.every(({ source, valueFault }) => source === 'variables' || valueFault);
  const missing = isMissing ? namesOfMissing(problem.problems, words) : undefined;
  const where = missing === undefined ? allTexts(problem.problems) : undefined;
  return (
    <ErrorBar
      what={heading()}
      where={problem.isSaveRefused ? t('problem.notSaved', { problem: where }) : where}
      action={first && goTo(first)}
      onClose={close}
    />
  );

  function heading(): string {
    if (missing !== undefined) return t('problem.missingNames', { names: missing });
    if (isMissing) return t('problem.missing');
    if (views.view === 'json') return areValues ? t('problem.variables') : t('problem.logic');
    return areValues ? t('problem.variablesInWords') : t('problem.logicInWords');
  }

  /** Only JSON has lines. */
  function isLined({ source, path }: LogicProblem): boolean {
    return source === 'variables' || views.view === 'json' || path === undefined;
  }

  function goTo(one: LogicProblem) {
    const { source, line, from, to, path } = one;
    if (path !== undefined && !isLined(one)) return { label: t('problem.show'), onClick: () => views.goToPath(path) };
    if (line === undefined) return undefined;
    const onClick = () => (source === 'logic' ? views.goTo(from, to) : variables.current?.goTo(from, to));
    return { label: t('problem.goToLine', { line }), onClick };
  }

  function allTexts(problems: readonly LogicProblem[]): string {
    const shown = problems
      .slice(0, shownProblemsMax)
      .map((one, index) => toProblemText(one, index === 0 && !isMissing));
    const rest = problems.length - shown.length;
    return [...shown, ...(rest > 0 ? [t('problem.more', { count: rest })] : [])].join(' ');
  }

  function toProblemText(one: LogicProblem, isFirst: boolean): string {
    const { sentence } = one;
    const at = isLined(one) ? one.line : undefined;
    const message = typeof sentence === 'string' ? t(`problem.${sentence}`) : ruleText(sentence);
    return at === undefined ? message : placedText(message, at, isFirst);
  }

  /** The first message continues the sentence that starts the bar. */
  function placedText(message: string, at: number, isFirst: boolean): string {
    return isFirst ? t('problem.atLine', { line: at, message }) : t('warningAt', { line: at, message });
  }
}

const entryNumber = /\.(\d+)(?=\.|$)/;
const entryNumbers = /\.\d+(?=\.|$)/g;

interface RefusedBarProps {
  readonly refusal: Refusal;
  readonly words: LogicWords;
  readonly onClose: () => void;
}

/** Values that a price or decision by API would be refused for, by the labels of their fields. */
function RefusedBar({ refusal: { missing, problems }, words, onClose }: RefusedBarProps) {
  const { t, i18n } = useTranslation(['logic', 'quote']);
  const { names } = inputLabels(words.declared, [i18n.language]);
  const nameOf = (path: string): string => {
    const label = names.get(path.replaceAll(entryNumbers, '')) ?? path;
    const entry = entryNumber.exec(path);
    if (entry === null) return label;
    const list = names.get(path.slice(0, entry.index)) ?? path.slice(0, entry.index);
    return t('quote:labelOfEntry', { label, list, number: Number(entry[1]) + 1 });
  };
  const texts = problems.map((problem) =>
    t('problem.refusedValue', { name: nameOf(problem.path), problem: describeSentence(problem) }),
  );
  if (missing.length > 0) texts.unshift(t('problem.missingNames', { names: missing.map(nameOf).join(', ') }));
  const rest = texts.length - shownProblemsMax;
  const where = [...texts.slice(0, shownProblemsMax), ...(rest > 0 ? [t('problem.more', { count: rest })] : [])];
  const what = problems.length > 0 ? t('problem.refused', { count: problems.length }) : undefined;
  const [only = '', ...others] = where;
  // Missing values are a sentence of their own.
  return <ErrorBar what={what ?? only} where={(what === undefined ? others : where).join(' ')} onClose={onClose} />;
}

interface UndeclaredBarProps {
  readonly findings: readonly RuleFinding[];
  readonly views: LogicViews;
  readonly onClose: () => void;
}

/** The logic is saved, but calculates without some values. */
function UndeclaredBar({ findings, views, onClose }: UndeclaredBarProps) {
  const { t } = useTranslation('logic');
  const texts = [...new Set(findings.map(ruleText))];
  const rest = texts.length - shownProblemsMax;
  const where = [...texts.slice(0, shownProblemsMax), ...(rest > 0 ? [t('problem.more', { count: rest })] : [])];
  const [first] = findings;
  return (
    <ErrorBar
      tone="warning"
      what={t('problem.savedUndeclared')}
      where={where.join(' ')}
      action={first && { label: t('problem.show'), onClick: () => views.goToPath(first.path) }}
      onClose={onClose}
    />
  );
}

/** Undefined if there is any problem other than a missing variable. */
function namesOfMissing(problems: readonly LogicProblem[], words: LogicWords): string | undefined {
  const isPlain = ({ sentence }: LogicProblem) =>
    typeof sentence === 'object' && sentence.reason === 'VARIABLE_MISSING';
  if (!problems.every(isPlain)) return undefined;
  return problems
    .map(({ sentence }) =>
      typeof sentence === 'object' ? labelOf(words, String(sentence.parameters['variable'])) : '',
    )
    .join(', ');
}
