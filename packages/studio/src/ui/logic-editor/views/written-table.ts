/** A decision table as it is written in logic, which views show in words instead of its JSON. Pure. */
import { isJsonList, isJsonObject, parseJsonText } from '@coverwright/rules';

const longestRead = 1_000_000;

/** The number of rows of the table in `{"preserve": …}`; undefined for other JSON. */
export function rowsOfWrittenTable(json: string): number | undefined {
  if (json.length > longestRead || !json.includes('"rows"')) return undefined;
  const parsed = parseJsonText(json);
  const table = parsed.ok && isJsonObject(parsed.value) ? parsed.value['preserve'] : undefined;
  const rows = isJsonObject(table) && typeof table['hit'] === 'string' ? table['rows'] : undefined;
  return isJsonList(rows) ? rows.length : undefined;
}
