/** Finds records for the preview by their number, and a single one by its id. */
import { useApi } from '../../../../api/api-context.ts';
import { ApiError } from '../../../../api/api-error.ts';
import type { Api, RequestOptions } from '../../../../api/client.ts';
import {
  PreviewCasesDocument,
  PreviewPoliciesDocument,
  PreviewTransactionsDocument,
} from '../../../../api/generated/operations.ts';
import { pause } from '../../../../api/pause.ts';
import { useRead } from '../../../../api/cache/use-read.ts';
import type { RecordList } from './record-list.ts';

export interface PreviewRecord {
  readonly id: string;
  /** The record's number, or else its name. */
  readonly number: string;
  readonly holder: string | undefined;
  readonly status: string | undefined;
}

/** A part of the number, empty for the newest; or the id. */
type RecordCondition = { readonly text: string } | { readonly id: string };

interface FoundRecords {
  /** The matching records; undefined until they are loaded. */
  readonly records: readonly PreviewRecord[] | undefined;
  readonly error: ApiError | undefined;
}

const typingPauseMs = 400;
const newest: RecordCondition = { text: '' };

/** @param condition undefined to request nothing */
export function useRecords(list: RecordList, condition: RecordCondition | undefined): FoundRecords {
  const { request } = useApi();
  const of = JSON.stringify({ list, condition });
  const { data, error } = useRead(
    ['records', of],
    async ({ signal }) => {
      const wanted = condition ?? newest;
      // The initial search is not typed: the newest records are loaded immediately.
      if ('text' in wanted && wanted.text !== '') await pause(typingPauseMs, signal);
      return { of, records: await findRecords(request, list, wanted, { signal }) };
    },
    { isPaused: condition === undefined, isUncached: true },
  );
  return {
    records: data?.of === of ? data.records : undefined,
    error: error instanceof ApiError ? error : undefined,
  };
}

async function findRecords(
  request: Api['request'],
  list: RecordList,
  condition: RecordCondition,
  options: RequestOptions,
): Promise<PreviewRecord[]> {
  const by = 'id' in condition ? { id: condition.id } : undefined;
  const text = 'text' in condition && condition.text !== '' ? condition.text : undefined;
  if (list === 'policies') {
    const where = by ?? (text === undefined ? {} : { issuerNumber_contains: text });
    const { policies } = await request(PreviewPoliciesDocument, { where }, options);
    return present(policies?.list).map(({ id, issuerNumber, status, contractHolder }) =>
      toRecord(id, issuerNumber, contractHolder?.name, status),
    );
  }
  if (list === 'cases') {
    const where = by ?? (text === undefined ? {} : { or: [{ caseNumber_contains: text }, { name_contains: text }] });
    const { cases } = await request(PreviewCasesDocument, { where }, options);
    return present(cases?.list).map(({ id, caseNumber, name, status, holder }) =>
      toRecord(id, caseNumber || name, holder?.name ?? name, status),
    );
  }
  const where = by ?? (text === undefined ? {} : { transactionNumber_contains: text });
  const { transactions } = await request(PreviewTransactionsDocument, { where }, options);
  return present(transactions?.list).map(({ id, transactionNumber, status, policy }) =>
    toRecord(id, transactionNumber, policy?.contractHolder?.name, status),
  );
}

type Told = string | null | undefined;

function toRecord(id: string, number: Told, holder: Told, status: Told): PreviewRecord {
  return { id, number: number || id, holder: holder || undefined, status: status || undefined };
}

function present<One>(list: readonly (One | null)[] | null | undefined): One[] {
  return (list ?? []).flatMap((one) => (one === null ? [] : [one]));
}
