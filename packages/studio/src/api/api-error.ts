// What went wrong with a request, in the four kinds that screens distinguish.

export interface Problem {
  readonly code: string;
  readonly message: string;
  /** Dotted path of the input that the problem is about. */
  readonly path?: string;
  /** Of a CONFLICT: who made the change that is in the way, unless that person no longer exists. */
  readonly by?: string;
  /** Of a CONFLICT: when that was. */
  readonly at?: string;
  /** Of a LIMIT_EXCEEDED that is a limit of the tenant: its name, such as records. */
  readonly limit?: string;
  /** Where in the text at the path, from 1. */
  readonly line?: number;
  readonly column?: number;
  /** The text around that position, with a mark at it. */
  readonly excerpt?: string;
}

/** network: no answer. server: an invalid answer. unauthenticated: the session is over. problems: refused, and why. */
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
  /** What was asked, such as POST /graphql. */
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

/** An answer to an operation as it arrived: its status, and its body where that is GraphQL's. */
export interface GraphqlAnswer<Data = unknown> {
  readonly response: Pick<Response, 'status' | 'headers'>;
  readonly errors: readonly unknown[];
  /** undefined or null where the operation failed. */
  readonly data: Data | null | undefined;
}

const expiredToken = /invalid or expired token/i;

export function isExpiredSession({ response, errors }: GraphqlAnswer): boolean {
  return (
    response.status === 401 ||
    errors.map(toGraphqlError).some(({ code, message }) => code === 'UNAUTHENTICATED' || expiredToken.test(message))
  );
}

/** undefined for an answer that is a success; the envelopes inside its data have their own failures. */
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

/** The failure inside an answered mutation, where a root field's envelope says so. */
export function failureInEnvelope(answer: unknown): ApiError | undefined {
  for (const envelope of Object.values(toRecord(answer)).map(toRecord)) {
    // A product has a status of its own; only an envelope has errors beside it.
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

/** What the parsed body of an upload's answer, or an envelope, reports; none where it is anything else. */
export function problemsInBody(body: unknown): Problem[] {
  return toProblems(toRecord(body)['errors_2']);
}

export function toProblems(value: unknown): Problem[] {
  if (!Array.isArray(value)) return [];
  return value.map(toRecord).flatMap(({ code, message, path, by, at, limit, line, column, excerpt }) => {
    if (typeof message !== 'string') return [];
    return [
      {
        code: typeof code === 'string' ? code : 'INTERNAL',
        message,
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
