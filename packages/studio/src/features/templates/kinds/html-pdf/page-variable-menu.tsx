import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconHash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useIsReadOnly } from '../../../../ui/read-only.tsx';
import classes from './html-pdf.module.css';
import { pageVariableTag } from '@coverwright/insurance/page-part';
import { pageVariables } from '@coverwright/insurance/page-variables';

/** The page variables that a header or footer can show. */
export function PageVariableMenu({ onInsert }: { readonly onInsert: (html: string) => void }) {
  const { t } = useTranslation('htmlPdf');
  if (useIsReadOnly()) return null;
  return (
    <Menu position="bottom-end" returnFocus={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          size="xs"
          className={classes['variables'] ?? ''}
          aria-label={t('variables.insert')}
          title={t('variables.insert')}
          leftSection={<IconHash size={14} stroke={1.75} aria-hidden />}
          rightSection={<IconChevronDown size={12} stroke={1.75} aria-hidden />}
        >
          <span>{t('variables.insert')}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {pageVariables.map((name) => (
          <Menu.Item
            key={name}
            rightSection={<code className={classes['variable']}>{name}</code>}
            onClick={() => onInsert(pageVariableTag(name))}
          >
            {t(`variables.${name}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
