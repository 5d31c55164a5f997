// The server's answers about a product. Pure.
import { readField } from './insurance-error.ts';

export interface Price {
  readonly amount: number | string | null;
  readonly currencyCode: string | null;
  readonly formattedPrice: string | null;
  readonly [field: string]: unknown;
}

export interface Questionnaire {
  readonly hasPrice: boolean;
  readonly questions: readonly Question[];
  readonly inputs: readonly AskedInput[];
}

/** See the type askedInput in schema.graphql. */
interface AskedInput {
  readonly path: string;
  readonly isAsked: boolean;
  readonly isRequired: boolean;
  readonly isRefused: boolean;
  readonly message: string | null;
}

/** See the type question in schema.graphql. */
interface Question {
  readonly name: string;
  readonly label: string | null;
  readonly type: string | null;
  readonly fallbackJsonString: string | null;
  readonly choices: readonly { readonly value: string; readonly name: string | null }[];
  readonly hasOtherAnswers: boolean;
  readonly items?: readonly Question[] | null;
  /** Of the declared input, like all further fields. */
  readonly declaredType: string | null;
  readonly help: string | null;
  readonly exampleJsonString: string | null;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly unit: string | null;
  readonly unitText: string | null;
}

export interface Decision {
  /** accept or decline. A referral is a decline. */
  readonly decision: string | null;
  /** accept, decline or refer: an underwriter decides. */
  readonly outcome: string | null;
  readonly rejectionCodes: readonly string[];
}

export function isPrice(value: unknown): value is Price {
  return readField(value, 'amount') !== undefined;
}

export function isQuestionnaire(value: unknown): value is Questionnaire {
  return Array.isArray(readField(value, 'questions'));
}

export function toDecision(answer: unknown): Decision {
  const [decision, codes] = [readField(answer, 'decision'), readField(answer, 'rejectionCodes')];
  const outcome = readField(answer, 'outcome');
  return {
    decision: typeof decision === 'string' ? decision : null,
    outcome: typeof outcome === 'string' ? outcome : null,
    rejectionCodes: Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [],
  };
}
