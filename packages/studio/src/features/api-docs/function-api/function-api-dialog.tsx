/** The API docs of a function, shown over its editor: how other systems call it, with requests to try out and copy. */
import type { JsonObject } from '@coverwright/rules';
import { IconFileOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { useApiDocument, useFunctionApiUrl } from '../api-docs.api.ts';
import classes from '../api-docs.module.css';
import { DocumentTools } from '../document-tools.tsx';
import { readCall, type ApiOperation } from '../openapi.ts';
import { OperationDocs } from '../operation-docs.tsx';
import { SnippetPanel } from '../snippet-panel.tsx';
import { TryOutPanel } from '../try-out-panel.tsx';
import { useTryOut } from '../use-try-out.ts';

export interface FunctionApiDialogProps {
  readonly functionId: string;
  /** The identifier that programs use: the logical id, or the id if there is none. */
  readonly calledId: string;
  readonly onClose: () => void;
}

export function FunctionApiDialog({ functionId, calledId, onClose }: FunctionApiDialogProps) {
  const { t } = useTranslation('apiDocs');
  const url = useFunctionApiUrl(calledId);
  const { state, reload } = useApiDocument(`${url}/openapi.json`);
  return (
    <Dialog opened size="large" title={t('heading')} onClose={onClose}>
      {state.status === 'loading' ? <Spinner /> : null}
      {state.status === 'failed' ? <ErrorState title={t('failed')} error={state.error} onRetry={reload} /> : null}
      {state.status === 'notFound' ? <NoFunction /> : null}
      {state.status === 'ready' ? <Docs document={state.loaded} functionId={functionId} url={url} /> : null}
    </Dialog>
  );
}

interface DocsProps {
  readonly document: JsonObject;
  readonly functionId: string;
  readonly url: string;
}

function Docs({ document, functionId, url }: DocsProps) {
  const { t } = useTranslation('apiDocs');
  const call = useMemo(() => readCall(document), [document]);
  if (!call) return <NoFunction />;
  return (
    <>
      <div className={classes['toolbar']}>
        <span className={classes['standard']}>{t('standardOfFunction')}</span>
        <DocumentTools document={document} />
      </div>
      <Call call={call} functionId={functionId} url={url} />
    </>
  );
}

interface CallProps {
  readonly call: ApiOperation<'call'>;
  readonly functionId: string;
  readonly url: string;
}

function Call({ call, functionId, url }: CallProps) {
  const tryOut = useTryOut(url, call, `function|${functionId}`);
  return (
    <div className={classes['stack']}>
      <TryOutPanel name="call" tryOut={tryOut} />
      <SnippetPanel operation={call} url={url} bodyText={tryOut.bodyText} />
      <OperationDocs operation={call} url={url} />
    </div>
  );
}

function NoFunction() {
  const { t } = useTranslation('apiDocs');
  return (
    <EmptyState icon={<IconFileOff size={20} stroke={1.75} />} title={t('notFound')} text={t('notFoundFunctionText')} />
  );
}
