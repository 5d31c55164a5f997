/** Prints the request with one of the tenant's templates. */
import { Button, Select } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { saveBlob } from '../../../ui/save-blob.ts';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import type { RequestDetails } from '../request.ts';
import { usePrintRequest, useRequestTemplates } from '../requests.api.ts';
import classes from '../requests.module.css';

const shownMax = 100;

export function RequestDocuments({ details }: { readonly details: RequestDetails }) {
  const { t } = useTranslation('requests');
  const { id, number, locale } = details;
  const { templates, error, isLoading, reload } = useRequestTemplates();
  const print = usePrintRequest(id);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (templateId: string): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setIsRunning(true);
    try {
      const fileName = `${number}.pdf`;
      saveBlob(await print(templateId, { signal, ...(locale !== '' && { locale }) }), fileName);
      showToast('success', { title: t('documents.done'), line: fileName });
    } catch (failure) {
      if (!signal.aborted) showFailure(t('documents.failed'), failure);
    } finally {
      if (running.current === controller) setIsRunning(false);
    }
  };
  if (error && templates === undefined)
    return <ErrorState title={t('documents.loadFailed')} error={error} onRetry={reload} />;
  if (templates?.length === 0) return <p>{t('documents.none')}</p>;
  const data = (templates ?? []).map((one) => ({ value: one.id, label: one.name }));
  // If there is only one template, it is preselected.
  const templateId = chosen ?? (data.length === 1 ? (data[0]?.value ?? null) : null);
  return (
    <div className={classes['work']}>
      <Select
        label={t('documents.template')}
        data={data}
        value={templateId}
        searchable
        limit={shownMax}
        disabled={isLoading || isRunning}
        nothingFoundMessage={t('documents.nothingFound')}
        onChange={setChosen}
      />
      {isRunning ? (
        <Button
          variant="default"
          onClick={() => {
            running.current?.abort();
            setIsRunning(false);
          }}
        >
          {t('documents.cancel')}
        </Button>
      ) : (
        <Button disabled={templateId === null} onClick={() => void (templateId && start(templateId))}>
          {t('documents.print')}
        </Button>
      )}
    </div>
  );
}
