import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { useDelayed } from '../../../ui/states/use-delayed.ts';

interface NoPreviewProps {
  readonly icon: ReactNode;
  /** The data is being loaded, or the preview is being rendered. */
  readonly isBusy: boolean;
}

/** Shown before the first preview: either it is being rendered, or the console shows why it cannot be. */
export function NoPreview({ icon, isBusy }: NoPreviewProps) {
  const { t } = useTranslation('templateTools');
  const isLong = useDelayed(true);
  if (isBusy) return <Spinner />;
  return isLong ? <EmptyState icon={icon} title={t('preview.none')} text={t('preview.noneText')} /> : null;
}
