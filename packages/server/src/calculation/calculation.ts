// What threads are given to calculate, and what they answer.
import type { TurnCaller } from '@coverwright/render/turns';
import type { AnsweredCall, FunctionCall, Json } from '@coverwright/rules';
import type { MessageLanguage } from '../errors/translations/translate-problems.ts';
import type { Problem } from '../errors/user-error.ts';

interface CodeTexts {
  readonly kind: 'discount' | 'loading';
  readonly code: string;
  readonly name: string;
  readonly calculationLogic: string;
}

export interface PriceTexts {
  readonly kind: 'price';
  readonly amountLogic: string;
  readonly currencyCode: string;
  readonly codes: readonly CodeTexts[];
}

export interface UnderwritingTexts {
  readonly kind: 'underwriting';
  readonly underwritingRules: string | null;
}

/** Each calculation of a product without logic is refused. */
interface NoLogic {
  readonly kind: 'none';
  readonly problem: Problem;
}

/** The logic of a product as it was saved. */
export type ProductLogic = PriceTexts | UnderwritingTexts | NoLogic;

export interface Calculation {
  readonly values: Json;
  /** As they were sent: whether they are any is for the pricing to decide. */
  readonly discountCodes: Json | undefined;
  /** Values must have the types that the logic needs; complete: and every variable that it needs must be there. */
  readonly strictness?: 'typed' | 'complete';
  /** Whether codes that the product does not have are only named in the price. */
  readonly skipsUnknownCodes?: boolean;
  /** What functions have answered so far. */
  readonly answered?: readonly AnsweredCall[];
}

/** Logic on values, both as JSON text. */
export interface LogicTexts {
  readonly logic: string;
  readonly valuesJsonString: string;
}

/** What a program sent, to be answered as text. */
export interface RequestTask {
  readonly kind: 'request';
  readonly logic: ProductLogic;
  readonly locale: string;
  /** Of the problems. */
  readonly language: MessageLanguage;
  /** JSON text: one calculation, or a list of them. */
  readonly body: string;
  /** Items that were not begun by then are late. */
  readonly deadlineMs: number;
}

/** The OpenAPI document of a product. */
export interface OpenapiTask {
  readonly kind: 'openapi';
  readonly product: {
    readonly name: string;
    readonly version: string;
    /** Where the server is reached. */
    readonly publicUrl: string;
    /** Of the product, encoded: /api/v1/products/… */
    readonly path: string;
  };
  /** Undefined while it has no pricing logic. */
  readonly price: PriceTexts | undefined;
  readonly underwriting: UnderwritingTexts;
  readonly locale: string;
  /** Of the problems. */
  readonly language: MessageLanguage;
}

/** One calculation, whose result is used further. */
export type ResultTask =
  | { readonly kind: 'logic'; readonly texts: LogicTexts }
  | { readonly kind: 'one'; readonly logic: ProductLogic; readonly calculation: Calculation; readonly locale: string };

/** What is sent to the client as the thread wrote it. */
export type AnswerTask = RequestTask | OpenapiTask;

export type CalculationTask = ResultTask | AnswerTask;

export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  /** With a call there is no other problem: the call is answered, and the calculation begins again. */
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly needed?: FunctionCall };

export interface ThreadResult {
  readonly kind: 'result';
  /** JSON text of the result, or why there is none. */
  readonly outcome: Outcome<string>;
  readonly tookMs: number;
}

export interface ThreadAnswer {
  readonly kind: 'answer';
  /** UTF-8 of the JSON text. Its buffer is transferred, so that however long it is, nobody copies or joins it. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Those of a refusal; an answer with a list has none, as each item has its own. */
  readonly problems: readonly Problem[];
}

/** Each throws a UserError where there is no turn, or a limit was met. The signal ends the work. */
export interface CalculationThreads {
  run(caller: TurnCaller, task: ResultTask, signal?: AbortSignal): Promise<ThreadResult>;
  answer(caller: TurnCaller, task: AnswerTask, signal?: AbortSignal): Promise<ThreadAnswer>;
  /** From now on an idle thread can calculate at once. */
  warm(): void;
}
