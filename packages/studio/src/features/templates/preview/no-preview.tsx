import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { useDelayed } from '../../../ui/states/use-delayed.ts';

interface NoPreviewProps {
  readonly icon: ReactNode;
  /** The data is being loaded, or the preview is being rendered. */
  readonly isBusy: boolean;
  /** Renders again, after a failure that may pass. */
  readonly again?: (() => void) | undefined;
}

/** Shown before the first preview: either it is being rendered, or the console shows why it cannot be. */
export function NoPreview({ icon, isBusy, again }: NoPreviewProps) {
  const { t } = useTranslation('templateTools');
  const isLong = useDelayed(true);
  if (isBusy) return <Spinner />;
  if (!isLong) return null;
  const action = again ? <Button onClick={again}>{t('preview.again')}</Button> : undefined;
  return <EmptyState icon={icon} title={t('preview.none')} text={t('preview.noneText')} action={action} />;
}
