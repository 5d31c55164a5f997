/** The head and the tabs of every administration screen. Users see only the tabs that they may open. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../api/use-may.ts';
import { Page, PageHead } from '../../ui/layout/page.tsx';
import { TabLinks } from '../../ui/layout/tab-links.tsx';
import { apiKeysPath, changesPath, insurersPath, usersPath } from '../../paths/administration.ts';

interface AdministrationPageProps {
  readonly tab: 'users' | 'insurers' | 'apiKeys' | 'changes';
  readonly children: ReactNode;
}

export function AdministrationPage({ tab, children }: AdministrationPageProps) {
  const { t } = useTranslation('administration');
  const tabs = [
    { name: 'users', to: usersPath, isShown: useMay('users:manage') },
    { name: 'insurers', to: insurersPath, isShown: useMay('insurers:write') },
    { name: 'apiKeys', to: apiKeysPath, isShown: useMay('api-keys:manage') },
    { name: 'changes', to: changesPath, isShown: useMay('tenant:manage') },
  ] as const;
  const links = tabs
    .filter(({ isShown }) => isShown)
    .map(({ name, to }) => ({ to, text: t(`tabs.${name}`), isCurrent: name === tab }));
  return (
    <Page>
      <PageHead title={t('title')} />
      <TabLinks label={t('tabs.label')} tabs={links} />
      {children}
    </Page>
  );
}
