import { isCalendarDay } from '@coverwright/insurance/calendar-day';
import { toInstantText } from '../../request/instant-text.ts';
import { GraphQLError, type GraphQLScalarType, type GraphQLSchema, Kind } from 'graphql';

type ScalarMethods = Pick<GraphQLScalarType, 'serialize' | 'parseValue' | 'parseLiteral'>;

/** Maximum length of a number or time as text. A longer text is rejected without further checks. */
const textMaxLength = 400;
const numberPattern = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

function refuse(what: string): never {
  throw new GraphQLError(what, { extensions: { code: 'INVALID' } });
}

/** A number that a double represents exactly; any other would be returned changed. */
function toExactNumber(text: string): number {
  if (text.length > textMaxLength || !numberPattern.test(text)) return refuse('A Decimal is a number, such as 12.5.');
  const value = Number(text);
  if (!Number.isFinite(value) || significantDigits(text) !== significantDigits(String(value))) {
    return refuse('A Decimal has up to 15 significant digits; this one has more and would be rounded.');
  }
  return value;
}

/** Digits without sign, point, exponent and outer zeros. */
function significantDigits(text: string): string {
  const [mantissa = ''] = text.toLowerCase().split('e');
  return mantissa.replace(/[-.]/g, '').replace(/^0+/, '').replace(/0+$/, '');
}

function toDecimal(value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value === 'string') return toExactNumber(value);
  return refuse('A Decimal is a number, such as 12.5.');
}

const decimal: ScalarMethods = {
  serialize: toDecimal,
  parseValue: toDecimal,
  parseLiteral: (node) => {
    if (node.kind === Kind.INT || node.kind === Kind.FLOAT || node.kind === Kind.STRING)
      return toExactNumber(node.value);
    return refuse('A Decimal is a number, such as 12.5.');
  },
};

function toDay(value: unknown): string {
  if (typeof value === 'string' && isCalendarDay(value)) return value;
  return refuse('A Date is a day of the calendar, such as 2027-01-31.');
}

/** Instants are serialized as 2027-01-31T08:00:00.000Z; without an offset, UTC is assumed. */
function toInstant(value: unknown): string {
  return new Date(toSentInstant(value)).toISOString();
}

/** The text also shows whether an offset was sent, for operations that name a time zone. */
function toSentInstant(value: unknown): string {
  if (typeof value === 'string' && value.length > textMaxLength) return refuseInstant();
  if (value instanceof Date && !Number.isNaN(value.getTime())) return value.toISOString();
  return (typeof value === 'string' && isCalendarDay(value.slice(0, 10)) && toInstantText(value)) || refuseInstant();
}

function refuseInstant(): never {
  return refuse('A time is ISO 8601, such as 2027-01-31T08:00:00Z.');
}

/** Also accepts PostgreSQL's own text form, which only the server produces. */
function serializeInstant(value: unknown): string {
  if (typeof value === 'string') {
    const instant = new Date(value);
    if (!Number.isNaN(instant.getTime())) return instant.toISOString();
  }
  return toInstant(value);
}

function ofText(serialize: (value: unknown) => string, parse: (value: unknown) => string): ScalarMethods {
  return {
    serialize,
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : undefined),
  };
}

function toByte(value: unknown): number {
  if (typeof value === 'number' && value >= 0 && value <= 255 && Number.isInteger(value)) return value;
  return refuse('A Byte is a whole number from 0 to 255.');
}

const byte: ScalarMethods = {
  serialize: toByte,
  parseValue: toByte,
  parseLiteral: (node) => toByte(node.kind === Kind.INT ? Number(node.value) : undefined),
};

const methods: Readonly<Record<string, ScalarMethods>> = {
  Byte: byte,
  Decimal: decimal,
  Date: ofText(toDay, toDay),
  DateTime: ofText(serializeInstant, toInstant),
  DateTimeOffset: ofText(serializeInstant, toSentInstant),
};

/** Added to the types from the SDL, so that their descriptions are retained. */
export function addScalarMethods(schema: GraphQLSchema): void {
  for (const [name, scalar] of Object.entries(methods)) Object.assign(schema.getType(name) ?? {}, scalar);
}
