/** The options of the insurer of a product, by what is typed. Pure. */
export interface InsurerOption {
  readonly value: string;
  readonly label: string;
}

/** Two names with the same key are the same name to a reader, whatever their letter case and spaces. */
function keyOf(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** Whether an insurer with the typed name can be created: one that nobody would take for an existing one. */
export function isNewName(insurers: readonly InsurerOption[], typed: string): boolean {
  const key = keyOf(typed);
  return key !== '' && !insurers.some(({ label }) => keyOf(label) === key);
}

/** Enter takes the first option, so the insurers with the typed name come first, and of them the one typed exactly. */
export function sortByName(insurers: readonly InsurerOption[], typed: string): InsurerOption[] {
  const key = keyOf(typed);
  const rank = ({ label }: InsurerOption) => (label === typed.trim() ? 0 : keyOf(label) === key ? 1 : 2);
  return insurers.toSorted((one, other) => rank(one) - rank(other));
}

export function isFound(label: string, typed: string): boolean {
  return keyOf(label).includes(keyOf(typed));
}
