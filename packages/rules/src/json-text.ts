import type { Json, JsonPath } from './json.ts';

export type JsonTextResult =
  | { readonly ok: true; readonly value: Json }
  | {
      readonly ok: false;
      /** 1-based. */
      readonly line: number;
      /** 1-based, in UTF-16 units. */
      readonly column: number;
      /** 0-based offset of the first marked character. */
      readonly offset: number;
      /** 0-based offset after the last marked character; at least offset. */
      readonly endOffset: number;
      /** One sentence that begins with "Line N: ". */
      readonly message: string;
    };

export interface TextRange {
  readonly from: number;
  readonly to: number;
}

export function parseJsonText(text: string): JsonTextResult {
  return { ok: true, value: JSON.parse(text) as Json };
}

export function locatePath(_text: string, _path: JsonPath): TextRange | undefined {
  return undefined;
}
