import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './template-table.module.css';

/** What can be done with a template besides opening it. */
export function TemplateRowMenu({ name, onDelete }: { readonly name: string; readonly onDelete: () => void }) {
  const { t } = useTranslation('templates');
  return (
    // Out of the row, which would cut it off, and still inside the landmark.
    <Menu withinPortal portalProps={{ target: '#content' }}>
      <Menu.Target>
        <ActionIcon className={classes['more'] ?? ''} size={24} aria-label={t('row.more', { name })}>
          <IconDots size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item color="danger" leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />} onClick={onDelete}>
          {t('delete.confirm')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
