// The failure of a call, with messages for the customer. The codes are those of the server, plus three of this
// client.
import type { WidgetText } from '../texts/widget-texts.ts';

export interface InsuranceProblem {
  /** NETWORK, TIMEOUT or SERVER if there was no valid answer; otherwise the server's code, such as REQUIRED. */
  readonly code: string;
  readonly message: string;
  /** Dotted path of the input that the problem concerns. */
  readonly path?: string;
}

export class InsuranceError extends Error {
  override readonly name = 'InsuranceError';
  readonly code: string;
  readonly problems: readonly InsuranceProblem[];

  constructor(problems: readonly InsuranceProblem[]) {
    super(problems[0]?.message ?? '');
    this.code = problems[0]?.code ?? 'SERVER';
    this.problems = problems;
  }
}

/** Codes with messages from this client, because the server's are meant for developers. */
const ownWords: Readonly<Record<string, WidgetText>> = {
  NETWORK: 'network',
  TIMEOUT: 'timeout',
  SERVER: 'server',
  INTERNAL: 'server',
  UNAUTHENTICATED: 'session',
  FORBIDDEN: 'server',
  BUSY: 'busy',
  TOO_MANY_ATTEMPTS: 'busy',
};

export function toInsuranceError(
  problems: readonly InsuranceProblem[],
  say: (name: WidgetText) => string,
): InsuranceError {
  const inWords = problems.map((problem): InsuranceProblem => {
    const words = Object.hasOwn(ownWords, problem.code) ? ownWords[problem.code] : undefined;
    return words ? { ...problem, message: say(words) } : problem;
  });
  return new InsuranceError(inWords.length > 0 ? inWords : [{ code: 'SERVER', message: say('server') }]);
}

/** The problems in the errors of a GraphQL answer, or in an envelope's errors_2. Malformed entries are ignored. */
export function readProblems(value: unknown): InsuranceProblem[] {
  return (Array.isArray(value) ? value : []).flatMap((entry: unknown): InsuranceProblem[] => {
    const extensions = readField(entry, 'extensions');
    const inner = readProblems(readField(extensions, 'problems'));
    if (inner.length > 0) return inner;
    const message = readField(entry, 'message');
    const code = readField(entry, 'code') ?? readField(extensions, 'code');
    const path = readField(entry, 'path');
    if (typeof message !== 'string') return [];
    return [{ code: typeof code === 'string' ? code : 'INTERNAL', message, ...(typeof path === 'string' && { path }) }];
  });
}

/** Throws the problems that an envelope reports in errors_2. */
export function requireSuccess(envelope: unknown, say: (name: WidgetText) => string): void {
  if (readField(envelope, 'status') !== 'success')
    throw toInsuranceError(readProblems(readField(envelope, 'errors_2')), say);
}

export function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
