/** What the logic of a product can name: its declared inputs and its rate tables, for the editors of logic. */
import { textIn, type Input } from '@coverwright/insurance/input';
import { parseJson } from '@coverwright/insurance/json';
import { parseInputs } from '@coverwright/insurance/parse-inputs';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/api-context.ts';
import { useQuery } from '../../api/cache/use-query.ts';
import { LogicWordsDocument, type LogicWordsQuery } from '../../api/generated/operations.ts';
import type { LogicWords } from '../../ui/logic-editor/views/logic-words.ts';
import type { ProductKey } from '../../paths/products.ts';
import { toDmnFiles } from './dmn-files.ts';

/**
 * Undefined until they are loaded; editors work without them.
 * @param logicName what DMN files are called after, beside the product; undefined if the logic has no decision tables
 */
export function useLogicWords({ plan, type, version }: ProductKey, logicName?: string): LogicWords | undefined {
  const api = useApi();
  const { i18n } = useTranslation();
  const { language } = i18n;
  const { data } = useQuery(LogicWordsDocument, { plan, type, version }, { isUncached: true });
  const dmn = useMemo(
    () => (logicName === undefined ? undefined : toDmnFiles(api, { plan, type, version }, logicName)),
    [api, plan, type, version, logicName],
  );
  return useMemo(() => data && { ...toLogicWords(data, language), ...(dmn && { dmn }) }, [data, language, dmn]);
}

function toLogicWords({ products_2 }: LogicWordsQuery, language: string): LogicWords {
  const product = products_2?.list?.[0];
  const parsed = parseInputs(parseJson(product?.inputs?.inputsJsonString ?? '[]') ?? null);
  const inputs = parsed.ok ? parsed.inputs : [];
  return {
    inputs: inputs.flatMap((input) => namesOf(input, language)),
    tables: (product?.rateTables ?? []).map(({ name, keys, values }) => ({
      name,
      keys: keys.map((key) => key.name),
      columns: values.map((value) => value.name),
    })),
    declared: inputs,
  };
}

/** Logic reads what is in a list by paths relative to its entries. */
function namesOf({ path, label, items }: Input, language: string): LogicWords['inputs'] {
  const inner = (items ?? []).filter((item) => item.path !== '').flatMap((item) => namesOf(item, language));
  return [{ path, label: textIn(label, [language]) ?? '' }, ...inner];
}
