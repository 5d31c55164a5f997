// A party of a policy or case. Pure: its GraphQL type and its name.

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

/** The referrer of a policy is internal, and its type may be omitted. */
export function entityTypeOf({ entityType }: Party): EntityType {
  return entityTypes.find((type) => type === entityType) ?? 'internal';
}

/** The stored name, or one built from a person's names: English ones first, as they appear on policies. */
export function nameOf({ name, ...party }: Party): string | null {
  if (name) return name;
  const english = [party.englishFirstName, party.englishLastName].filter(Boolean).join(' ');
  const chinese = [party.chineseLastName, party.chineseFirstName].filter(Boolean).join('');
  return english || chinese || null;
}
