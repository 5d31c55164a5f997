import { addressFields, entityTypeOf, factValue, nameOf } from './parties.service.ts';

const party = { entityType: entityTypeOf, name: nameOf };

export const partiesResolvers = {
  entityInterface: { __resolveType: entityTypeOf },
  individual: party,
  company: party,
  object: party,
  internal: party,
  fact: { value: factValue },
  address: { fields: addressFields },
};
