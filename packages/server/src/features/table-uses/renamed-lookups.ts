// The lookups of a rate table in logic, and the same logic with another name for it. Pure.
import { isJsonList, isJsonObject, type Json, type JsonPath, locatePath, parseLogicText } from '@coverwright/rules';
import { tablesIn } from '../../calculation/lookup-tables.ts';

/** Whether the logic looks up the table; not if it cannot be read. */
export function looksUp(text: string, table: string): boolean {
  return tablesIn([text]).includes(table);
}

/** Only the names in the text change: everything else remains as it is written. */
export function renameLookups(text: string, from: string, to: string): string {
  const parsed = parseLogicText(text);
  if (!parsed.ok) return text;
  const ranges = pathsOf(parsed.value, from, [])
    .flatMap((path) => locatePath(text, path) ?? [])
    .toSorted((a, b) => b.from - a.from);
  return ranges.reduce(
    (renamed, range) => `${renamed.slice(0, range.from)}${JSON.stringify(to)}${renamed.slice(range.to)}`,
    text,
  );
}

/** Of the names of the table. The same operators as evaluation reaches; logic that is saved is not nested too deeply. */
function pathsOf(node: Json, table: string, path: JsonPath): JsonPath[] {
  if (isJsonList(node)) return node.flatMap((item, index) => pathsOf(item, table, [...path, index]));
  const [operator, ...others] = isJsonObject(node) ? Object.entries(node) : [];
  if (operator === undefined || others.length > 0) return [];
  const [name, argument] = operator;
  const inside = [...path, name];
  if (name === 'preserve') return [];
  // Only the inputs of a decision table are logic.
  if (name === 'decide' && isJsonList(argument)) return pathsOf(argument.slice(0, 1), table, inside);
  if (name === 'eachKey' && isJsonObject(argument))
    return Object.entries(argument).flatMap(([key, value]) => pathsOf(value, table, [...inside, key]));
  const isName = name === 'table' && argument === table;
  const isFirst = name === 'table' && isJsonList(argument) && argument[0] === table;
  return [...(isName ? [inside] : []), ...(isFirst ? [[...inside, 0]] : []), ...pathsOf(argument, table, inside)];
}
