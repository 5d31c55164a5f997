/** What another file would change, shown before it takes effect: its cells, and the results of the saved calls. */
import { showHiddenCharacters } from '@coverwright/insurance/visible-name';
import { Button, Loader } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../../api/api-error.ts';
import { Dialog } from '../../../../../ui/dialogs/dialog.tsx';
import { Card } from '../../../../../ui/layout/card.tsx';
import { Mark } from '../../../../../ui/mark.tsx';
import { Note } from '../../../../../ui/note.tsx';
import { StaleNote } from '../../../../../ui/states/stale-note.tsx';
import { useComparison, type Comparison } from '../function.api.ts';
import { showOutputs } from '../calls/shown-values.ts';
import classes from './comparison.module.css';
import blocks from '../../../../../ui/layout/blocks.module.css';
import { FindingTable } from './finding-table.tsx';

interface ComparisonDialogProps {
  readonly functionId: string;
  readonly fileKey: string;
  readonly onUse: () => void;
  readonly onClose: () => void;
}

export function ComparisonDialog({ functionId, fileKey, onUse, onClose }: ComparisonDialogProps) {
  const { t } = useTranslation('functions');
  const { data, error, isLoading, refetch } = useComparison(functionId, fileKey);
  // The check itself reports problems with the file.
  const isOfFile =
    error instanceof ApiError && error.problems.some(({ path }) => path === 'fileKey') && !isLimit(error);
  const useFile = useEffectEvent(onUse);
  useEffect(() => {
    if (isOfFile) useFile();
  }, [isOfFile]);
  return (
    <Dialog
      opened
      size="large"
      title={t('compare.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            {t('compare.keep')}
          </Button>
          <Button variant="filled" onClick={onUse} disabled={isLoading}>
            {t('compare.use')}
          </Button>
        </>
      }
    >
      <div className={classes['body']}>
        <p className={classes['file']}>
          <code>{showHiddenCharacters(fileKey)}</code>
        </p>
        {isLoading ? (
          <Note tone="info" icon={<Loader size={14} />}>
            <span role="status">{t('compare.comparing')}</span>
          </Note>
        ) : error ? (
          isOfFile ? null : (
            <StaleNote error={error} title={t('compare.failed')} onRetry={() => void refetch()} />
          )
        ) : data ? (
          <Compared comparison={data} />
        ) : null}
      </div>
    </Dialog>
  );
}

function isLimit({ problems }: ApiError): boolean {
  return problems.some(({ code }) => code === 'LIMIT_EXCEEDED' || code === 'BUSY');
}

function Compared({ comparison: { workbook, calls } }: { readonly comparison: Comparison }) {
  const { t } = useTranslation('functions');
  return (
    <>
      {workbook ? (
        <Reached workbook={workbook} />
      ) : (
        <Note tone="info" icon={<IconInfoCircle size={16} stroke={1.75} />}>
          {t('compare.noBefore')}
        </Note>
      )}
      <Calls calls={calls} />
      {workbook ? <Changes workbook={workbook} /> : null}
    </>
  );
}

type ComparedWorkbook = NonNullable<Comparison['workbook']>;

function Reached({ workbook: { changes, outputs, isComplete } }: { readonly workbook: ComparedWorkbook }) {
  const { t } = useTranslation('functions');
  if (changes.length === 0) {
    return (
      <Note tone="success" icon={<IconCheck size={16} stroke={1.75} />}>
        {t('compare.same')}
      </Note>
    );
  }
  const names = outputs.join(', ');
  return (
    <Note tone={outputs.length === 0 ? 'info' : 'warning'} icon={<IconAlertTriangle size={16} stroke={1.75} />}>
      {outputs.length === 0 ? t('compare.reachesNone') : t('compare.reaches', { count: outputs.length, names })}
      {isComplete ? null : ` ${t('compare.incomplete')}`}
    </Note>
  );
}

function Calls({ calls }: Pick<Comparison, 'calls'>) {
  const { t } = useTranslation('functions');
  return (
    <Card title={t('calls.heading')} count={calls.length}>
      {calls.length === 0 ? (
        <p className={blocks['remark']}>{t('compare.noCalls')}</p>
      ) : (
        <FindingTable headings={[t('calls.name'), t('compare.before'), t('compare.after'), t('calls.expected')]}>
          {calls.map(({ name, before, after, expectedJsonString, isSame, isAsExpected }, index) => (
            // Names need not be unique.
            <tr key={index}>
              <th scope="row" dir="auto">
                {name}{' '}
                {isAsExpected ? (
                  <Mark tone="success">{t('compare.asExpected')}</Mark>
                ) : (
                  <Mark tone="danger">{t('compare.notAsExpected')}</Mark>
                )}{' '}
                {isSame ? null : <Mark tone="warning">{t('compare.differs')}</Mark>}
              </th>
              <td>{before ? (before.problem ?? showOutputs(before.outputsJsonString ?? '{}')) : '–'}</td>
              <td>{after ? (after.problem ?? showOutputs(after.outputsJsonString ?? '{}')) : '–'}</td>
              <td>{showOutputs(expectedJsonString)}</td>
            </tr>
          ))}
        </FindingTable>
      )}
    </Card>
  );
}

const kinds = { ADDED: 'added', REMOVED: 'removed', FORMULA: 'formula', CONSTANT: 'constant', NAME: 'name' } as const;

function Changes({ workbook: { changes, counts } }: { readonly workbook: ComparedWorkbook }) {
  const { t } = useTranslation('functions');
  const total = Object.values(counts).reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0);
  if (total === 0) return null;
  return (
    <Card title={t('compare.changes')} count={total}>
      {changes.length < total ? (
        <p className={blocks['remark']}>{t('compare.shown', { count: changes.length })}</p>
      ) : null}
      <FindingTable headings={[t('check.cell'), t('compare.before'), t('compare.after'), t('compare.outputs')]}>
        {changes.map(({ kind, at, before, after, outputs }) => (
          <tr key={`${kind}|${at}`}>
            <th scope="row">
              {at} <Mark tone="plain">{t(`compare.kind.${isKind(kind) ? kinds[kind] : 'formula'}`)}</Mark>
            </th>
            <td>
              <code>{before ?? '–'}</code>
            </td>
            <td>
              <code>{after ?? '–'}</code>
            </td>
            <td>{outputs.join(', ')}</td>
          </tr>
        ))}
      </FindingTable>
    </Card>
  );
}

function isKind(kind: string): kind is keyof typeof kinds {
  return Object.hasOwn(kinds, kind);
}
