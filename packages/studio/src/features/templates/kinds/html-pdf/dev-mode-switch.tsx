import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './html-pdf.module.css';

interface DevModeSwitchProps {
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

/** Whether the texts are written as their source instead of as they look. */
export function DevModeSwitch({ isOn, onSwitch }: DevModeSwitchProps) {
  const { t } = useTranslation('htmlPdf');
  return (
    <Switch
      className={classes['devMode'] ?? ''}
      labelPosition="left"
      label={t('devMode')}
      checked={isOn}
      onChange={(event) => onSwitch(event.currentTarget.checked)}
    />
  );
}
