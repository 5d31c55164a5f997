// A component that failed on a customer's page, as reported by the page: three names, without error texts or
// customer data. Pure.
import { isJsonObject, parseJsonText } from '@coverwright/rules';
import { UserError } from '../../errors/user-error.ts';
import type { AllowanceLimits } from '../../request/allowances.ts';
import { say } from '../../sentences/say.ts';

/** Keep in sync with docs/limits.md. */
export const componentFailureLimits = {
  /** Length of a report in code units. The names in it are shorter. */
  bodyMax: 1_000,
  /** Per app; the entry with the oldest failure is removed. */
  rowsMax: 200,
  /** Per address and instance. */
  ofAddress: { requestsMax: 60, requestsPerSecond: 0.2, clientsMax: 10_000 },
  /** Per app and instance, across all addresses. */
  ofApp: { requestsMax: 300, requestsPerSecond: 5, clientsMax: 10_000 },
} as const satisfies Readonly<Record<string, number | AllowanceLimits>>;

export interface ComponentFailureReport {
  readonly appId: string;
  /** The path of the script that started the app; releases with different code have different paths. */
  readonly script: string;
  readonly component: string;
}

export interface ComponentFailure {
  readonly component: string;
  readonly componentId: string | null;
  readonly releaseId: string;
  readonly releaseName: string;
  readonly isLive: boolean;
  readonly count: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

/** Throws INVALID for any other field, so that no other data is ever sent. */
export function toReport(body: unknown): ComponentFailureReport {
  const text = typeof body === 'string' && body.length <= componentFailureLimits.bodyMax ? body : '';
  const parsed = parseJsonText(text);
  const sent = parsed.ok && isJsonObject(parsed.value) ? parsed.value : {};
  const { app, script, component } = sent;
  const isComplete = typeof app === 'string' && typeof script === 'string' && typeof component === 'string';
  if (isComplete && Object.keys(sent).length === 3) return { appId: app, script, component };
  const sentence = say('FAILURE_REPORT_INVALID', { max: componentFailureLimits.bodyMax });
  throw new UserError({ code: 'INVALID', ...sentence });
}
