// Requests for prices or decisions of a plan and type without a version: each item has a startDate, which decides the
// version. Pure.
import { faultOfDay, findEffectiveVersion, firstEffectiveDay } from '@coverwright/insurance/effective-version';
import { isJsonObject, type Json } from '@coverwright/rules';
import { validateDay } from '../../errors/validate-day.ts';
import { type Problem, UserError } from '../../errors/user-error.ts';
import { say } from '../../sentences/say.ts';
import type { AppliedVersion, DatedProduct } from '../calculation.ts';

/** The number of versions that the items of one list can use. */
export const versionsMax = 20;

const path = 'startDate';

/** The version for the item; throws a UserError if its startDate is not valid, or no version is effective then. */
export function chooseVersion<Version extends AppliedVersion>(item: Json, product: DatedProduct<Version>): Version {
  const day = requireStartDate(item);
  const version = findEffectiveVersion(product.versions, day);
  if (version === undefined) throw new UserError(noVersion(day, product));
  return version;
}

/** The versions that any of these items needs, each once. Items without a valid startDate need none. */
export function listNeededVersions<Version extends AppliedVersion>(
  days: readonly string[],
  { versions }: DatedProduct<Version>,
): Version[] {
  const needed = new Set(days.map((day) => findEffectiveVersion(versions, day)));
  needed.delete(undefined);
  const found = [...needed].filter((version) => version !== undefined);
  if (found.length <= versionsMax) return found;
  const sentence = say('LIST_VERSIONS_MAX', { count: `${found.length}`, max: `${versionsMax}` });
  throw new UserError({ code: 'LIMIT_EXCEEDED', ...sentence });
}

/** The valid startDates of the items, each once. */
export function listStartDates(items: readonly Json[]): string[] {
  const sent = items.map((item) => (isJsonObject(item) ? item[path] : undefined));
  return [...new Set(sent.filter((day) => typeof day === 'string' && faultOfDay(day) === undefined))].map(String);
}

/** Whether a problem means that no version is effective on the day. */
export function isNoVersion(problem: Problem | undefined): boolean {
  return problem?.code === 'NOT_FOUND' && problem.path === path;
}

function requireStartDate(item: Json): string {
  if (!isJsonObject(item)) throw new UserError({ code: 'INVALID', ...say('PRICE_REQUEST_NOT_OBJECT') });
  const day = item[path];
  if (day === undefined || day === null || day === '') {
    throw new UserError({ code: 'REQUIRED', ...say('START_DATE_MISSING'), path });
  }
  if (typeof day !== 'string') throw new UserError({ code: 'INVALID', ...say('START_DATE_NOT_TEXT'), path });
  const problems = validateDay(day, path);
  if (problems.length > 0) throw new UserError(...problems);
  return day;
}

function noVersion(day: string, { plan, type, versions }: DatedProduct): Problem {
  const first = firstEffectiveDay(versions);
  const sentence =
    first === undefined
      ? say('NO_EFFECTIVE_VERSION', { plan, type })
      : say('VERSIONS_EFFECTIVE_LATER', { plan, type, day, first });
  return { code: 'NOT_FOUND', ...sentence, path };
}
