// Who or what a policy or case is about. Pure: which GraphQL type a party is, and what it is called.

const entityTypes = ['individual', 'company', 'object', 'internal'] as const;
type EntityType = (typeof entityTypes)[number];

type Text = string | null | undefined;

export interface Party {
  readonly entityType?: Text;
  readonly name?: Text;
  readonly englishFirstName?: Text;
  readonly englishLastName?: Text;
  readonly chineseFirstName?: Text;
  readonly chineseLastName?: Text;
}

/** Whoever refers a policy is internal and need not say so. */
export function entityTypeOf({ entityType }: Party): EntityType {
  return entityTypes.find((type) => type === entityType) ?? 'internal';
}

/** The stored name, else one made of a person's names: English ones first, as they appear on policies. */
export function nameOf({ name, ...party }: Party): string | null {
  if (name) return name;
  const english = [party.englishFirstName, party.englishLastName].filter(Boolean).join(' ');
  const chinese = [party.chineseLastName, party.chineseFirstName].filter(Boolean).join('');
  return english || chinese || null;
}
