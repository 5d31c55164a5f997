// Dependencies between components, and whether they exist. Pure.
import type { CompileProblem } from './app-snapshot.ts';
import { say } from '../sentences/say.ts';

export interface UsedName {
  readonly name: string;
  readonly line: number;
  readonly column: number;
  readonly part: 'template' | 'script';
}

export interface ComponentUses {
  readonly name: string;
  readonly uses: readonly UsedName[];
}

/** One problem for each cycle, reported at its first component. */
export function findCycles(components: readonly ComponentUses[]): CompileProblem[] {
  const usesOf = new Map(components.map(({ name, uses }) => [name, uses]));
  const states = new Map<string, 'open' | 'done'>();
  const problems: CompileProblem[] = [];
  const visit = (name: string, way: readonly string[]): void => {
    if (states.get(name) === 'done') return;
    if (states.get(name) === 'open') {
      const cycle = [...way.slice(way.indexOf(name)), name];
      const sentence = say('COMPONENTS_IN_CIRCLE', { cycle: cycle.join(' → ') });
      problems.push({ code: 'INVALID', ...sentence, path: `components.${name}`, component: name });
      return;
    }
    states.set(name, 'open');
    for (const used of usesOf.get(name) ?? []) visit(used.name, [...way, name]);
    states.set(name, 'done');
  };
  for (const { name } of components) visit(name, []);
  return problems;
}

/** These components and all their dependencies. */
export function listReachable(names: Iterable<string>, components: ReadonlyMap<string, ComponentUses>): Set<string> {
  const reached = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...(components.get(name)?.uses ?? []).map((used) => used.name));
  }
  return reached;
}
