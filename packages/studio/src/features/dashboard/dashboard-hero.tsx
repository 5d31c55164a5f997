import { Button } from '@mantine/core';
import { IconApps, IconArrowRight, IconPackage, IconCalculator, IconListTree } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useTextLocaleSearch } from '../../ui/text-locale/use-text-locale.ts';
import { productListPath } from '../../paths/products.ts';
import classes from './dashboard.module.css';

const introDelayMs = 50;

const steps = [
  { name: 'product', line: 'productLine', Icon: IconPackage },
  { name: 'benefits', line: 'benefitsLine', Icon: IconListTree },
  { name: 'pricing', line: 'pricingLine', Icon: IconCalculator },
  { name: 'app', line: 'appLine', Icon: IconApps },
] as const;

export function DashboardHero() {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const search = useTextLocaleSearch();
  const [isStartShown, setIsStartShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsStartShown(true), introDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section className={classes['hero']}>
      <div className={classes['heroText']}>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <div className={classes['heroAction']}>
          {isStartShown ? (
            <Button
              variant="filled"
              rightSection={<IconArrowRight size={16} stroke={1.75} />}
              onClick={() => void navigate(productListPath + search)}
            >
              {t('start')}
            </Button>
          ) : null}
        </div>
      </div>
      <div className={classes['heroSteps']} aria-hidden>
        {steps.map(({ name, line, Icon }) => (
          <div key={name} className={classes['heroStep']}>
            <span className={classes['heroTile']}>
              <Icon size={18} stroke={1.75} />
            </span>
            <strong>{t(`steps.${name}`)}</strong>
            <span>{t(`steps.${line}`)}</span>
          </div>
        ))}
      </div>
    </section>
  );
}
