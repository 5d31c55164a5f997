/** The inputs in a narrow window: a list whose entries open the details, where every field is. */
import { textIn } from '@coverwright/insurance/input';
import { IconAlertCircle, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../ui/mark.tsx';
import blocks from '../../../ui/layout/blocks.module.css';
import { useInputWords } from '../form/input-words.ts';
import classes from './input-grid.module.css';
import type { InputGridProps } from './input-grid.tsx';

export function InputList({
  rows,
  faults,
  selected,
  actions,
}: Pick<InputGridProps, 'rows' | 'faults' | 'selected' | 'actions'>) {
  const { t, i18n } = useTranslation('inputs');
  const words = useInputWords();
  return (
    <ul className={blocks['bareList']} aria-label={t('title')}>
      {rows.map(({ position, input, fullPath }) => {
        const [fault] = faults.get(position) ?? [];
        const label = textIn(input.label, [i18n.language]);
        const name = fullPath === '' ? t('unnamed') : fullPath;
        return (
          <li key={position} className={classes['entry']}>
            <button
              type="button"
              data-details={position}
              aria-expanded={position === selected}
              onClick={() => actions.select(position)}
            >
              <span className={classes['entryText']}>
                <strong dir="auto">{label ?? name}</strong>
                {label === undefined ? null : <span>{name}</span>}
                <span>{input.type === 'boolean' ? words(input) : `${t(`type.${input.type}`)} · ${words(input)}`}</span>
                {fault ? (
                  <span className={classes['problem']}>
                    <IconAlertCircle size={14} stroke={1.75} aria-hidden />
                    <span>{fault.text}</span>
                  </span>
                ) : null}
              </span>
              {input.requirement === 'never' ? null : <Mark tone="plain">{t(`requirement.${input.requirement}`)}</Mark>}
              {input.isPersonal ? <Mark tone="info">{t('personal')}</Mark> : null}
              <IconChevronRight size={16} stroke={1.75} aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
