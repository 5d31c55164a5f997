import { Button } from '@mantine/core';
import { IconClockOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { historyPath } from '../../../paths/history-items.ts';
import type { ItemId } from '../../../paths/history.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';

/** Shown instead of a comparison with a state that has been removed. */
export function MissingStates({ item }: { readonly item: ItemId }) {
  const { t } = useTranslation('history');
  return (
    <EmptyState
      icon={<IconClockOff size={20} stroke={1.75} />}
      title={t('comparison.missing')}
      text={t('comparison.missingText')}
      action={
        <Button component={Link} to={historyPath(item)} variant="filled">
          {t('filter.clear')}
        </Button>
      }
    />
  );
}
