// The loadings and discounts requested for a price, as listed in the values and the request, in order.
import { isJsonList, isJsonObject, type Json } from '@coverwright/rules';
import { normalizeWithin } from '@coverwright/insurance/bounded-text';
import type { Problem } from '../../errors/user-error.ts';
import { say, word } from '../../sentences/say.ts';
import type { PricingCode } from './apply-codes.ts';

type Kind = PricingCode['kind'];

/** The maximum number of codes in one list. */
export const codesMax = 100;
/** The maximum length of a submitted code in UTF-16 units: four may compose to one, and a stored code has up to 100. */
const sentCodeMaxLength = 400;

export interface ChosenCode {
  readonly code: string;
  /** Its position, such as discountCodes.0. */
  readonly path: string;
}

export interface ChosenCodes {
  /** In the order of application: loadings before discounts. */
  readonly codes: readonly ChosenCode[];
  readonly problems: readonly Problem[];
  /** Skipped codes that the product does not have; not reported as problems. */
  readonly unknown: readonly string[];
}

const noCodes: ChosenCodes = { codes: [], problems: [], unknown: [] };

interface ProductCodes {
  readonly kindOf: (code: string) => Kind | undefined;
  readonly skipsUnknown: boolean;
}

export function readChosenCodes(values: Json, discountCodes: Json | undefined, product: ProductCodes): ChosenCodes {
  const loadings = readList(loadingCodesIn(values), 'loading', 'values.loadingCodes', product);
  const discounts = readList(discountCodes, 'discount', 'discountCodes', product);
  if (loadings === noCodes) return discounts;
  return {
    codes: [...loadings.codes, ...discounts.codes],
    problems: [...loadings.problems, ...discounts.problems],
    unknown: [...loadings.unknown, ...discounts.unknown],
  };
}

export function loadingCodesIn(values: Json): Json | undefined {
  return isJsonObject(values) && Object.hasOwn(values, 'loadingCodes') ? values['loadingCodes'] : undefined;
}

function readList(
  given: Json | undefined,
  kind: Kind,
  path: string,
  { kindOf, skipsUnknown }: ProductCodes,
): ChosenCodes {
  if (given === undefined || given === null) return noCodes;
  if (!isJsonList(given)) {
    const sentence = say('CODES_NOT_A_LIST', { kind: word(kind) });
    return { ...noCodes, problems: [{ code: 'INVALID', ...sentence, path }] };
  }
  if (given.length > codesMax) {
    const sentence = say('TOO_MANY_CODES', { count: given.length, kind: word(kind), max: codesMax });
    return { ...noCodes, problems: [{ code: 'LIMIT_EXCEEDED', ...sentence, path }] };
  }
  const codes: ChosenCode[] = [];
  const problems: Problem[] = [];
  const unknown: string[] = [];
  const seen = new Set<Json | undefined>();
  given.forEach((written, index) => {
    const code = typeof written === 'string' ? toStoredCode(written) : written;
    // Clients with a fixed number of fields send nulls and empty texts.
    if (code === '' || (code === null && kind === 'discount')) return;
    const place = `${path}.${index}`;
    const problem = problemOf(code, kind, kindOf, seen);
    if (skipsUnknown && problem?.code === 'NOT_FOUND' && typeof code === 'string') unknown.push(code);
    else if (problem !== undefined) problems.push({ ...problem, path: place });
    else if (typeof code === 'string') codes.push({ code, path: place });
    seen.add(code);
  });
  return { codes, problems, unknown };
}

/** Undefined for a text that is longer than any code. */
function toStoredCode(written: string): string | undefined {
  return normalizeWithin(written, sentCodeMaxLength, 'NFC');
}

function problemOf(
  code: Json | undefined,
  kind: Kind,
  kindOf: (code: string) => Kind | undefined,
  seen: ReadonlySet<Json | undefined>,
): Problem | undefined {
  if (code === undefined) {
    return { code: 'TOO_LONG', ...say('CODE_TOO_LONG', { kind: word(kind) }) };
  }
  if (typeof code !== 'string') {
    return { code: 'INVALID', ...say('CODE_NOT_A_TEXT', { kind: word(kind) }) };
  }
  if (seen.has(code)) {
    return { code: 'INVALID', ...say('CODE_SENT_TWICE', { kind: word(kind), code }) };
  }
  const found = kindOf(code);
  if (found === kind) return undefined;
  if (found === undefined) return { code: 'NOT_FOUND', ...say('CODE_UNKNOWN', { kind: word(kind), code }) };
  return { code: 'NOT_FOUND', ...say('CODE_OF_OTHER_KIND', { kind: word(kind), code, other: word(found) }) };
}
