// The tasks and results of calculation threads.
import type { TurnCaller } from '@coverwright/render/turns';
import type { AnsweredCall, FunctionCall, Json } from '@coverwright/rules';
import type { MessageLanguage } from '../sentences/language.ts';
import type { Problem } from '../errors/user-error.ts';
import type { ProposalTexts, TrialTexts } from './input-proposals.ts';
import type { PlainTexts } from './plain-logic.ts';
import type { LookupTable } from './lookup-tables.ts';
import type { QuestionTexts } from './questions.ts';
import type { TableFileTask } from './tables/table-file.ts';
import type { WrittenTable } from './tables/written-table.ts';

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
  /** The declared inputs as JSON text, if there are any. */
  readonly inputs?: string | undefined;
  /** The tables that the logic looks up, if there are any. */
  readonly tables?: readonly LookupTable[] | undefined;
}

export interface UnderwritingTexts {
  readonly kind: 'underwriting';
  readonly underwritingRules: string | null;
  /** The declared inputs as JSON text, if there are any. */
  readonly inputs?: string | undefined;
  /** The tables that the logic looks up, if there are any. */
  readonly tables?: readonly LookupTable[] | undefined;
}

/** What the declared inputs of a product mean for a calculation. */
export interface InputReport {
  /** Values that do not match their inputs, and are only reported. */
  readonly warnings: readonly Problem[];
  /** Dotted paths among the values, and the defaults that were applied there. */
  readonly appliedDefaults: readonly { readonly path: string; readonly valueJsonString: string }[];
}

/** For a product without logic: each calculation is refused. */
interface NoLogic {
  readonly kind: 'none';
  readonly problem: Problem;
}

/** The saved logic of a product. */
export type ProductLogic = PriceTexts | UnderwritingTexts | NoLogic;

export interface Calculation {
  readonly values: Json;
  /** As sent; validated by the pricing code. */
  readonly discountCodes: Json | undefined;
  /** typed: values must have the types that the logic needs. complete: all required variables must also be present. */
  readonly strictness?: 'typed' | 'complete';
  /** Paths of absent values that the declared inputs do not ask for the other values, although the logic reads them. */
  readonly unasked?: readonly string[];
  /** Whether values that the logic does not know are refused; otherwise they are listed with the price. */
  readonly refusesUnknownValues?: boolean;
  /** Whether unknown codes are only listed with the price. */
  readonly skipsUnknownCodes?: boolean;
  /** The results of functions so far. */
  readonly answered?: readonly AnsweredCall[];
}

/** Logic and its values, both as JSON text. */
export interface LogicTexts {
  readonly logic: string;
  readonly valuesJsonString: string;
  /** The tables that the logic looks up, if there are any. */
  readonly tables?: readonly LookupTable[] | undefined;
}

/** A REST request, to be answered as text. */
export interface RequestTask {
  readonly kind: 'request';
  readonly logic: ProductLogic;
  readonly locale: string;
  /** The language of the problems. */
  readonly language: MessageLanguage;
  /** JSON text: one calculation, or a list of them. */
  readonly body: string;
  /** Items that have not been started by then are late. */
  readonly deadlineMs: number;
}

/** The version that was used, if the request did not name one. */
export interface AppliedVersion {
  readonly version: string;
  /** A day such as 2028-01-01. */
  readonly effectiveFrom: string | null;
}

/** The versions among which a request without a version chooses. */
export interface DatedProduct<Version extends AppliedVersion = AppliedVersion> {
  readonly plan: string;
  readonly type: string;
  readonly versions: readonly Version[];
}

/** A version with its logic, which is undefined if no item of the request needs it. */
export interface DatedLogic extends AppliedVersion {
  readonly logic: ProductLogic | undefined;
}

/** A REST request that names no version: the startDate of each item decides. */
export interface DatedRequestTask extends Omit<RequestTask, 'kind' | 'logic'> {
  readonly kind: 'datedRequest';
  readonly product: DatedProduct<DatedLogic>;
}

/** The OpenAPI document of a product. */
export interface OpenapiTask {
  readonly kind: 'openapi';
  readonly product: {
    readonly name: string;
    readonly version: string;
    /** The server's public address. */
    readonly publicUrl: string;
    /** The encoded path of the product: /api/v1/products/… */
    readonly path: string;
    /** The same without the version, if the version has a first day. */
    readonly dated: { readonly path: string; readonly effectiveFrom: string } | undefined;
  };
  /** Undefined if it has no pricing logic. */
  readonly price: PriceTexts | undefined;
  readonly underwriting: UnderwritingTexts;
  readonly locale: string;
  /** The language of the problems. */
  readonly language: MessageLanguage;
}

/** One calculation whose result is processed further. */
export type ResultTask =
  | { readonly kind: 'logic'; readonly texts: LogicTexts }
  | { readonly kind: 'questions'; readonly texts: QuestionTexts }
  | { readonly kind: 'proposals'; readonly texts: ProposalTexts }
  | { readonly kind: 'trial'; readonly texts: TrialTexts }
  | { readonly kind: 'table'; readonly table: LookupTable }
  | { readonly kind: 'tableRows'; readonly written: WrittenTable }
  | { readonly kind: 'plain'; readonly texts: PlainTexts }
  | { readonly kind: 'fromDmn'; readonly xml: string; readonly decision: string | null }
  | { readonly kind: 'toDmn'; readonly decideJsonString: string; readonly name: string }
  | {
      readonly kind: 'explanation';
      readonly texts: PriceTexts;
      readonly calculation: Calculation;
      readonly locales: readonly string[];
    }
  | {
      readonly kind: 'decisionReasons';
      readonly texts: UnderwritingTexts;
      readonly calculation: Calculation;
      readonly locales: readonly string[];
    }
  | { readonly kind: 'startDates'; readonly body: string }
  | { readonly kind: 'one'; readonly logic: ProductLogic; readonly calculation: Calculation; readonly locale: string };

/** A task whose result is sent unchanged to the client. */
export type AnswerTask = RequestTask | DatedRequestTask | OpenapiTask | TableFileTask;

export type CalculationTask = ResultTask | AnswerTask;

export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  /** If a call is set, there is no other problem: the call is answered, and the calculation starts again. */
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly needed?: FunctionCall };

export interface ThreadResult {
  readonly kind: 'result';
  /** JSON text of the result, or the reason why there is none. */
  readonly outcome: Outcome<string>;
  readonly tookMs: number;
}

export interface ThreadAnswer {
  readonly kind: 'answer';
  /** The JSON text in UTF-8, or a file. Its buffer is transferred, so that even a long one is never copied or joined. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The problems of a refusal; empty for a list, as each item has its own. */
  readonly problems: readonly Problem[];
}

/** Each method throws a UserError if there is no turn, or a limit was exceeded. The signal aborts the work. */
export interface CalculationThreads {
  run(caller: TurnCaller, task: ResultTask, signal?: AbortSignal): Promise<ThreadResult>;
  answer(caller: TurnCaller, task: AnswerTask, signal?: AbortSignal): Promise<ThreadAnswer>;
  /** From now on, an idle thread is ready to calculate. */
  warm(): void;
}
