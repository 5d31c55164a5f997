// The server's answers about a product. Pure.
import { readField } from './insurance-error.ts';

export interface Price {
  readonly amount: number | string | null;
  readonly currencyCode: string | null;
  readonly formattedPrice: string | null;
  readonly [field: string]: unknown;
}

export interface Decision {
  /** accept or decline. */
  readonly decision: string | null;
  readonly rejectionCodes: readonly string[];
}

export function isPrice(value: unknown): value is Price {
  return readField(value, 'amount') !== undefined;
}

export function toDecision(answer: unknown): Decision {
  const [decision, codes] = [readField(answer, 'decision'), readField(answer, 'rejectionCodes')];
  return {
    decision: typeof decision === 'string' ? decision : null,
    rejectionCodes: Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [],
  };
}
