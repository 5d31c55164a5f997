// What threads are given to calculate, and what they answer.
import type { TurnCaller } from '@coverwright/render/turns';
import type { Json } from '@coverwright/rules';
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
}

/** Logic on values, both as JSON text. */
export interface LogicTexts {
  readonly logic: string;
  readonly valuesJsonString: string;
}

export interface RequestTask {
  readonly kind: 'request';
  readonly logic: ProductLogic;
  readonly locale: string;
  /** JSON text: one calculation, or a list of them. */
  readonly body: string;
  /** Items that were not begun by then are late. */
  readonly deadlineMs: number;
}

export type CalculationTask =
  | { readonly kind: 'logic'; readonly texts: LogicTexts }
  | { readonly kind: 'one'; readonly logic: ProductLogic; readonly calculation: Calculation; readonly locale: string }
  | RequestTask;

export type Outcome<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problems: readonly Problem[] };

/** JSON text of the result, or why there is none. */
export type ItemOutcome = Outcome<string> | 'late';

export interface CalculationAnswer {
  /** One, but for a request with a list. */
  readonly items: readonly ItemOutcome[];
  readonly isList: boolean;
  readonly tookMs: number;
}

export interface CalculationThreads {
  /** Throws a UserError where there is no turn, or a limit was met. The signal ends the calculation. */
  run(caller: TurnCaller, task: CalculationTask, signal?: AbortSignal): Promise<CalculationAnswer>;
  close(): Promise<void>;
}
