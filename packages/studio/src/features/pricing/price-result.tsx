import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TestedValue } from '../../ui/logic-editor/logic-test/logic-test.ts';
import { Note } from '../../ui/note.tsx';
import { ResultFigure } from '../../ui/result-figure.tsx';
import { showAmount } from '../../ui/formats/price-amount.ts';
import classes from './price-result.module.css';

interface PriceResultProps {
  readonly value: TestedValue;
  readonly currency: string;
}

/** Shows a number as an amount in the currency; anything else as JSON with a note that it is not a premium. */
export function PriceResult({ value: { type, number, text }, currency }: PriceResultProps) {
  const { t } = useTranslation('logic', { keyPrefix: 'pricing' });
  if (type !== 'number') {
    return (
      <>
        <p className={classes['json']}>{text}</p>
        <div className={classes['fault']}>
          <Note tone="danger" icon={<IconAlertCircle size={16} stroke={1.75} />}>
            {t(`notNumber.${type}`, { value: text })}
          </Note>
        </div>
      </>
    );
  }
  return (
    <>
      <div className={classes['amount']}>
        <ResultFigure currency={currency}>{number === undefined ? text : showAmount(number, currency)}</ResultFigure>
      </div>
      {number !== undefined && number < 0 ? (
        <div className={classes['fault']}>
          <Note tone="danger" icon={<IconAlertCircle size={16} stroke={1.75} />}>
            {t('negative')}
          </Note>
        </div>
      ) : null}
    </>
  );
}
