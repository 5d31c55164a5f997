import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** In the header of a list: leads to what has been deleted from it and can be restored. */
export function DeletedItemsLink({ to }: { readonly to: string }) {
  const { t } = useTranslation('widgets');
  return (
    <Button component={Link} to={to}>
      {t('recentlyDeleted')}
    </Button>
  );
}
