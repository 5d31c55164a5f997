// All states, by the names of their groups and their own.
import type { State, States } from './state.ts';

const files = import.meta.glob<States>('./states/*.tsx', { eager: true, import: 'states' });

export const states: ReadonlyMap<string, State> = new Map(
  Object.entries(files).flatMap(([file, group]) => {
    const folder = /([^/]+)\.tsx$/.exec(file)?.[1] ?? '';
    return Object.entries(group).map(([name, state]) => [`${folder}/${name}`, state] as const);
  }),
);
