import { Context, Drop } from 'liquidjs';
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

  /** Keeps which loop stands in which, for `forloop.parentloop`. */
  override push(scope: object): number {
    const loop: unknown = Reflect.get(scope, 'forloop');
    if (loop instanceof Drop) {
      const outer = this.#loops.at(-1);
      if (outer !== undefined) this.#around.set(loop, outer);
      this.#loops.push(loop);
    }
    return super.push(scope);
  }

  override pop(): ReturnType<Context['pop']> {
    const scope = super.pop();
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
