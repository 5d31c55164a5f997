/** What happens to values that do not match, for all inputs of the product; and how many recorded ones that concerns. */
import { inputLevels, type InputLevel } from '@coverwright/insurance/input';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../ui/forms/segments.tsx';
import { ReadOnlyFields } from '../../ui/read-only.tsx';
import { levelOf, type ProductLevel } from './form/input-edits.ts';
import type { InputEntry } from './form/inputs-form.ts';
import type { TriedInputs } from './inputs.api.ts';
import classes from './inputs-editor.module.css';

interface LevelBarProps {
  readonly inputs: readonly InputEntry[];
  readonly tried: TriedInputs;
  readonly onLevel: (level: InputLevel) => void;
  /** Buttons. */
  readonly children: ReactNode;
}

export function LevelBar({ inputs, tried, onLevel, children }: LevelBarProps) {
  const { t } = useTranslation('inputs');
  const level = levelOf(inputs);
  const levels: readonly ProductLevel[] = level === 'mixed' ? [...inputLevels, level] : inputLevels;
  return (
    <div className={classes['bar']}>
      <ReadOnlyFields>
        <Segments
          label={t('level.label')}
          choices={levels.map((value) => ({ value, label: t(`level.${value}`) }))}
          value={level}
          onChange={(chosen) => {
            if (chosen !== 'mixed') onLevel(chosen);
          }}
        />
      </ReadOnlyFields>
      <p className={classes['explanation']}>
        {t(`level.${level}Text`)} <TrialSummary {...tried} />
      </p>
      <div className={classes['actions']}>{children}</div>
    </div>
  );
}

function TrialSummary({ trial, isStale, isFailed }: TriedInputs) {
  const { t } = useTranslation('inputs');
  if (isStale) return t('trial.running');
  if (isFailed) return t('trial.failed');
  if (!trial) return null;
  const { checkedCount, mismatchedCount } = trial;
  if (checkedCount === 0) return t('trial.none');
  const text =
    mismatchedCount === 0
      ? t('trial.allMatching', { count: checkedCount })
      : t('trial.refusing', { count: mismatchedCount, checkedCount });
  return <strong role="status">{text}</strong>;
}
