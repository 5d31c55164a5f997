// The failure of a request, in the four kinds that screens distinguish.

export interface Problem {
  readonly code: string;
  /** In English. */
  readonly message: string;
  /** The sentence of the message, to be worded in another language. */
  readonly reason?: string;
  /** The values of that sentence, an object. */
  readonly paramsJsonString?: string;
  /** Dotted path of the input that the problem concerns. */
  readonly path?: string;
  /** For a CONFLICT: the user who made the conflicting change, unless the user no longer exists. */
  readonly by?: string;
  /** For a CONFLICT: the time of that change. */
  readonly at?: string;
  /** For a LIMIT_EXCEEDED of a tenant limit: its name, such as records. */
  readonly limit?: string;
  /** The 1-based line in the text at the path. */
  readonly line?: number;
  readonly column?: number;
  /** The text around that position, which is marked. */
  readonly excerpt?: string;
}

/**
 * network: no answer. server: an invalid answer. unauthenticated: the session has ended. problems: refused, with
 * reasons.
 */
export type ApiFailure = 'network' | 'server' | 'unauthenticated' | 'problems';

interface FailureDetails {
  readonly problems?: readonly Problem[];
  readonly requestId?: string | undefined;
  readonly isTimeout?: boolean;
  readonly request?: string;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: ApiFailure;
  readonly problems: readonly Problem[];
  readonly requestId: string | undefined;
  readonly isTimeout: boolean;
  /** The request, such as POST /graphql. */
  readonly request: string;
  readonly happenedAt = new Date();

  constructor(status: ApiFailure, details: FailureDetails) {
    super(details.problems?.[0]?.message ?? status);
    this.status = status;
    this.problems = details.problems ?? [];
    this.requestId = details.requestId;
    this.isTimeout = details.isTimeout ?? false;
    this.request = details.request ?? 'POST /graphql';
  }

  hasCode(code: string): boolean {
    return this.problems.some((problem) => problem.code === code);
  }
}

/** The raw answer to an operation: its status, and its body if it is GraphQL. */
export interface GraphqlAnswer<Data = unknown> {
  readonly response: Pick<Response, 'status' | 'headers'>;
  readonly errors: readonly unknown[];
  /** undefined or null if the operation failed. */
  readonly data: Data | null | undefined;
}

const expiredToken = /invalid or expired token/i;

export function isExpiredSession({ response, errors }: GraphqlAnswer): boolean {
  return (
    response.status === 401 ||
    errors.map(toGraphqlError).some(({ code, message }) => code === 'UNAUTHENTICATED' || expiredToken.test(message))
  );
}

/** undefined for a successful answer; the envelopes inside its data have their own failures. */
export function failureOfAnswer(answer: GraphqlAnswer): ApiError | undefined {
  const requestId = answer.response.headers.get('x-request-id') ?? undefined;
  if (isExpiredSession(answer)) return new ApiError('unauthenticated', { requestId });
  if (answer.errors.length > 0) {
    const problems = answer.errors
      .map(toGraphqlError)
      .flatMap(({ code, message, problems: reported }) =>
        reported.length > 0 ? reported : [{ code: code ?? 'INTERNAL', message }],
      );
    return new ApiError('problems', { problems, requestId });
  }
  return answer.data === undefined || answer.data === null ? new ApiError('server', { requestId }) : undefined;
}

function toGraphqlError(error: unknown) {
  const { message, extensions } = toRecord(error);
  const { code, problems } = toRecord(extensions);
  return {
    message: typeof message === 'string' ? message : '',
    code: typeof code === 'string' ? code : undefined,
    problems: toProblems(problems),
  };
}

/** The failure of an answered mutation, as reported by the envelope of a root field. */
export function failureInEnvelope(answer: unknown): ApiError | undefined {
  for (const envelope of Object.values(toRecord(answer)).map(toRecord)) {
    // Products have a status, too; only an envelope has errors as well.
    const isEnvelope = 'errors' in envelope || 'errors_2' in envelope;
    if (isEnvelope && 'status' in envelope && envelope['status'] !== 'success') {
      return new ApiError('problems', { problems: envelopeProblems(envelope) });
    }
  }
  return undefined;
}

function envelopeProblems(envelope: Readonly<Record<string, unknown>>): Problem[] {
  const problems = problemsInBody(envelope);
  if (problems.length > 0) return problems;
  const errors = Array.isArray(envelope['errors']) ? envelope['errors'] : [];
  return errors.filter((message) => typeof message === 'string').map((message) => ({ code: 'INTERNAL', message }));
}

/** The problems in the parsed body of an upload's answer, or in an envelope; empty for anything else. */
export function problemsInBody(body: unknown): Problem[] {
  return toProblems(toRecord(body)['errors_2']);
}

export function toProblems(value: unknown): Problem[] {
  if (!Array.isArray(value)) return [];
  return value
    .map(toRecord)
    .flatMap(({ code, message, reason, paramsJsonString, path, by, at, limit, line, column, excerpt }) => {
      if (typeof message !== 'string') return [];
      return [
        {
          code: typeof code === 'string' ? code : 'INTERNAL',
          message,
          ...(typeof reason === 'string' && { reason }),
          ...(typeof paramsJsonString === 'string' && { paramsJsonString }),
          ...(typeof path === 'string' && { path }),
          ...(typeof by === 'string' && { by }),
          ...(typeof at === 'string' && { at }),
          ...(typeof limit === 'string' && { limit }),
          ...(typeof line === 'number' && { line }),
          ...(typeof column === 'number' && { column }),
          ...(typeof excerpt === 'string' && { excerpt }),
        },
      ];
    });
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
