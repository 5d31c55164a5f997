// What the answer to an attempt means: work that was done, a refusal, or an error that no client should ever see.

export interface Outcome {
  readonly kind: 'served' | 'refused' | 'error';
  /** The problem's code, or the status. */
  readonly label: string;
  /** The words of an error. */
  readonly detail?: string;
}

interface Told {
  readonly code?: string;
  readonly message?: string;
  readonly extensions?: { readonly code?: string };
}

const codesMax = 20;

/** Every code in an answer, wherever the interface puts it: a top-level error, or the envelope of a field. */
function toldCodes(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const { errors, errors_2: problems, data } = answer as { errors?: unknown; errors_2?: unknown; data?: unknown };
  const told = [errors, problems].flatMap((list) => (Array.isArray(list) ? (list as (Told | string)[]) : []));
  const own = told.flatMap((one) => (typeof one === 'string' ? [] : [one.extensions?.code ?? one.code ?? 'no code']));
  const enveloped = typeof data === 'object' && data !== null ? Object.values(data).flatMap(toldCodes) : [];
  const words = 'status' in answer && answer.status === 'failure' && own.length === 0 ? ['failure'] : [];
  // The answers about sign-ins have a word of their own.
  const { error } = answer as { error?: unknown };
  const signIn = typeof error === 'string' && /^[A-Z_]+$/.test(error) ? [error] : [];
  return [...own, ...words, ...signIn, ...enveloped].slice(0, codesMax);
}

export function judgeAnswer(status: number, body: string): Outcome {
  const codes = toldCodes(parse(body));
  if (codes.includes('INTERNAL')) return { kind: 'error', label: 'INTERNAL', detail: body.slice(0, 300) };
  if (status >= 500 && !codes.includes('BUSY')) {
    return { kind: 'error', label: `HTTP ${status}`, detail: body.slice(0, 300) };
  }
  const [code] = codes;
  if (code !== undefined) return { kind: 'refused', label: code };
  if (status >= 400) return { kind: 'refused', label: `HTTP ${status}` };
  return { kind: 'served', label: `HTTP ${status}` };
}

function parse(body: string): unknown {
  if (!body.startsWith('{')) return undefined;
  try {
    return JSON.parse(body);
  } catch {
    // Longer than what is read of an answer.
    return undefined;
  }
}

/** What a connection that ended without an answer means. */
export function judgeCut(words: string, mayBeCut: boolean): Outcome {
  return mayBeCut
    ? { kind: 'refused', label: 'connection closed' }
    : { kind: 'error', label: 'connection closed', detail: words };
}
