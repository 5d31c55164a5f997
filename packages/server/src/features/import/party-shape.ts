import { z } from 'zod';
import { day, facts, id, instant, list, numbered, text } from './field-shapes.ts';

const typedValue = z.strictObject({ id: id.nullish(), type: text, value: text.nullish() });

const common = {
  id,
  name: text.nullish(),
  internalCode: text.nullish(),
  facts: facts.nullish(),
  // The lines of an address as an object of texts, or as JSON text.
  addresses: list(
    z.strictObject({ type: text, fields: z.union([text, z.record(z.string(), text)]).nullish() }),
  ).nullish(),
  contacts: numbered(typedValue).nullish(),
  identities: numbered(typedValue).nullish(),
  createdAt: instant.nullish(),
};

const individual = z.strictObject({
  ...common,
  entityType: z.literal('individual'),
  englishFirstName: text.nullish(),
  englishLastName: text.nullish(),
  chineseFirstName: text.nullish(),
  chineseLastName: text.nullish(),
  salutation: text.nullish(),
  gender: text.nullish(),
  dateOfBirth: day.nullish(),
  email: text.nullish(),
  telephoneNumber: text.nullish(),
  preferredLanguage: text.nullish(),
  occupation: text.nullish(),
  maritalStatus: text.nullish(),
});

const company = z.strictObject({
  ...common,
  entityType: z.literal('company'),
  registrationNumber: text.nullish(),
  natureOfBusiness: text.nullish(),
});

const object = z.strictObject({ ...common, entityType: z.literal('object'), typeId: text.nullish() });

const internal = z.strictObject({ ...common, entityType: z.literal('internal') });

export const party = z.discriminatedUnion('entityType', [individual, company, object, internal]);

/** The type is implied, so it may be omitted. */
export const referrer = z.strictObject({ ...common, entityType: z.literal('internal').nullish() });
