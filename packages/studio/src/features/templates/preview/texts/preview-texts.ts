/** The inputs of a preview besides the query: the variables and the mock data, typed as JSON. */
import {
  isJsonList,
  isJsonObject,
  parseLogicText,
  type Json,
  type JsonObject,
  type JsonTextResult,
} from '@coverwright/rules';

/** An empty id requests no specific record: the newest one is shown until an id is typed. */
export const defaultVariablesText = '{"where":{"id":""}}';

export const defaultMockText = '{}';

/** The names of the two texts in positions of the debug console. */
export const variablesField = 'input.variablesJsonString';
export const mockField = 'input.contentJsonString';

type Unreadable = Extract<JsonTextResult, { readonly ok: false }>;

export type PreviewText =
  | { readonly ok: true; readonly value: JsonObject }
  | { readonly ok: false; readonly reason: 'syntax'; readonly problem: Unreadable }
  | { readonly ok: false; readonly reason: 'noObject' };

/** An empty text is treated as an empty object. Numbers keep their digits, as they do in the server's templates. */
export function readPreviewText(text: string): PreviewText {
  if (text.trim() === '') return { ok: true, value: {} };
  const parsed = parseLogicText(text);
  if (!parsed.ok) return { ok: false, reason: 'syntax', problem: parsed };
  return isJsonObject(parsed.value) ? { ok: true, value: parsed.value } : { ok: false, reason: 'noObject' };
}

/** Requests a single record unless the user asks for more, and drops conditions on an id that has not been typed. */
export function toSentVariables(variables: JsonObject): JsonObject {
  const kept = withoutEmptyIds(variables);
  return { limit: 1, ...(isJsonObject(kept) ? kept : {}) };
}

/** Undefined if a condition contained only empty ids; values that were empty before are retained. */
function withoutEmptyIds(value: Json): Json | undefined {
  if (isJsonList(value)) {
    const kept = value.map(withoutEmptyIds).filter((one) => one !== undefined);
    return kept.length === 0 && value.length > 0 ? undefined : kept;
  }
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value);
  const kept = entries.flatMap(([name, member]): [string, Json][] => {
    const left = name === 'id' && member === '' ? undefined : withoutEmptyIds(member);
    return left === undefined ? [] : [[name, left]];
  });
  return kept.length === 0 && entries.length > 0 ? undefined : Object.fromEntries(kept);
}

/** Merges like the server does with content and a query result: objects by member, everything else is replaced. */
export function mergeOver(under: Json, over: Json): Json {
  if (!isJsonObject(under) || !isJsonObject(over)) return over;
  const names = [...new Set([...Object.keys(under), ...Object.keys(over)])];
  return Object.fromEntries(
    names.map((name): [string, Json] => {
      const [below, above] = [under, over].map((side) => (Object.hasOwn(side, name) ? side[name] : undefined));
      return [name, above === undefined ? (below ?? null) : below === undefined ? above : mergeOver(below, above)];
    }),
  );
}

/** Whether the result contains lists, all of which are empty. */
export function isNothingFound(fetched: JsonObject): boolean {
  const lists = Object.values(fetched).flatMap((field) => {
    const list = isJsonObject(field) ? field['list'] : undefined;
    return isJsonList(list) ? [list] : [];
  });
  return lists.length > 0 && lists.every((list) => list.length === 0);
}
