import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconHash, IconNumbers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useIsReadOnly } from '../../../../ui/read-only.tsx';
import classes from './html-pdf.module.css';
import { languageOf, pageNumberHtml } from './page-number.ts';
import { pageVariableTag } from '@coverwright/insurance/page-part';
import { pageVariables } from '@coverwright/insurance/page-variables';

interface PageVariableMenuProps {
  /** The text whose language determines the wording. */
  readonly documentHtml: string;
  readonly onInsert: (html: string) => void;
}

/** The page variables that a header or footer can show, the most common ones in a single click. */
export function PageVariableMenu({ documentHtml, onInsert }: PageVariableMenuProps) {
  const { t, i18n } = useTranslation('htmlPdf');
  if (useIsReadOnly()) return null;
  return (
    <>
      <Button
        variant="subtle"
        size="xs"
        className={classes['variables'] ?? ''}
        aria-label={t('variables.insertNumber')}
        title={t('variables.insertNumber')}
        leftSection={<IconNumbers size={14} stroke={1.75} aria-hidden />}
        onClick={() => onInsert(pageNumberHtml(languageOf(documentHtml) ?? i18n.language))}
      >
        <span>{t('variables.number')}</span>
      </Button>
      <VariableMenu onInsert={onInsert} />
    </>
  );
}

function VariableMenu({ onInsert }: Pick<PageVariableMenuProps, 'onInsert'>) {
  const { t } = useTranslation('htmlPdf');
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
