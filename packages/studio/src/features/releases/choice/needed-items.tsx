/** What chosen items need besides themselves, which a release gets unless it is left out. */
import { useTranslation } from 'react-i18next';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import classes from '../releases.module.css';
import type { useNeeds } from './choice.api.ts';
import { type ChosenItems, keyOf, type NeededItem } from './chosen-items.ts';
import { useKinds } from './use-kinds.ts';

interface NeededItemsProps<Chosen extends ChosenItems> {
  readonly needs: ReturnType<typeof useNeeds>;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

export function NeededItems<Chosen extends ChosenItems>({
  needs: { needs, error, isLoading, reload },
  chosen,
  onChange,
}: NeededItemsProps<Chosen>) {
  const { t } = useTranslation('releases');
  const kindOf = useKinds();
  if (error !== undefined && needs === undefined) {
    return <ErrorState title={t('choice.needsFailed')} error={error} onRetry={reload} isBusy={isLoading} />;
  }
  const others = needs?.filter((item) => !chosen.published.includes(keyOf(item)));
  if (others === undefined) return <Spinner />;
  if (others.length === 0) return null;
  const omitted = new Set(chosen.omitted);
  const toggle = (item: NeededItem, isTaken: boolean) => {
    const rest = chosen.omitted.filter((key) => key !== keyOf(item));
    onChange({ ...chosen, omitted: isTaken ? rest : [...rest, keyOf(item)] });
  };
  return (
    <section className={classes['choice']} aria-label={t('choice.needs')}>
      <h3>{t('choice.needs')}</h3>
      <ul className={classes['choices']}>
        {others.map((item) => (
          <li key={keyOf(item)}>
            <CheckBox
              checked={!omitted.has(keyOf(item))}
              label={item.name}
              onChange={(event) => toggle(item, event.currentTarget.checked)}
            />
            <span className={classes['by']}>
              {t(item.isRequired ? 'choice.required' : 'choice.optional', { kind: kindOf(item) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
