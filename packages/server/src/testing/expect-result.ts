import { expect } from 'vitest';
import type { GraphqlResult } from './start-test-server.ts';

interface ReportedProblem {
  readonly code: string;
  readonly message: string;
  readonly path?: string | null;
  readonly by?: string | null;
  readonly at?: string | null;
}

/** The result of the only root field. */
export function payloadOf(result: GraphqlResult): Record<string, unknown> {
  const [payload] = Object.values(result.data ?? {});
  return payload as Record<string, unknown>;
}

/** The payload of the only root field, which must have succeeded. */
export function expectSuccess(result: GraphqlResult): Record<string, unknown> {
  expect(result.errors).toEqual([]);
  expect(result.status).toBe(200);
  const fields = payloadOf(result);
  if (fields !== null && typeof fields === 'object' && 'status' in fields && 'errors' in fields) {
    expect(fields).toMatchObject({ status: 'success', errors: null });
  }
  return fields;
}

/** For cases where either may happen, such as concurrent saves. */
export function hasSucceeded(result: GraphqlResult): boolean {
  return result.errors.length === 0 && payloadOf(result)['status'] !== 'failure';
}

/**
 * The problem with that code (and path), wherever the API reports it: in the envelope of a mutation that
 * requests `status errors errors_2 { code message path }`, or in a top-level error.
 */
export function expectProblem(result: GraphqlResult, code: string, path?: string): ReportedProblem {
  const problems = reportedProblems(result);
  const found = problems.find((problem) => problem.code === code && (path === undefined || problem.path === path));
  expect(found, `no ${code} at ${path ?? 'any path'} in ${JSON.stringify(problems)}`).toBeDefined();
  return found as ReportedProblem;
}

function reportedProblems(result: GraphqlResult): readonly ReportedProblem[] {
  const enveloped = Object.values(result.data ?? {}).flatMap((payload) => {
    const { status, errors_2: problems } = (payload ?? {}) as { status?: string; errors_2?: ReportedProblem[] };
    return status === 'failure' ? (problems ?? []) : [];
  });
  const thrown = result.errors.flatMap(
    ({ message, extensions }) =>
      (extensions?.problems as ReportedProblem[] | undefined) ?? [{ code: extensions?.code ?? '', message }],
  );
  return [...enveloped, ...thrown];
}
