// Logs statements that take long, with their label and duration, never with values: parameters are users' data.
import type { Logger } from 'pino';
import type { DatabaseObserver } from './activity.ts';

/** Keep in sync with docs/operations.md. */
const slowStatementMs = 500;

export function logSlowStatements(log: Pick<Logger, 'warn'>): DatabaseObserver {
  return {
    onStatement: ({ label, name, durationMs, hasFailed }) => {
      if (durationMs < slowStatementMs) return;
      log.warn({ statement: label, name: name(), durationMs: Math.round(durationMs), hasFailed }, 'slow statement');
    },
  };
}
