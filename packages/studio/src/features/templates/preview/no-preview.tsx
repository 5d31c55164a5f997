import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { useDelayed } from '../../../ui/states/use-delayed.ts';

interface NoPreviewProps {
  readonly icon: ReactNode;
  /** The data is being read, or the preview made. */
  readonly isBusy: boolean;
}

/** In place of a preview that there never was yet: it is on its way, or the console says what keeps it. */
export function NoPreview({ icon, isBusy }: NoPreviewProps) {
  const { t } = useTranslation('templateTools');
  const isLong = useDelayed(true);
  if (isBusy) return <Spinner />;
  return isLong ? <EmptyState icon={icon} title={t('preview.none')} text={t('preview.noneText')} /> : null;
}
