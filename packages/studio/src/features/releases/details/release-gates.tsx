/** What must hold when the release goes live, and the problems that prevent it. */
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../ui/mark.tsx';
import { Note } from '../../../ui/note.tsx';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { type Gate, isObstructed } from '../release.ts';
import classes from '../releases.module.css';

export function ReleaseGates({ gates }: { readonly gates: readonly Gate[] }) {
  const { t } = useTranslation('releases');
  return (
    <section className={classes['item']} aria-label={t('gates.title')}>
      <h2>{t('gates.title')}</h2>
      {isObstructed(gates.filter(({ name }) => name !== 'APPROVALS')) ? (
        <Note tone="danger" icon={<IconAlertTriangle size={16} stroke={1.75} />}>
          {t('gates.obstacle')}
        </Note>
      ) : null}
      <ul className={classes['gates']}>
        {gates.map((gate) => (
          <li key={gate.name}>
            <span>{t(`gates.name.${gate.name}`)}</span> <GateMark gate={gate} />
            {gate.problems.length === 0 ? null : (
              <ul>
                {gate.problems.map((problem) => (
                  <li key={`${problem.path} ${problem.message}`}>{describeProblem(problem)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function GateMark({ gate: { name, isPassed, isWarning } }: { readonly gate: Gate }) {
  const { t } = useTranslation('releases');
  if (isWarning) return <Mark tone="warning">{t('gates.warning')}</Mark>;
  if (isPassed) return <Mark tone="success">{t('gates.passed')}</Mark>;
  if (name === 'ORDER') return <Mark tone="warning">{t('gates.confirm')}</Mark>;
  return <Mark tone="danger">{t('gates.notPassed')}</Mark>;
}
