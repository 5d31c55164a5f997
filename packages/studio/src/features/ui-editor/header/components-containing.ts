/** The components that show another one, themselves or through others: put inside of it they would never end. Pure. */
interface UsedComponent {
  readonly id: string;
  readonly name: string;
  readonly usage: { readonly components: readonly { readonly id: string; readonly name: string }[] };
}

/** By the name that templates use, with the component itself. */
export function componentsContaining(
  components: readonly UsedComponent[],
  id: string,
  name: string,
): ReadonlySet<string> {
  const byId = new Map(components.map((component) => [component.id, component]));
  const found = new Map([[id, name]]);
  // A map that grows while it is walked.
  for (const one of found.keys()) {
    for (const user of byId.get(one)?.usage.components ?? []) found.set(user.id, user.name);
  }
  return new Set(found.values());
}
