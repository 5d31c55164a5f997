import { IconListTree } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './login.module.css';

const benefits = [
  { name: 'medical', value: 'HKD 1,200,000' },
  { name: 'followUp', value: 'HKD 80,000', isChild: true },
  { name: 'evacuation', value: undefined },
  { name: 'cancellation', value: 'HKD 50,000' },
  { name: 'baggage', value: 'HKD 20,000' },
  { name: 'article', value: 'HKD 3,000', isChild: true },
] as const;

const premium = [
  { name: 'asia', amount: '236.00' },
  { name: 'days', amount: '135.00' },
  { name: 'winter', amount: '98.00' },
] as const;

/** Three static cards beside the form: a glimpse of the product, hidden from screen readers. */
export function LoginShowcase() {
  const { t } = useTranslation('auth', { keyPrefix: 'showcase' });
  return (
    <div className={classes['showcase']} aria-hidden>
      <div className={classes['showcaseCards']}>
        <div className={`${classes['showcaseCard']} ${classes['showcaseBenefits']}`}>
          <div className={classes['showcaseHead']}>
            <IconListTree size={16} stroke={1.75} />
            {t('benefits')}
            <span className={classes['showcaseBadge']}>2027.1</span>
          </div>
          {benefits.map((benefit) => (
            <div key={benefit.name} className={classes['showcaseRow']} data-child={'isChild' in benefit || undefined}>
              <span>{t(benefit.name)}</span>
              <span>{benefit.value ?? t('actualCost')}</span>
            </div>
          ))}
        </div>
        <div className={classes['showcaseSide']}>
          <div className={`${classes['showcaseCard']} ${classes['showcasePremium']}`}>
            <p>{t('premium')}</p>
            <strong>HKD 469.00</strong>
            {premium.map(({ name, amount }) => (
              <div key={name} className={classes['showcasePart']}>
                <span>{t(name)}</span>
                <span>{amount}</span>
              </div>
            ))}
          </div>
          <div className={`${classes['showcaseCard']} ${classes['showcaseFile']}`}>
            <strong>policy-schedule.pdf</strong>
            <p>{t('rendered')}</p>
          </div>
        </div>
      </div>
    </div>
  );
}
