/** How long the tenant keeps history, and how much it has. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistorySettingsQuery } from '../../../api/generated/operations.ts';
import { formatByteSize } from '../../../ui/formats/byte-size.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { DefinitionList } from '../../../ui/layout/definition-list.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { AdministrationPage } from '../administration-page.tsx';
import { useHistorySettings } from './history-settings.api.ts';
import { RetentionDialog } from './retention-dialog.tsx';
import { retentionFields, toRetentionForm } from './retention-form.ts';

type Settings = HistorySettingsQuery['historySettings'];

export function HistorySettingsPage() {
  const { t } = useTranslation('administration');
  const { settings, error, reload } = useHistorySettings();
  const [isChanging, setIsChanging] = useState(false);
  const change = (
    <Button variant="default" size="xs" disabled={settings === undefined} onClick={() => setIsChanging(true)}>
      {t('history.change')}
    </Button>
  );
  return (
    <AdministrationPage tab="history">
      {error === undefined || settings !== undefined ? (
        <>
          <Card title={t('history.retention')} actions={change}>
            <Retention settings={settings} />
          </Card>
          <Card title={t('history.size')}>
            <Sizes settings={settings} />
          </Card>
        </>
      ) : (
        <ErrorState title={t('history.failed')} error={error} onRetry={reload} />
      )}
      {isChanging && settings !== undefined && (
        <RetentionDialog start={toRetentionForm(settings)} onClose={() => setIsChanging(false)} />
      )}
    </AdministrationPage>
  );
}

function Retention({ settings }: { readonly settings: Settings | undefined }) {
  const { t } = useTranslation('administration');
  return (
    <DefinitionList>
      {retentionFields.map((field) => [
        <dt key={`${field} name`}>{t(`history.days.${field}`)}</dt>,
        <dd key={field}>
          {settings === undefined ? <Skeleton width={64} /> : t('history.dayCount', { count: settings[field] })}
        </dd>,
      ])}
    </DefinitionList>
  );
}

function Sizes({ settings }: { readonly settings: Settings | undefined }) {
  const { t } = useTranslation('administration');
  const sizes = [
    { name: 'states', text: settings && t('history.stateCount', { count: settings.stateCount }) },
    { name: 'stateBytes', text: settings && formatByteSize(settings.stateBytes) },
    { name: 'deletedFiles', text: settings && formatByteSize(settings.deletedFileBytes) },
  ] as const;
  return (
    <DefinitionList>
      {sizes.map(({ name, text }) => [
        <dt key={`${name} name`}>{t(`history.sizes.${name}`)}</dt>,
        <dd key={name}>{text ?? <Skeleton width={64} />}</dd>,
      ])}
    </DefinitionList>
  );
}
