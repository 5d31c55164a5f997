import { ActionIcon } from '@mantine/core';
import { IconCopy, IconDots, IconDownload, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import { templateCopyPath } from '../../../paths/templates.ts';
import type { Template } from '../template.ts';
import { useExportTemplates } from '../transfer/use-export-templates.ts';
import classes from './template-table.module.css';

interface TemplateRowMenuProps {
  readonly template: Pick<Template, 'id' | 'name'>;
  /** Undefined for users who may not delete it. */
  readonly onDelete: (() => void) | undefined;
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** Actions on a template besides opening it. */
export function TemplateRowMenu({ template: { id, name }, onDelete }: TemplateRowMenuProps) {
  const { t } = useTranslation('templates');
  const exportTemplates = useExportTemplates();
  return (
    <MenuButton
      // Rendered outside the row, which would clip it, but inside the main landmark.
      menu={{ withinPortal: true, portalProps: { target: '#content' } }}
      button={
        <ActionIcon className={classes['more'] ?? ''} size={24} aria-label={t('row.more', { name })}>
          <IconDots size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      }
      entries={[
        {
          label: t('transfer.export'),
          icon: <IconDownload {...icon} />,
          onClick: () => exportTemplates({ templateIds: [id] }),
        },
        {
          label: t('transfer.exportWithoutFiles'),
          icon: <IconDownload {...icon} />,
          onClick: () => exportTemplates({ templateIds: [id], withoutFiles: true }),
        },
        { label: t('transfer.copy'), icon: <IconCopy {...icon} />, to: templateCopyPath([id]) },
        ...(onDelete
          ? [{ label: t('delete.confirm'), icon: <IconTrash {...icon} />, isDanger: true, onClick: onDelete }]
          : []),
      ]}
    />
  );
}
