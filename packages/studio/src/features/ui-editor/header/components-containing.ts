/**
 * The components that contain another one, directly or indirectly. Nesting them in it would cause infinite recursion.
 * Pure.
 */
interface UsedComponent {
  readonly id: string;
  readonly name: string;
  readonly usage: { readonly components: readonly { readonly id: string; readonly name: string }[] };
}

/** Keyed by the name used in templates; includes the component itself. */
export function componentsContaining(
  components: readonly UsedComponent[],
  id: string,
  name: string,
): ReadonlySet<string> {
  const byId = new Map(components.map((component) => [component.id, component]));
  const found = new Map([[id, name]]);
  // The map grows during iteration.
  for (const one of found.keys()) {
    for (const user of byId.get(one)?.usage.components ?? []) found.set(user.id, user.name);
  }
  return new Set(found.values());
}
