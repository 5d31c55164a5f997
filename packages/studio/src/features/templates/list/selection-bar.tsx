/** Actions on the templates selected in the list. */
import { Button } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { templateCopyPath } from '../../../paths/templates.ts';
import { useExportTemplates } from '../transfer/use-export-templates.ts';
import classes from './template-list-page.module.css';

interface SelectionBarProps {
  readonly templateIds: readonly string[];
  readonly onClear: () => void;
}

export function SelectionBar({ templateIds, onClear }: SelectionBarProps) {
  const { t } = useTranslation('templates');
  const exportTemplates = useExportTemplates();
  if (templateIds.length === 0) return null;
  return (
    <div className={classes['selection']} role="group" aria-label={t('selection.label')}>
      <output>{t('selection.count', { count: templateIds.length })}</output>
      <Button
        size="xs"
        leftSection={<IconDownload size={14} stroke={1.75} aria-hidden />}
        onClick={() => exportTemplates({ templateIds })}
      >
        {t('transfer.export')}
      </Button>
      <Button
        size="xs"
        component={Link}
        to={templateCopyPath(templateIds)}
        leftSection={<IconCopy size={14} stroke={1.75} aria-hidden />}
      >
        {t('transfer.copy')}
      </Button>
      <Button size="xs" variant="subtle" onClick={onClear}>
        {t('selection.clear')}
      </Button>
    </div>
  );
}
