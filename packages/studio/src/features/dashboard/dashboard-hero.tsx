import { Button } from '@mantine/core';
import { IconApps, IconArrowRight, IconPackage, IconCalculator, IconListTree } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { productListPath } from '../products/paths.ts';

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
  const [isStartShown, setIsStartShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsStartShown(true), introDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section className="cw-hero">
      <div className="cw-hero-text">
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <div className="cw-hero-action">
          {isStartShown ? (
            <Button
              variant="filled"
              rightSection={<IconArrowRight size={16} stroke={1.75} />}
              onClick={() => void navigate(productListPath)}
            >
              {t('start')}
            </Button>
          ) : null}
        </div>
      </div>
      <div className="cw-hero-steps" aria-hidden>
        {steps.map(({ name, line, Icon }) => (
          <div key={name} className="cw-hero-step">
            <span className="cw-hero-tile">
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
