/** The API docs tab: documents the product's own API from its OpenAPI document, with requests to try out and copy. */
import type { JsonObject } from '@coverwright/rules';
import { IconFileOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Segments } from '../../ui/forms/segments.tsx';
import { Spinner } from '../../ui/states/spinner.tsx';
import { productKeyOf, productTitle, type ProductKey } from '../../paths/products.ts';
import { useApiDocument, useProductApiUrl } from './api-docs.api.ts';
import blocks from '../../ui/layout/blocks.module.css';
import classes from './api-docs.module.css';
import { DocumentTools } from './document-tools.tsx';
import { readOperations, type ApiOperation, type ProductOperation } from './openapi.ts';
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
  const { state, reload } = useApiDocument(useProductApiUrl(productId)('openapi.json'));
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

function Operations({ productId, document }: { productId: ProductKey; document: JsonObject }) {
  const { t } = useTranslation('apiDocs');
  const [search, setSearch] = useSearchParams();
  const operations = useMemo(() => readOperations(document), [document]);
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
        <DocumentTools document={document} />
      </div>
      {operations.map((operation) => (
        // All operations stay mounted, so that text typed for one survives a look at another.
        <div key={operation.name} className={`${blocks['columns']} ${classes['columns']}`} hidden={operation !== shown}>
          <Operation productId={productId} operation={operation} />
        </div>
      ))}
    </>
  );
}

interface OperationProps {
  readonly productId: ProductKey;
  readonly operation: ApiOperation<ProductOperation>;
}

function Operation({ productId, operation }: OperationProps) {
  const { plan, type, version } = productId;
  const url = useProductApiUrl(productId)(operation.name);
  const tryOut = useTryOut(url, operation, `${plan}|${type}|${version}|${operation.name}`);
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
