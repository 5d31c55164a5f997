// What `npm run admin -- doctor` reports, one line for each.
import { databaseMessageOf } from '../../database/failed-query.ts';
import { toMessage } from '../../errors/errno.ts';

export type Level = 'ok' | 'warning' | 'problem';

export interface Finding {
  readonly level: Level;
  /** What was checked, in one or two words. */
  readonly subject: string;
  /** What was found, and what to do unless it is in order. */
  readonly words: string;
}

export function ok(subject: string, words: string): Finding {
  return { level: 'ok', subject, words };
}

/** Works, but probably not as intended. */
export function warning(subject: string, words: string): Finding {
  return { level: 'warning', subject, words };
}

/** Does not work, or will not for long. */
export function problem(subject: string, words: string): Finding {
  return { level: 'problem', subject, words };
}

export interface Check {
  readonly subject: string;
  run(): Promise<readonly Finding[]>;
}

/** One check after the other; one that fails is a finding as well. */
export async function runChecks(checks: readonly Check[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { subject, run } of checks) {
    try {
      findings.push(...(await run()));
    } catch (error) {
      findings.push(problem(subject, `This could not be checked: ${describeFailure(error)}.`));
    }
  }
  return findings;
}

/** A failed query is described without its statement, which contains the values. */
export function describeFailure(error: unknown): string {
  const message = databaseMessageOf(error) ?? toMessage(error);
  return message === '' ? String(error) : message.replace(/\.$/, '');
}

export function describeFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  const lines = findings.map(
    ({ level, subject, words }) => `${level.padEnd('problem'.length)}  ${subject.padEnd(width)}  ${words}`,
  );
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length;
  return [...lines, '', `Problems: ${count('problem')}, warnings: ${count('warning')}, ok: ${count('ok')}`].join('\n');
}
