/** Problems of the values of a quote: links to the fields that show them, and sentences for all others. */
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../api/api-error.ts';
import { Note } from '../../../ui/note.tsx';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { fieldIdOf, type FieldOnScreen, type FieldsOnScreen } from '../../../ui/input-fields/fields-on-screen.ts';
import classes from '../quote.module.css';
import { labelProblems } from './labelled-problems.ts';

interface ProblemsProps {
  readonly problems: readonly Problem[];
  readonly screen: FieldsOnScreen;
  readonly tone: 'danger' | 'warning';
  /** Fields that another result asks for already, by name. */
  readonly asked?: ReadonlySet<string>;
}

export function Problems({ problems, screen, tone, asked = noNames }: ProblemsProps) {
  const { t } = useTranslation('quote');
  const { missing, fields, others } = labelProblems(problems, screen);
  if (missing.length + fields.length + others.length === 0) return null;
  // Values that are yet to be entered are no mistake.
  if (fields.length + others.length === 0) {
    const left = missing.filter(({ name }) => !asked.has(name));
    if (left.length === 0) return <p className={classes['none']}>{t('enterValues')}</p>;
    return <FieldLinks title={t('fillIn')} fields={left} />;
  }
  return (
    <Note tone={tone} icon={<IconAlertTriangle size={16} stroke={1.75} />}>
      {others.map((problem, index) => (
        <p key={index}>{describeProblem(problem)}</p>
      ))}
      <FieldLinks title={t('fillIn')} fields={missing} />
      <FieldLinks title={t('check')} fields={fields} />
    </Note>
  );
}

const noNames: ReadonlySet<string> = new Set();

interface FieldLinksProps {
  readonly title: string;
  readonly fields: readonly FieldOnScreen[];
}

function FieldLinks({ title, fields }: FieldLinksProps) {
  if (fields.length === 0) return null;
  return (
    <p className={classes['check']}>
      {title}{' '}
      {fields.map(({ name, label }) => (
        <button key={name} type="button" onClick={() => document.getElementById(fieldIdOf(name))?.focus()}>
          {label}
        </button>
      ))}
    </p>
  );
}
