/** What a preview is made from besides the query: the variables and the mock data, as JSON that a person types. */
import {
  isJsonList,
  isJsonObject,
  parseJsonText,
  type Json,
  type JsonObject,
  type JsonTextResult,
} from '@coverwright/rules';

/** The empty id asks for no certain record: the newest one shows until an id is typed. */
export const defaultVariablesText = '{"where":{"id":""}}';

export const defaultMockText = '{}';

/** As the debug console names the two texts in a position. */
export const variablesField = 'input.variablesJsonString';
export const mockField = 'input.contentJsonString';

type Unreadable = Extract<JsonTextResult, { readonly ok: false }>;

export type PreviewText =
  | { readonly ok: true; readonly value: JsonObject }
  | { readonly ok: false; readonly reason: 'syntax'; readonly problem: Unreadable }
  | { readonly ok: false; readonly reason: 'noObject' };

/** Empty text is an empty object. */
export function readPreviewText(text: string): PreviewText {
  if (text.trim() === '') return { ok: true, value: {} };
  const parsed = parseJsonText(text);
  if (!parsed.ok) return { ok: false, reason: 'syntax', problem: parsed };
  return isJsonObject(parsed.value) ? { ok: true, value: parsed.value } : { ok: false, reason: 'noObject' };
}

/** One record, unless the person asks for more; without conditions on an id that nobody has typed. */
export function toSentVariables(variables: JsonObject): JsonObject {
  const kept = withoutEmptyIds(variables);
  return { limit: 1, ...(isJsonObject(kept) ? kept : {}) };
}

/** Undefined when nothing is left of what held an empty id; what was empty before stays. */
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

/** As the server lays content over what a query gave: objects by their members, everything else as a whole. */
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

/** Whether the query read lists and none of them has a record. */
export function isNothingFound(fetched: JsonObject): boolean {
  const lists = Object.values(fetched).flatMap((field) => {
    const list = isJsonObject(field) ? field['list'] : undefined;
    return isJsonList(list) ? [list] : [];
  });
  return lists.length > 0 && lists.every((list) => list.length === 0);
}
