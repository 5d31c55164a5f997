/** What the rate tables of a product are looked up with: its declared inputs, and the logic that looks tables up. */
import type { Input } from '@coverwright/insurance/input';
import { parseJson } from '@coverwright/insurance/json';
import { parseInputs } from '@coverwright/insurance/parse-inputs';
import { listTables, parseLogicText, type Json } from '@coverwright/rules';
import { useMemo } from 'react';
import { useQuery } from '../../../api/cache/use-query.ts';
import { TableUsesDocument, type TableUsesQuery } from '../../../api/generated/operations.ts';
import type { ProductKey } from '../../../paths/products.ts';

export type TablePlace = 'pricing' | 'underwriting' | { readonly code: string; readonly isDiscount: boolean };

export interface LogicOfProduct {
  readonly place: TablePlace;
  readonly rule: Json;
}

export interface TableUses {
  readonly inputs: readonly Input[];
  readonly logic: readonly LogicOfProduct[];
}

/** `uses` is undefined until they are known, and if they cannot be loaded. */
export function useTableUses({ plan, type, version }: ProductKey) {
  const { data, isLoading } = useQuery(TableUsesDocument, { plan, type, version }, { isUncached: true });
  return { uses: useMemo(() => data && toTableUses(data), [data]), isLoading };
}

function toTableUses({ products_2 }: TableUsesQuery): TableUses {
  const product = products_2?.list?.[0];
  const parsed = parseInputs(parseJson(product?.inputs?.inputsJsonString ?? '[]') ?? null);
  const texts: readonly (readonly [TablePlace, string | null | undefined])[] = [
    ['pricing', product?.pricing?.amountLogic],
    ['underwriting', product?.underwritingRulesJson],
    ...(product?.discountCodes ?? []).map(
      ({ code, calculationLogic }) => [toPlace(code, true), calculationLogic] as const,
    ),
    ...(product?.loadingCodes ?? []).map(
      ({ code, calculationLogic }) => [toPlace(code, false), calculationLogic] as const,
    ),
  ];
  const logic = texts.flatMap(([place, text]) => {
    const read = text ? parseLogicText(text) : undefined;
    return read?.ok === true ? [{ place, rule: read.value }] : [];
  });
  return { inputs: parsed.ok ? parsed.inputs : [], logic };
}

function toPlace(code: string | null, isDiscount: boolean): TablePlace {
  return { code: code ?? '', isDiscount };
}

/** Where logic looks up the table. */
export function placesOf({ logic }: TableUses, table: string): readonly TablePlace[] {
  return logic.filter(({ rule }) => listTables(rule).includes(table)).map(({ place }) => place);
}
