// A sentence about a problem as its reason, whose name never changes, and the values of its placeholders, so that
// whoever shows it chooses the language.

export interface Reason {
  readonly reason: string;
  readonly params?: Readonly<Record<string, Param>>;
}

/** Reasons are worded in the language of the sentence that contains them; anything else is shown unchanged. */
type Param = string | number | Reason | readonly Reason[];

/** A reason with its sentence in English. */
export interface Sentence extends Reason {
  readonly message: string;
}

/** A sentence in each language; `{{name}}` is a value. */
export interface Wording {
  readonly en: string;
  readonly zh: string;
}

type NamesIn<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type Given = string | number | Sentence | readonly Sentence[];

type ParamsOf<English extends string> = [NamesIn<English>] extends [never]
  ? []
  : [params: Readonly<Record<NamesIn<English>, Given>>];

/** Creates the function that says the sentences of a table, each with exactly the values of its placeholders. */
export function createSay<const Table extends Readonly<Record<string, Wording>>>(table: Table) {
  return <Name extends keyof Table & string>(reason: Name, ...given: ParamsOf<Table[Name]['en']>): Sentence => {
    const params: Readonly<Record<string, Given>> | undefined = given[0];
    const message = fill(table[reason]?.en ?? reason, params ?? {}, (part) => part.message, ' ');
    if (params === undefined) return { reason, message };
    const kept = Object.entries(params).map(([name, value]) => [name, withoutMessage(value)] as const);
    return { reason, params: Object.fromEntries(kept), message };
  };
}

function withoutMessage(value: Given): Param {
  if (typeof value !== 'object') return value;
  return 'message' in value ? toReason(value) : value.map(toReason);
}

function toReason({ reason, params }: Sentence): Reason {
  return { reason, ...(params !== undefined && { params }) };
}

/** The Chinese sentence from a table of sentences by reason; undefined if it or one inside it is not there. */
export function wordInChinese(texts: Readonly<Record<string, string>>, { reason, params }: Reason): string | undefined {
  const text = Object.hasOwn(texts, reason) ? texts[reason] : undefined;
  if (text === undefined) return undefined;
  let isWhole = true;
  const worded = fill(
    text,
    params ?? {},
    (part) => {
      const inner = wordInChinese(texts, part);
      isWhole &&= inner !== undefined;
      return inner ?? '';
    },
    '',
  );
  return isWhole ? worded : undefined;
}

function fill<Part extends object>(
  text: string,
  values: Readonly<Record<string, string | number | Part | readonly Part[]>>,
  toText: (part: Part) => string,
  between: string,
): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    if (typeof value !== 'object') return String(value);
    return isList(value) ? value.map(toText).join(between) : toText(value);
  });
}

function isList<Part>(value: Part | readonly Part[]): value is readonly Part[] {
  return Array.isArray(value);
}
