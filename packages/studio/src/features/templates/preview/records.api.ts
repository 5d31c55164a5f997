/** Finds the records that a template can be previewed on, by their number, and one by its id. */
import { useEffect, useState } from 'react';
import { useApi } from '../../../api/api-context.ts';
import { ApiError } from '../../../api/api-error.ts';
import type { Api, RequestOptions } from '../../../api/client.ts';
import {
  PreviewCasesDocument,
  PreviewPoliciesDocument,
  PreviewTransactionsDocument,
} from '../../../api/generated/operations.ts';
import type { RecordList } from './record-list.ts';

export interface PreviewRecord {
  readonly id: string;
  /** Its own, else what it is called. */
  readonly number: string;
  readonly holder: string | undefined;
  readonly status: string | undefined;
}

/** A part of the number, empty for the newest; or the id. */
type RecordCondition = { readonly text: string } | { readonly id: string };

interface FoundRecords {
  /** Those of the condition; undefined until they were read. */
  readonly records: readonly PreviewRecord[] | undefined;
  readonly error: ApiError | undefined;
}

interface Outcome extends FoundRecords {
  readonly key: string;
}

const typingPauseMs = 400;

/** @param condition undefined asks for nothing */
export function useRecords(list: RecordList, condition: RecordCondition | undefined): FoundRecords {
  const { request } = useApi();
  const [outcome, setOutcome] = useState<Outcome>();
  const key = condition && JSON.stringify({ list, condition });
  useEffect(() => {
    if (key === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const run = async (): Promise<void> => {
      const asked: { readonly list: RecordList; readonly condition: RecordCondition } = JSON.parse(key);
      try {
        const records = await findRecords(request, asked.list, asked.condition, { signal });
        setOutcome({ key, records, error: undefined });
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setOutcome({ key, records: undefined, error });
      }
    };
    // Nobody types the beginning: the newest come at once.
    const timer = setTimeout(() => void run(), key.includes('"text":""') ? 0 : typingPauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [request, key]);
  return outcome !== undefined && outcome.key === key ? outcome : nothingYet;
}

const nothingYet: FoundRecords = { records: undefined, error: undefined };

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
