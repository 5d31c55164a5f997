/**
 * Parses the text of a template into a document losslessly: comments, spaces, attribute order and the original
 * notation are retained. Tags follow the rules of Vue's compiler, so that both see the same tree. Runs in linear
 * time. A template with problems must not be edited as a tree, nor passed to the compiler.
 */
import { createSay, type Sentence } from '@coverwright/insurance/sentence';
import { shorten } from '@coverwright/insurance/shorten';
import { type Layout, maxDepth, type NodeKind, type TreeDocument, type TreeNode } from './document.ts';
import { startTag } from './generate.ts';
import { isBlockTag, isLeftOpenTag, isRawTextTag, isUnaryTag } from './html-tags.ts';
import { templateFaultSentences } from './sentences/template-faults.ts';
import { readTagName, type StartTag, StartTagReader } from './start-tag.ts';
import { positionsIn, type TemplateProblem, type TemplateProblemCode } from './template-problem.ts';

export interface ParsedTemplate {
  readonly document: TreeDocument;
  readonly problems: readonly TemplateProblem[];
  /** The start of each node, as an offset in the text. */
  readonly offsets: ReadonlyMap<string, number>;
}

export interface ParseOptions {
  /** If omitted, nodes are numbered: n1, n2 and so on. */
  readonly newId?: () => string;
}

const say = createSay(templateFaultSentences);

const maxProblems = 50;
/** Of the names in messages, in UTF-16 units. */
const nameMaxLength = 40;

export function parseTemplate(text: string, { newId = countedIds() }: ParseOptions = {}): ParsedTemplate {
  return new TemplateParser(text, newId).parse();
}

function countedIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `n${count}`;
  };
}

/** A node whose children are still being read. */
type OpenNode = TreeNode & { readonly children: string[] };

class TemplateParser {
  readonly #text: string;
  readonly #newId: () => string;
  readonly #tags: StartTagReader;
  readonly #nodes = new Map<string, TreeNode>();
  readonly #offsets = new Map<string, number>();
  readonly #roots: string[] = [];
  readonly #open: OpenNode[] = [];
  readonly #problems: TemplateProblem[] = [];
  readonly #positionOf: ReturnType<typeof positionsIn>;
  #at = 0;
  /** Where the text begins that does not belong to a node yet. */
  #textFrom = 0;

  constructor(text: string, newId: () => string) {
    this.#text = text;
    this.#newId = newId;
    this.#tags = new StartTagReader(text);
    this.#positionOf = positionsIn(text);
  }

  parse(): ParsedTemplate {
    while (this.#at < this.#text.length) {
      const parent = this.#open.at(-1);
      if (parent !== undefined && isRawTextTag(parent.component)) {
        this.#readRawText(parent);
        continue;
      }
      const bracketAt = this.#text.indexOf('<', this.#at);
      if (bracketAt < 0) break;
      this.#at = bracketAt;
      if (!this.#readMarkup()) this.#at = Math.max(this.#at, bracketAt + 1);
    }
    this.#at = this.#text.length;
    this.#endText(this.#at);
    for (const node of this.#open) this.#reportOpen(node);
    return {
      document: { nodes: this.#nodes, roots: this.#roots },
      problems: this.#problems,
      offsets: this.#offsets,
    };
  }

  /** Whether this bracket starts markup; otherwise it is text. */
  #readMarkup(): boolean {
    const from = this.#at;
    if (this.#text.startsWith('<!', from)) return this.#readDeclaration(from);
    if (this.#text.charAt(from + 1) === '/') return this.#readEndTag(from);
    const component = readTagName(this.#text, from + 1);
    if (component === undefined) return false;
    const tag = this.#tags.read(from, component);
    if (typeof tag === 'number') {
      this.#report('BROKEN_START_TAG', say('START_TAG_INCOMPLETE', { name: shorten(component, nameMaxLength) }), from);
      this.#at = tag;
      return false;
    }
    this.#endText(from);
    this.#at = tag.end;
    this.#textFrom = tag.end;
    this.#addElement(tag, from);
    return true;
  }

  #readDeclaration(from: number): boolean {
    if (this.#text.startsWith('<!--', from)) {
      const end = this.#findEnd('-->', from, () => say('COMMENT_INCOMPLETE'));
      if (end < 0) return false;
      // Vue treats <!--> as complete.
      if (end < from + 4) return this.#addMarkup('raw', this.#text.slice(from, end + 3), from, end + 3);
      return this.#addMarkup('comment', this.#text.slice(from + 4, end), from, end + 3);
    }
    if (this.#text.startsWith('<![', from)) {
      const end = this.#findEnd(']>', from, () => say('CONDITIONAL_COMMENT_INCOMPLETE'));
      return end >= 0 && this.#addMarkup('raw', this.#text.slice(from, end + 2), from, end + 2);
    }
    // After other text, Vue treats a doctype as text.
    const isDoctype = this.#textFrom === from && /^<!doctype $/i.test(this.#text.slice(from, from + 10));
    if (!isDoctype) return false;
    const end = this.#findEnd('>', from, () => say('DOCTYPE_INCOMPLETE'));
    return end > from + 10 && this.#addMarkup('raw', this.#text.slice(from, end + 1), from, end + 1);
  }

  #findEnd(mark: string, from: number, toFault: () => Sentence): number {
    const end = this.#text.indexOf(mark, from);
    if (end < 0) {
      this.#report('UNCLOSED_MARKUP', toFault(), from);
      this.#at = this.#text.length;
    }
    return end;
  }

  #addMarkup(kind: NodeKind, content: string, from: number, end: number): true {
    this.#endText(from);
    this.#add({ kind, content }, from);
    this.#at = end;
    this.#textFrom = end;
    return true;
  }

  #readEndTag(from: number): boolean {
    const name = readTagName(this.#text, from + 2);
    if (name === undefined) return false;
    const bracketAt = this.#findEnd('>', from, () => say('END_TAG_INCOMPLETE', { name: shorten(name, nameMaxLength) }));
    if (bracketAt < 0) return false;
    this.#endText(from);
    this.#at = bracketAt + 1;
    this.#textFrom = this.#at;
    this.#close(name, from);
    return true;
  }

  #close(name: string, from: number): void {
    const wanted = name.toLowerCase();
    const at = this.#open.findLastIndex(({ component }) => component.toLowerCase() === wanted);
    if (at >= 0) {
      for (const node of this.#open.splice(at + 1)) this.#reportOpen(node);
      const closed = this.#open.pop();
      const written = this.#text.slice(from, this.#at);
      if (closed !== undefined && written !== `</${closed.component}>`) this.#setLayout(closed, { end: written });
      return;
    }
    // Browsers turn these two end tags into elements, and so does Vue.
    if (wanted === 'br' || wanted === 'p') this.#add({ kind: 'element', component: name }, from);
    else this.#report('UNMATCHED_END_TAG', say('END_TAG_UNMATCHED', { name: shorten(name, nameMaxLength) }), from);
  }

  #addElement(tag: StartTag, from: number): void {
    const { component } = tag;
    if (this.#open.at(-1)?.component === 'p' && isBlockTag(component)) this.#open.pop();
    if (isLeftOpenTag(component) && this.#open.at(-1)?.component === component) this.#open.pop();
    const written = this.#text.slice(from, tag.end);
    const isUsual = written === startTag(component, tag.attrs, tag.isSelfClosed);
    const node = this.#add(
      {
        kind: 'element',
        component,
        attrs: tag.attrs,
        ...(tag.isSelfClosed && { selfClosed: true }),
        ...(!isUsual && { layout: { start: written } }),
      },
      from,
    );
    if (isUnaryTag(component) || tag.isSelfClosed) return;
    this.#open.push(node);
    if (this.#open.length > maxDepth) {
      this.#report('TOO_DEEP', say('ELEMENTS_TOO_DEEP', { max: maxDepth }), from);
      this.#at = this.#text.length;
    }
  }

  /** Reads everything up to the end tag. Without one, Vue's parser would need cubic time. */
  #readRawText(parent: OpenNode): void {
    const endTag = new RegExp(`</${parent.component}`, 'gi');
    endTag.lastIndex = this.#at;
    const from = endTag.exec(this.#text)?.index ?? -1;
    const bracketAt = from < 0 ? -1 : this.#text.indexOf('>', endTag.lastIndex);
    if (bracketAt < 0) {
      this.#report('UNCLOSED_RAW_TEXT', say('END_TAG_MISSING', { name: parent.component }), this.#offsetOf(parent));
      this.#open.pop();
      this.#at = this.#text.length;
      return;
    }
    this.#endText(from);
    this.#at = bracketAt + 1;
    this.#textFrom = this.#at;
    this.#close(parent.component, from);
  }

  #endText(end: number): void {
    if (end > this.#textFrom) {
      this.#add({ kind: 'text', content: this.#text.slice(this.#textFrom, end) }, this.#textFrom);
    }
    this.#textFrom = end;
  }

  #add(node: Pick<TreeNode, 'kind'> & Partial<TreeNode>, from: number): OpenNode {
    const id = this.#newId();
    const parent = this.#open.at(-1);
    const added = { id, component: '', attrs: [], content: '', ...node, children: [], parent: parent?.id ?? null };
    this.#nodes.set(id, added);
    this.#offsets.set(id, from);
    (parent?.children ?? this.#roots).push(id);
    return added;
  }

  #setLayout(node: OpenNode, layout: Layout): void {
    // Shares its list of children; this node is complete.
    this.#nodes.set(node.id, { ...node, layout: { ...node.layout, ...layout } });
  }

  #offsetOf({ id }: TreeNode): number {
    return this.#offsets.get(id) ?? 0;
  }

  #reportOpen(node: TreeNode): void {
    this.#report(
      'MISSING_END_TAG',
      say('END_TAG_MISSING', { name: shorten(node.component, nameMaxLength) }),
      this.#offsetOf(node),
    );
  }

  #report(code: TemplateProblemCode, fault: Sentence, offset: number): void {
    const { length } = this.#problems;
    if (length > maxProblems) return;
    const position = { offset, ...this.#positionOf(offset) };
    if (length < maxProblems) this.#problems.push({ code, ...fault, ...position });
    else this.#problems.push({ code: 'MORE_PROBLEMS', ...say('TEMPLATE_FAULTS_LEFT'), ...position });
  }
}
