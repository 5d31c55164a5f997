// The parts of a component being edited: each is compiled when it is first rendered, with the component's scope, and
// rerenders independently. Parts below the fold are filled in afterwards.
import Vue, { type ComponentOptions, type CreateElement, type VNode } from 'vue';
import type { ChunkTemplate } from '../canvas-messages.ts';
import { compileTemplate } from '../compile-template.ts';

export interface ChunkFault {
  readonly chunk: string;
  readonly part: 'template' | 'render';
  readonly message: string;
  readonly line?: number;
  /** There is no earlier rendering to show instead. */
  readonly isBlank?: boolean;
}

type Compiled = Pick<ComponentOptions<Vue>, 'render' | 'staticRenderFns'>;

interface Chunk {
  template: string;
  compiled: Compiled | undefined;
  /** The last rendering without an error. */
  good: Compiled | undefined;
  /** Observed by every render of the part. */
  readonly version: { count: number };
}

const firstPictureMs = 16;
const sliceMs = 12;

export class CanvasChunks {
  readonly #chunks = new Map<string, Chunk>();
  readonly #contexts = new WeakMap<Compiled, Vue>();
  readonly #report: (fault: ChunkFault) => void;
  readonly #waiting: (() => void)[] = [];
  #page: Vue | undefined;
  #contextCount = 0;
  #fillUntil = 0;
  #isFilling = false;

  constructor(report: (fault: ChunkFault) => void) {
    this.#report = report;
  }

  /** Called before the page is rendered. */
  open(templates: readonly ChunkTemplate[]): void {
    this.#chunks.clear();
    this.#waiting.length = 0;
    this.#fillUntil = performance.now() + firstPictureMs;
    for (const { id, template } of templates) this.#chunks.set(id, newChunk(template));
  }

  edit(templates: readonly ChunkTemplate[], removed: readonly string[]): void {
    this.#fillUntil = performance.now() + firstPictureMs;
    for (const { id, template } of templates) {
      const chunk = this.#chunks.get(id);
      if (chunk === undefined) {
        this.#chunks.set(id, newChunk(template));
        continue;
      }
      chunk.template = template;
      chunk.compiled = undefined;
      chunk.version.count += 1;
    }
    for (const id of removed) this.#chunks.delete(id);
  }

  /** Sets the common scope of all parts, whose data their templates use. */
  setPage(page: Vue): void {
    this.#page = page;
  }

  render(id: string, h: CreateElement): VNode {
    const chunk = this.#chunks.get(id);
    if (chunk === undefined) return h();
    void chunk.version.count;
    const compiled = (chunk.compiled ??= this.#compile(id, chunk));
    for (const one of new Set([compiled, chunk.good])) {
      const vnode = one && this.#renderOne(id, one, h, chunk.good === undefined || chunk.good === one);
      if (vnode === undefined) continue;
      chunk.good = one;
      return vnode;
    }
    return h('div', { attrs: { 'data-nid': id }, style: { minHeight: '24px' } });
  }

  /** Calls back immediately while there is time, otherwise queues the callback. */
  fill(done: () => void): void {
    if (performance.now() < this.#fillUntil) done();
    else this.#waiting.push(done);
    if (this.#waiting.length > 0 && !this.#isFilling) this.#fillLater();
  }

  #fillLater(): void {
    this.#isFilling = true;
    setTimeout(() => {
      const until = performance.now() + sliceMs;
      // Parts that are filled in may contain further parts, which are queued as well.
      this.#fillUntil = 0;
      while (this.#waiting.length > 0 && performance.now() < until) this.#waiting.shift()?.();
      this.#isFilling = false;
      if (this.#waiting.length > 0) this.#fillLater();
    }, 0);
  }

  #compile(chunk: string, { template, good }: Chunk): Compiled {
    const compiled = compileTemplate(chunk, template);
    // A copy of the cached result: each part has its own scope.
    const options = { ...compiled.options };
    const { problems } = compiled;
    for (const { message, line } of problems) {
      this.#report({ chunk, part: 'template', message, ...(line !== undefined && { line }) });
    }
    return problems.length > 0 && good ? good : options;
  }

  #renderOne(chunk: string, compiled: Compiled, h: CreateElement, isLast: boolean): VNode | undefined {
    try {
      return compiled.render?.call(this.#contextOf(chunk, compiled), h, undefined as never);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#report({ chunk, part: 'render', message, ...(isLast && { isBlank: true }) });
      return undefined;
    }
  }

  /** The page itself, but with the static parts of this template instead of its own. */
  #contextOf(chunk: string, compiled: Compiled): Vue {
    const known = this.#contexts.get(compiled);
    if (known) return known;
    const page = this.#page;
    if (page === undefined) throw new Error('There is no page.');
    const $options = Object.assign(Object.create(page.$options), { staticRenderFns: compiled.staticRenderFns ?? [] });
    this.#contextCount += 1;
    const version = this.#contextCount;
    const resolveSlots: unknown = Reflect.get(page, '_u');
    const scope: Vue = Object.create(page, {
      // Vue considers slot content unchanged as long as its key is, even if it has been recompiled since.
      _u: {
        value: (slots: unknown, result: unknown, isDynamic: unknown, key: unknown = '') =>
          typeof resolveSlots === 'function' && resolveSlots(slots, result, isDynamic, `${version} ${String(key)}`),
      },
      $options: { value: $options },
      _staticTrees: { value: [], writable: true },
      _renderProxy: { value: undefined, writable: true },
    });
    const context = new Proxy(scope, { has: (target, name) => name in target || this.#isMissing(chunk, name) });
    Reflect.set(scope, '_renderProxy', context);
    this.#contexts.set(compiled, context);
    return context;
  }

  /** As on a published page, an undefined name has no value; here it is also reported. */
  #isMissing(chunk: string, name: string | symbol): boolean {
    if (typeof name === 'symbol' || name.startsWith('_') || name in globalThis) return false;
    this.#report({ chunk, part: 'render', message: `${name} is not defined.` });
    return true;
  }
}

function newChunk(template: string): Chunk {
  return { template, compiled: undefined, good: undefined, version: Vue.observable({ count: 0 }) };
}

/** Replaces a part that was cut out of a template. */
export function chunkComponent(chunks: CanvasChunks): ComponentOptions<Vue> {
  return {
    name: 'cw-chunk',
    props: ['id'],
    data: () => ({ isFilled: false }),
    created(): void {
      chunks.fill(() => Reflect.set(this, 'isFilled', true));
    },
    render(h): VNode {
      const isFilled: unknown = Reflect.get(this, 'isFilled');
      return isFilled === true
        ? chunks.render(String(Reflect.get(this, 'id')), h)
        : h('div', { style: { minHeight: '120px' } });
    },
  };
}
