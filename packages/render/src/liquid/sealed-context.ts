import { Context, Drop } from 'liquidjs';
import { toVariablePath } from './parse/expected-variables.ts';
import { liquidLimits } from './limits.ts';
import { Markup } from './markup.ts';

type Key = string | number | Drop;

/** What `forloop` and `tablerowloop` show. liquidjs would show every property of its own objects, and call methods. */
const loopNames = new Set<unknown>(
  'name length index index0 rindex rindex0 first last row col col0 col_first col_last'.split(' '),
);

/** Templates see own properties of the data, and of a loop its counters: never a prototype, a constructor or a method. */
export class SealedContext extends Context {
  readonly #loops: Drop[] = [];
  readonly #around = new WeakMap<Drop, Drop>();
  /** Those of the blocks that are open, the innermost last. */
  readonly #scopes: object[] = [];
  #expected: ReadonlySet<string> = new Set();
  readonly #missing = new Set<string>();

  /** From now on these are watched: which of them the data does not hold. */
  expect(paths: ReadonlySet<string>): void {
    this.#expected = paths;
  }

  /** Those that were read and not there; at most as many as are told. */
  get missing(): readonly string[] {
    return [...this.#missing];
  }

  /** How liquidjs reads every path; its name is not ours. */
  override *['_get'](paths: Key[]): IterableIterator<unknown> {
    const value: unknown = yield* super['_get'](paths);
    if (value === undefined || value === null) this.#note(paths);
    return value;
  }

  #note(paths: readonly Key[]): void {
    if (this.#expected.size === 0 || this.#missing.size >= liquidLimits.missingVariables) return;
    const [root] = paths;
    // What the template has set itself, such as the item of a loop, is not of the data.
    if (typeof root !== 'string' || [this.bottom(), ...this.#scopes].some((scope) => root in scope)) return;
    const path = toVariablePath(paths);
    if (this.#expected.has(path)) this.#missing.add(path);
  }

  /** Keeps which loop stands in which, for `forloop.parentloop`. */
  override push(scope: object): number {
    const loop: unknown = Reflect.get(scope, 'forloop');
    if (loop instanceof Drop) {
      const outer = this.#loops.at(-1);
      if (outer !== undefined) this.#around.set(loop, outer);
      this.#loops.push(loop);
    }
    this.#scopes.push(scope);
    return super.push(scope);
  }

  override pop(): ReturnType<Context['pop']> {
    const scope = super.pop();
    this.#scopes.pop();
    if (scope !== undefined && Reflect.get(scope, 'forloop') instanceof Drop) this.#loops.pop();
    return scope;
  }

  override readProperty(object: object, key: Key): unknown {
    if (object instanceof Markup) return key === 'size' ? object.size : undefined;
    if (object instanceof Drop && key === 'parentloop') return this.#around.get(object);
    if (object instanceof Drop && !loopNames.has(key)) return undefined;
    if (key === 'first' && isRecord(object) && !Object.hasOwn(object, key)) return Object.entries(object)[0];
    const value: unknown = super.readProperty(object, key);
    return typeof value === 'function' ? undefined : value;
  }

  /** For filters that look into the items of a list. */
  override spawn(scope: object = {}): Context {
    const { opts, sync, globals, strictVariables, ownPropertyOnly, renderLimit, memoryLimit } = this;
    const liquid: unknown = this.liquid;
    const options = { sync, globals, strictVariables, ownPropertyOnly };
    return new SealedContext(scope, opts, options, { renderLimit, memoryLimit, liquid });
  }
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Drop);
}
