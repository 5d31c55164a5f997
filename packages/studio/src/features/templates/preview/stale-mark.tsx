import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../ui/mark.tsx';

interface StaleMarkProps {
  /** Renders the current content again, after a failure that may pass. */
  readonly again?: (() => void) | undefined;
}

/** Shown beside the last good preview while the current content cannot be rendered. */
export function StaleMark({ again }: StaleMarkProps) {
  const { t } = useTranslation('templateTools');
  return (
    <>
      <Mark role="status">{t('preview.before')}</Mark>
      {again ? (
        <Button size="compact-xs" variant="default" onClick={again}>
          {t('preview.again')}
        </Button>
      ) : null}
    </>
  );
}
