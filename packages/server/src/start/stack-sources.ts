// `npm start` runs one file that contains all modules (scripts/server-bundle.mjs), each below a line with its path. In the
// stack of an error, a position in that file is followed by the module's path.
import { readFileSync } from 'node:fs';

/** Read once, at the first error: line numbers and paths. */
const modulesOf = new Map<string, readonly (readonly [line: number, path: string])[]>();

export function withSources(stack: string, program = process.argv[1] ?? ''): string {
  if (!program.endsWith('.mjs') || !stack.includes(program)) return stack;
  const modules = modulesOf.get(program) ?? readModules(program);
  const [head = '', ...places] = stack.split(program);
  const named = places.map((place) => {
    const [position, line] = /^:(\d+):\d+/.exec(place) ?? [];
    const path = modules.findLast(([start]) => start <= Number(line))?.[1];
    return position === undefined || path === undefined ? place : place.replace(position, `${position} ${path}`);
  });
  return [head, ...named].join(program);
}

function readModules(program: string) {
  const lines = readFileSync(program, 'utf8').split('\n').entries();
  const modules = [...lines].flatMap(([index, line]) => {
    const [, path] = /^\/\/ ((?:packages|node_modules)\/\S+)$/.exec(line) ?? [];
    return path === undefined ? [] : [[index + 1, path] as const];
  });
  modulesOf.set(program, modules);
  return modules;
}
