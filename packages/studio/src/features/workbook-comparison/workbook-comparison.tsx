/** What differs between two workbooks of a function: the cells, and the results of the saved calls. */
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import blocks from '../../ui/layout/blocks.module.css';
import { Card } from '../../ui/layout/card.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Note } from '../../ui/note.tsx';
import { showOutputs } from '../../ui/formats/show-outputs.ts';
import type { Comparison } from './comparison.api.ts';
import { FindingTable } from '../../ui/finding-table.tsx';

export interface WorkbookComparisonProps {
  readonly comparison: Comparison;
}

export function WorkbookComparison({ comparison: { workbook, calls } }: WorkbookComparisonProps) {
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
