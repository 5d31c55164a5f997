/**
 * Splits a document into templates of about sixty elements that the canvas compiles separately, so that an edit
 * recompiles only one part. A `cw-chunk` in the surrounding template is the placeholder for each part. Each tag
 * starts on a new line, so that a line reported by the compiler can be mapped back to the node.
 */
import { createCutFinder, rootChunkId } from './chunk-cuts.ts';
import { getNode, type TreeDocument, type TreeNode } from './document.ts';
import { attributeText } from './generate.ts';
import { isKnownTag, isLeftOpenTag, isRawTextTag, isUnaryTag } from './html-tags.ts';

export interface CanvasChunk {
  /** The id of its root node; empty for the component's own template. */
  readonly id: string;
  readonly template: string;
  /** The node whose tag is on each line. */
  readonly lines: readonly string[];
  /** Whether parsing the template cannot report problems, because it contains only generated markup. */
  readonly isPlain: boolean;
}

/** Encodes an id for use in canvas templates: stored ids may contain quotes and brackets. */
export function toMark(id: string): string {
  return encodeURIComponent(id).replaceAll("'", '%27');
}

export function fromMark(mark: string): string {
  return decodeURIComponent(mark);
}

/** The directive that marks a component's root element with the id of its node. */
export const markDirective = 'v-cw-node';

/**
 * The maximum number of chunks that are split further, so that a page on which everything fails is not split into
 * single elements.
 */
const refinedMax = 30;

/** The component's own template comes first; every other chunk comes after the one that it was cut out of. */
export function cutIntoChunks(document: TreeDocument): readonly CanvasChunk[] {
  return createChunkCutter().cut(document);
}

interface WrittenChunk {
  readonly chunk: CanvasChunk;
  readonly nodes: readonly TreeNode[];
  /** The chunks cut out of it. */
  readonly inner: readonly string[];
  readonly roots: readonly string[];
}

export interface ChunkCutter {
  /** Splits successive states of a document. Chunks that have not changed are the same objects. */
  cut(document: TreeDocument): readonly CanvasChunk[];
  /**
   * Splits a chunk into its elements from the next state on, so that an element that fails does not affect the
   * others.
   * @returns false if it cannot be split further
   */
  refine(chunkId: string): boolean;
}

export function createChunkCutter(): ChunkCutter {
  const cuts = createCutFinder();
  const refined = new Set<string>();
  let before: ReadonlyMap<string, WrittenChunk> = new Map();
  const cutNext = (document: TreeDocument): readonly CanvasChunk[] => {
    const { cut, changedChunks } = cuts.find(document);
    const written = new Map<string, WrittenChunk>();
    const waiting: string[] = [rootChunkId];
    for (let at = 0; at < waiting.length; at += 1) {
      const id = waiting[at] ?? rootChunkId;
      const last = before.get(id);
      const isKept = last && (changedChunks ? !changedChunks.has(id) : isSame(last, document, cut));
      const next = isKept ? last : writeChunk(document, cut, id);
      written.set(id, next);
      waiting.push(...next.inner);
    }
    before = written;
    return [...written.values()].map(({ chunk }) => chunk);
  };
  return {
    cut: cutNext,
    refine: (chunkId) => {
      const nodes = before.get(chunkId)?.nodes ?? [];
      if (nodes.length < 2 || refined.has(chunkId) || refined.size >= refinedMax) return false;
      refined.add(chunkId);
      cuts.refine(nodes.map(({ id }) => id));
      return true;
    },
  };
}

function isSame(
  { chunk, nodes, inner, roots }: WrittenChunk,
  document: TreeDocument,
  cut: ReadonlySet<string>,
): boolean {
  if (chunk.id === rootChunkId && roots !== document.roots) return false;
  if (!inner.every((id) => cut.has(id))) return false;
  return nodes.every((node) => document.nodes.get(node.id) === node && (node.id === chunk.id || !cut.has(node.id)));
}

function writeChunk(document: TreeDocument, cut: ReadonlySet<string>, id: string): WrittenChunk {
  const writer = new ChunkWriter(document, cut, id);
  const chunk = writer.write(id === rootChunkId ? document.roots : [id]);
  return { chunk, nodes: writer.nodes, inner: writer.inner, roots: document.roots };
}

class ChunkWriter {
  readonly #document: TreeDocument;
  readonly #cut: ReadonlySet<string>;
  readonly #id: string;
  readonly #parts: string[] = [];
  readonly #lines: string[] = [];
  #isPlain = true;
  /** The parts cut out of this one, in order. */
  readonly inner: string[] = [];
  /** The nodes written in it. */
  readonly nodes: TreeNode[] = [];

  constructor(document: TreeDocument, cut: ReadonlySet<string>, id: string) {
    this.#document = document;
    this.#cut = cut;
    this.#id = id;
    this.#lines.push(id);
  }

  write(ids: readonly string[]): CanvasChunk {
    const waiting: (string | { readonly end: TreeNode })[] = ids.toReversed();
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (typeof next === 'object') {
        this.#add(`</${next.end.component}`, next.end.id);
        this.#add('\n>', next.end.id);
        continue;
      }
      const node = getNode(this.#document, next);
      if (this.#cut.has(node.id) && node.id !== this.#id) {
        this.inner.push(node.id);
        const mark = toMark(node.id);
        this.#add(`<cw-chunk id="${mark}" key="${mark}"></cw-chunk>`, node.id);
        continue;
      }
      this.nodes.push(node);
      this.#start(node);
      if (node.kind !== 'element' || this.#isWithoutEnd(node)) continue;
      waiting.push({ end: node }, ...node.children.toReversed());
    }
    return { id: this.#id, template: this.#parts.join(''), lines: this.#lines, isPlain: this.#isPlain };
  }

  #isWithoutEnd({ children, selfClosed, component }: TreeNode): boolean {
    return children.length === 0 && (selfClosed === true || isUnaryTag(component));
  }

  #start(node: TreeNode): void {
    if (node.kind === 'comment' || node.kind === 'raw') return;
    this.#isPlain &&= isPlainlyWritten(this.#document, node);
    if (node.kind === 'text') return this.#add(node.content, node.parent ?? '');
    const attrs = node.attrs.map(attributeText).join('');
    const end = this.#isWithoutEnd(node) ? ' />' : '>';
    const isRaw = isRawTextTag(node.component);
    this.#add(`<${node.component}`, node.id);
    this.#add(`\n${isRaw ? '' : markOf(node)}${attrs}${end}`, node.id);
  }

  #add(text: string, owner: string): void {
    this.#parts.push(text);
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#lines.push(owner);
  }
}

/** Whether the text contains no character that could start another tag, and the tag cannot be ended by another one. */
function isPlainlyWritten(document: TreeDocument, { kind, component, attrs, content, children }: TreeNode): boolean {
  if (kind === 'text') return !content.includes('<');
  if (isRawTextTag(component) || !/^[A-Za-z][\w-]*$/.test(component)) return false;
  if (attrs.some(([name]) => !/^[^\s"'<>/=]+$/.test(name))) return false;
  const isEnded = component === 'p' || isLeftOpenTag(component);
  return !isEnded || children.every((id) => getNode(document, id).kind !== 'element');
}

/** Components are marked with a directive, since not all of them pass attributes on. */
function markOf(node: TreeNode): string {
  if (node.component === 'template' || node.component === 'slot') return '';
  const isComponent = !isKnownTag(node.component) || node.attrs.some(([name]) => /^(?:v-bind)?:?is$/.test(name));
  const mark = toMark(node.id);
  return isComponent ? `${markDirective}="'${mark}'"` : `data-nid="${mark}"`;
}
