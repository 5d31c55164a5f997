import { Context, Drop, type Emitter, type Template, TypeGuards } from 'liquidjs';
import type { Sentence } from '@coverwright/insurance/sentence';
import { say } from '../sentences/say.ts';
import { toVariablePath } from './parse/expected-variables.ts';
import { liquidLimits } from './limits.ts';
import { characterCount, Markup } from './markup.ts';
import { PositionTrace } from './positions.ts';
import type { FoundWarning } from './problems.ts';

type Key = string | number | Drop;

/** The properties of `forloop` and `tablerowloop`. liquidjs would expose every property of its objects, and call methods. */
const loopNames = new Set<unknown>(
  'name length index index0 rindex rindex0 first last row col col0 col_first col_last'.split(' '),
);

/** An iterator that immediately ends with a value, where liquidjs expects a generator. */
class Ready implements IterableIterator<unknown> {
  readonly #end: IteratorReturnResult<unknown>;

  constructor(value: unknown) {
    this.#end = { done: true, value };
  }

  next(): IteratorReturnResult<unknown> {
    return this.#end;
  }

  return(): IteratorReturnResult<unknown> {
    return this.#end;
  }

  throw(error: unknown): never {
    throw error;
  }

  [Symbol.iterator](): this {
    return this;
  }
}

/** Templates see own properties of the data and the counters of loops: never a prototype, a constructor or a method. */
export class SealedContext extends Context {
  readonly #loops: Drop[] = [];
  readonly #around = new WeakMap<Drop, Drop>();
  /** The scopes of the open blocks, innermost last. */
  readonly #scopes: object[] = [];
  #expected: ReadonlySet<string> = new Set();
  readonly #missing = new Set<string>();
  #offset = 0;
  #isShown = false;
  /** Whether the time of the rendering is over. */
  isLate: () => boolean = () => false;
  readonly #warnings = new Map<string, FoundWarning>();
  #traced: { readonly buffer: string } | undefined;
  readonly #trace = new PositionTrace();

  /** From now on reports which of these paths are absent in the data. */
  expect(paths: ReadonlySet<string>): void {
    this.#expected = paths;
  }

  /** The paths that were read but absent; at most as many as are reported. */
  get missing(): readonly string[] {
    return [...this.#missing];
  }

  /** Starts recording the positions of everything written to the emitter. */
  traceTo(emitter: { readonly buffer: string }): void {
    this.#traced = emitter;
  }

  /** Records the position of a part that is about to be written. */
  trace(emitter: Emitter, { token }: Template): void {
    if (this.#traced === undefined || emitter !== this.#traced) return;
    const isText = TypeGuards.isHTMLToken(token);
    const trimmed = isText ? token.trimLeft : 0;
    this.#trace.add(this.#traced.buffer.length, token.begin + trimmed, isText);
  }

  get positions(): Uint32Array | undefined {
    return this.#traced === undefined ? undefined : this.#trace.toArray();
  }

  /** From now on warnings refer to this offset of the template, and values are read to be shown or only to be used. */
  goTo(offset: number, isShown: boolean): void {
    this.#offset = offset;
    this.#isShown = isShown;
  }

  /** Reports output that differs from the intent, up to a limit. */
  warn(code: FoundWarning['code'], sentence: Sentence): void {
    if (this.#warnings.size >= liquidLimits.missingVariables) return;
    this.#warnings.set(`${this.#offset} ${sentence.message}`, { code, ...sentence, offset: this.#offset });
  }

  get warnings(): readonly FoundWarning[] {
    return [...this.#warnings.values()];
  }

  /** Overrides how liquidjs reads every path. Nothing here is asynchronous, so the generators of liquidjs are avoided. */
  override ['_get'](paths: Key[]): IterableIterator<unknown> {
    let value: unknown = this['findScope'](paths[0]);
    for (const key of paths) {
      if (!isThere(value)) break;
      value = this.readProperty(value, key);
    }
    if (!isThere(value)) this.#note(paths);
    return new Ready(value);
  }

  #note(paths: readonly Key[]): void {
    if (this.#expected.size === 0 || this.#missing.size >= liquidLimits.missingVariables) return;
    const [root] = paths;
    // Variables set by the template itself, such as a loop item, are not part of the data.
    if (typeof root !== 'string') return;
    const path = toVariablePath(paths);
    if (!this.#expected.has(path)) return;
    const scope = this.#scopes.findLast((one) => root in one);
    if (scope !== undefined || root in this.bottom()) {
      const isItem = this.#isShown && scope !== undefined && 'forloop' in scope && paths.length > 1;
      if (isItem) this.warn('LOOP', say('LIQUID_ITEM_LACKS_FIELD', { field: path.slice(root.length + 1), path }));
      return;
    }
    this.#missing.add(path);
  }

  /** Records the enclosing loop of each loop, for `forloop.parentloop`. */
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
    if (typeof object === 'string') return key === 'size' ? characterCount(object) : undefined;
    if (object instanceof Markup) return key === 'size' ? object.size : undefined;
    if (object instanceof Drop && key === 'parentloop') return this.#around.get(object);
    if (object instanceof Drop && !loopNames.has(key)) return undefined;
    if (key === 'first' && isRecord(object) && !Object.hasOwn(object, key)) return Object.entries(object)[0];
    const value: unknown = super.readProperty(object, key);
    return typeof value === 'function' ? undefined : value;
  }

  /** For filters that read properties of list items. */
  override spawn(scope: object = {}): Context {
    const { opts, sync, globals, strictVariables, ownPropertyOnly, memoryLimit } = this;
    const liquid: unknown = this.liquid;
    const options = { sync, globals, strictVariables, ownPropertyOnly };
    const context = new SealedContext(scope, opts, options, { memoryLimit, liquid });
    context.isLate = this.isLate;
    return context;
  }
}

/** Values that liquidjs treats as objects; it also reads the size of texts. */
export function isThere(value: unknown): value is object {
  return value !== undefined && value !== null;
}

export function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Drop);
}

/** The serialized form of an object is not meant for people. */
export function warnOfObject(value: unknown, context: Context): void {
  if (!(context instanceof SealedContext) || !hasObject(value)) return;
  context.warn('OBJECT', say('LIQUID_OBJECT_SHOWN'));
}

function hasObject(value: unknown): boolean {
  return Array.isArray(value) ? value.some(hasObject) : isRecord(value);
}
