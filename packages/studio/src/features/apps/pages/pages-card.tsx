/** The pages of an app in a table, and the dialog that changes them. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../api/use-may.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { useComponentNames } from '../../component-names/component-names.api.ts';
import classes from '../page/app-page.module.css';
import blocks from '../../../ui/layout/blocks.module.css';
import type { AppPages } from './app-pages.ts';
import { PagesDialog } from './pages-dialog.tsx';

interface PagesCardProps {
  readonly appId: string;
  readonly read: AppPages;
  readonly onReload: () => void;
}

export function PagesCard({ appId, read, onReload }: PagesCardProps) {
  const { t } = useTranslation('apps');
  const mayWrite = useMay('apps:write');
  const components = useComponentNames();
  const [isOpen, setIsOpen] = useState(false);
  const { pages, warnings } = read;
  return (
    <Card
      title={t('pages.title')}
      count={pages.length}
      actions={
        mayWrite ? (
          <Button variant="subtle" size="xs" onClick={() => setIsOpen(true)}>
            {t('pages.manage')}
          </Button>
        ) : null
      }
    >
      {pages.length === 0 ? (
        <p className={blocks['remark']}>{t('pages.none')}</p>
      ) : (
        <table className={classes['pages']}>
          <thead>
            <tr>
              <th scope="col">{t('pages.path')}</th>
              <th scope="col">{t('pages.name')}</th>
              <th scope="col">{t('pages.component')}</th>
            </tr>
          </thead>
          <tbody>
            {pages.map(({ key, path, name, component, redirect }) => (
              <tr key={key}>
                <td title={path}>{path}</td>
                <td title={name} dir="auto">
                  {name}
                </td>
                <td title={component}>{redirect === '' ? component : `→ ${redirect}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {warnings.map(({ path, message }) => (
        <p key={path} className={classes['warning']} role="note">
          {message}
        </p>
      ))}
      {isOpen ? (
        <PagesDialog
          appId={appId}
          read={read}
          components={components ?? []}
          onReload={() => {
            onReload();
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </Card>
  );
}
