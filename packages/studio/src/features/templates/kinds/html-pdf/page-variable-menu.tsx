import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './html-pdf.module.css';
import { pageVariables, pageVariableTag } from './page-part-html.ts';

/** Shows where a value will stand, while a header or footer is written as it looks. */
export const pageVariableStyle = pageVariables
  .map((name) => `span.${name}:empty::before { content: '[${name}]'; color: rgb(67 65 194); }`)
  .join('\n');

/** What a header or a footer can say of the page that it stands on. */
export function PageVariableMenu({ onInsert }: { readonly onInsert: (html: string) => void }) {
  const { t } = useTranslation('htmlPdf');
  return (
    <Menu position="bottom-end" returnFocus={false}>
      <Menu.Target>
        <Button variant="subtle" size="xs" rightSection={<IconChevronDown size={12} stroke={1.75} aria-hidden />}>
          {t('variables.insert')}
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
