// A component that failed on a customer's page, as the page reports it: three names, and no text of an error or a customer.
// Pure.
import { isJsonObject, parseJsonText } from '@coverwright/rules';
import { UserError } from '../../errors/user-error.ts';
import type { AllowanceLimits } from '../../request/allowances.ts';

/** docs/limits.md lists the same numbers. */
export const componentFailureLimits = {
  /** Code units of a report. The names of which it consists are shorter. */
  bodyMax: 1_000,
  /** Of one app; the entry with the oldest failure is removed. */
  rowsMax: 200,
  /** From one address, on one instance. */
  ofAddress: { requestsMax: 60, requestsPerSecond: 0.2, clientsMax: 10_000 },
  /** Of one app on one instance, from all addresses. */
  ofApp: { requestsMax: 300, requestsPerSecond: 5, clientsMax: 10_000 },
} as const satisfies Readonly<Record<string, number | AllowanceLimits>>;

export interface ComponentFailureReport {
  readonly appId: string;
  /** The path of the script that started the app: releases with other code have another one. */
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

/** Throws INVALID for any other field, so that nothing else is ever sent here. */
export function toReport(body: unknown): ComponentFailureReport {
  const text = typeof body === 'string' && body.length <= componentFailureLimits.bodyMax ? body : '';
  const parsed = parseJsonText(text);
  const sent = parsed.ok && isJsonObject(parsed.value) ? parsed.value : {};
  const { app, script, component } = sent;
  const isComplete = typeof app === 'string' && typeof script === 'string' && typeof component === 'string';
  if (isComplete && Object.keys(sent).length === 3) return { appId: app, script, component };
  const message = `Send a JSON object of at most ${componentFailureLimits.bodyMax} characters with the texts app, script and component, and no other fields.`;
  throw new UserError({ code: 'INVALID', message });
}
