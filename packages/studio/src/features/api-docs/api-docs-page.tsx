/** The API docs tab: the product's own API as its document describes it, to try and to copy. */
import { Button } from '@mantine/core';
import { IconDownload, IconFileOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { CopyButton } from '../../ui/copy-button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Segments } from '../../ui/forms/segments.tsx';
import { Spinner } from '../../ui/states/spinner.tsx';
import { productKeyOf, productTitle, type ProductKey } from '../products/paths.ts';
import { useApiDocument, type ApiDocument } from './api-docs.api.ts';
import classes from './api-docs.module.css';
import type { ApiOperation } from './openapi.ts';
import { OperationDocs } from './operation-docs.tsx';
import { SnippetPanel } from './snippet-panel.tsx';
import { TryOutPanel } from './try-out-panel.tsx';
import { useTryOut } from './use-try-out.ts';

export function ApiDocsPage() {
  const productId = productKeyOf(useLocation().pathname);
  return <LoadedApiDocs key={productTitle(productId, '|')} productId={productId} />;
}

function LoadedApiDocs({ productId }: { productId: ProductKey }) {
  const { t } = useTranslation('apiDocs');
  const { state, reload } = useApiDocument(productId);
  if (state.status === 'loading') return <Spinner />;
  if (state.status === 'failed') return <ErrorState title={t('failed')} error={state.error} onRetry={reload} />;
  if (state.status === 'ready') return <Operations productId={productId} document={state.loaded} />;
  return (
    <EmptyState
      icon={<IconFileOff size={20} stroke={1.75} />}
      title={t('notFound')}
      text={t('notFoundText', { product: productTitle(productId) })}
    />
  );
}

const parameterName = 'operation';

function Operations({ productId, document }: { productId: ProductKey; document: ApiDocument }) {
  const { t } = useTranslation('apiDocs');
  const [search, setSearch] = useSearchParams();
  const { operations } = document;
  const shown = operations.find(({ name }) => name === search.get(parameterName)) ?? operations[0];
  return (
    <>
      <div className={classes['toolbar']}>
        {shown ? (
          <Segments
            label={t('operation.label')}
            choices={operations.map(({ name }) => ({ value: name, label: t(`operation.${name}`) }))}
            value={shown.name}
            onChange={(name) => setSearch({ [parameterName]: name }, { replace: true })}
          />
        ) : null}
        <span className={classes['standard']}>{t('standard')}</span>
        <CopyButton text={document.text} label={t('document.copy')} variant="default" />
        <Button
          size="xs"
          leftSection={<IconDownload size={14} stroke={1.75} aria-hidden />}
          onClick={() => download(document.text)}
        >
          {t('document.download')}
        </Button>
      </div>
      {operations.map((operation) => (
        // All of them stay, so that what is typed for one is still there after a look at another.
        <div key={operation.name} className={classes['columns']} hidden={operation !== shown}>
          <Operation productId={productId} operation={operation} />
        </div>
      ))}
    </>
  );
}

function Operation({ productId, operation }: { productId: ProductKey; operation: ApiOperation }) {
  const tryOut = useTryOut(productId, operation);
  return (
    <>
      <div>
        <OperationDocs operation={operation} url={tryOut.url} />
      </div>
      <div>
        <TryOutPanel name={operation.name} tryOut={tryOut} />
        <SnippetPanel operation={operation} url={tryOut.url} bodyText={tryOut.bodyText} />
      </div>
    </>
  );
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'openapi.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
