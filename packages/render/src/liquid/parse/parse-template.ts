// Parses a template to its end and collects all of its problems, whereas liquidjs gives up at the first failure within a
// block.
import {
  InlineCommentTag,
  type Liquid,
  Output,
  Parser,
  TagToken,
  type Template,
  Tokenizer,
  type TopLevelToken,
  TypeGuards,
} from 'liquidjs';
import type { Sentence } from '@coverwright/insurance/sentence';
import { say } from '../../sentences/say.ts';
import { dropBlanks } from './blank-blocks.ts';
import { checkValues } from './check-value.ts';
import { expectedVariables } from './expected-variables.ts';
import { notClosed, TemplateMistake, toFound } from '../failures.ts';
import { liquidLimits } from '../limits.ts';
import type { FoundProblem } from '../problems.ts';
import { unknownParameter } from '../tags/loop-parameters.ts';
import { blocks } from '../tags/tags.ts';
import { toTokenQueue } from './token-queue.ts';
import { makeRangesWhole } from './whole-ranges.ts';

export interface ParsedTemplate {
  readonly templates: readonly Template[];
  readonly found: readonly FoundProblem[];
  /** The variables that it expects in the data. */
  readonly expected: ReadonlySet<string>;
  readonly tokenCount: number;
  /** Characters of tags and outputs, excluding the text between them. */
  readonly tagLength: number;
}

type Tokenization = Liquid['options'];
type Parsed = ReturnType<Parser['parseToken']>;

const parts = new Set(Object.values(blocks).flat());

/** Tags for which liquidjs ignores what it does not understand, such as a filter after the list of `for`. */
const closedTags = new Set(['for', 'tablerow']);

/** Thrown through the innermost open block by a tag that belongs to an outer block. */
class LeftOpen extends Error {}

/** Enough problems were found. */
class Abandoned extends Error {}

class Findings {
  readonly list: FoundProblem[] = [];

  add(problem: FoundProblem): void {
    this.list.push(problem);
    if (this.list.length >= liquidLimits.problems) throw new Abandoned();
  }
}

/** Finding each one scans to the end of the template: doing so for many takes too long. */
const unclosedMax = 3;

/** Continues after invalid input. */
class ThoroughTokenizer extends Tokenizer {
  readonly #findings: Findings;
  #unclosed = 0;
  /** The tag whose content is read as it is. */
  #verbatim = '';

  constructor(text: string, options: Tokenization, findings: Findings) {
    super(text, options.operators);
    this.#findings = findings;
  }

  override readTagToken(options: Tokenization): TagToken {
    const token = super.readTagToken(options);
    if (token.name === 'raw' || token.name === 'doc') {
      this.#verbatim = token.name;
      this['rawBeginAt'] = token.begin;
    }
    return token;
  }

  /** liquidjs does not find an end with a hyphen, and reads the content of `doc` as Liquid. */
  override readEndrawOrRawContent(options: Tokenization): ReturnType<Tokenizer['readEndrawOrRawContent']> {
    const begin = this.p;
    const pattern = new RegExp(`\\{%-?\\s*end${this.#verbatim}\\b(?:(?!\\{%|%\\})[^])*%\\}`, 'g');
    pattern.lastIndex = begin;
    const end = pattern.exec(this.input);
    if (end === null) {
      this.p = this.N;
      throw this.error('raw block not closed', begin);
    }
    if (end.index > begin) return this.readHTMLToken([end[0]]);
    this.p = pattern.lastIndex;
    this['rawBeginAt'] = -1;
    return new TagToken(this.input, begin, this.p, options);
  }

  override readTopLevelToken(options: Tokenization): TopLevelToken {
    const begin = this.p;
    try {
      return super.readTopLevelToken(options);
    } catch (error) {
      const problem = toFound(error, 'SYNTAX', begin);
      // The tag `raw` itself reports that it is not closed.
      const isRaw = problem.message === notClosed('raw').message;
      if (!isRaw) this.#findings.add(problem);
      if (this.p >= this.N && !isRaw && ++this.#unclosed < unclosedMax) this.p = begin + 1;
      return this.readHTMLToken([options.tagDelimiterLeft, options.outputDelimiterLeft]);
    }
  }
}

class ThoroughParser extends Parser {
  readonly #engine: Liquid;
  readonly #findings: Findings;
  /** Replaces anything that could not be parsed; never rendered. */
  readonly #nothing: Parsed;
  #open: string[] = [];

  constructor(engine: Liquid, findings: Findings) {
    super(engine);
    this.#engine = engine;
    this.#findings = findings;
    const comment = new TagToken('{% # %}', 0, 7, engine.options);
    this.#nothing = new InlineCommentTag(comment, [], engine);
  }

  /** For a template, or the lines of a `liquid` tag: no block extends beyond it. */
  override parseTokens(tokens: TopLevelToken[]): Template[] {
    const around = this.#open;
    this.#open = [];
    const queue = toTokenQueue(tokens);
    const templates: Template[] = [];
    for (let token = queue.shift(); token !== undefined; token = queue.shift())
      templates.push(this.parseToken(token, queue));
    this.#open = around;
    return templates;
  }

  override parseToken(token: TopLevelToken, rest: TopLevelToken[]): Parsed {
    if (TypeGuards.isTagToken(token)) return this.#parseTag(token, rest);
    if (!TypeGuards.isOutputToken(token)) return super.parseToken(token, rest);
    try {
      return this.#checked(new Output(token, this.#engine));
    } catch (error) {
      return this.#fail(error, token.begin);
    }
  }

  #parseTag(token: TagToken, rest: TopLevelToken[]): Parsed {
    const { name, begin } = token;
    const TagClass = this.#engine.tags[name];
    if (TagClass === undefined) return this.#parseStray(token, rest);
    const isBlock = Object.hasOwn(blocks, name);
    if (isBlock && this.#open.length >= liquidLimits.depth) {
      this.#fail(new TemplateMistake(say('LIQUID_BLOCKS_DEPTH_MAX', { depth: liquidLimits.depth })), begin);
      throw new Abandoned();
    }
    if (isBlock) this.#open.push(name);
    try {
      const tag = this.#checked(new TagClass(token, rest, this.#engine, this));
      return closedTags.has(name) ? this.#ended(token, tag) : tag;
    } catch (error) {
      if (error instanceof LeftOpen) return this.#fail(new TemplateMistake(notClosed(name)), begin);
      this.#fail(error, begin);
      if (isBlock) this.#passOver(name, rest);
      return this.#nothing;
    } finally {
      if (isBlock) this.#open.pop();
    }
  }

  /** A misplaced tag that ends or divides a block, or an unknown tag. */
  #parseStray(token: TagToken, rest: TopLevelToken[]): Parsed {
    const { name, begin } = token;
    const ended = name.startsWith('end') ? name.slice(3) : '';
    const owners = Object.hasOwn(blocks, ended)
      ? [ended]
      : Object.keys(blocks).filter((block) => blocks[block]?.includes(name));
    if (this.#open.some((block) => owners.includes(block))) {
      rest.unshift(token);
      throw new LeftOpen();
    }
    return this.#fail(new TemplateMistake(strayMistake(name, ended, owners)), begin);
  }

  /** The rest of a block whose start is invalid, parsed to find the problems in it. */
  #passOver(name: string, rest: TopLevelToken[]): void {
    try {
      for (let token = rest.shift(); token !== undefined; token = rest.shift()) {
        const tagName = TypeGuards.isTagToken(token) ? token.name : '';
        if (tagName === `end${name}`) return;
        if (!blocks[name]?.includes(tagName)) this.parseToken(token, rest);
      }
    } catch (error) {
      if (!(error instanceof LeftOpen)) throw error;
    }
  }

  #fail(error: unknown, offset: number): Parsed {
    if (error instanceof LeftOpen || error instanceof Abandoned) throw error;
    this.#findings.add({ ...toFound(error, 'SYNTAX', offset), code: 'SYNTAX' });
    return this.#nothing;
  }

  #ended({ name, tokenizer, begin }: TagToken, tag: Parsed): Parsed {
    const unknown = unknownParameter(tag);
    if (unknown !== undefined) return this.#fail(new TemplateMistake(unknown), begin);
    tokenizer.skipBlank();
    if (tokenizer.end()) return tag;
    return this.#fail(new TemplateMistake(say('LIQUID_LOOP_HAS_MORE', { name }), { offset: tokenizer.p }), tokenizer.p);
  }

  #checked<Part extends Parsed>(part: Part): Part {
    const isFilter = (name: string) => Object.hasOwn(this.#engine.filters, name);
    for (const problem of checkValues(part, isFilter)) this.#findings.add(problem);
    makeRangesWhole(part);
    dropBlanks(part);
    return part;
  }
}

const nothing: ReadonlySet<string> = new Set();

function strayMistake(name: string, ended: string, owners: readonly string[]): Sentence {
  if (parts.has(name)) {
    return say('LIQUID_PART_MISPLACED', { name, blocks: owners.map((owner) => `\`${owner}\``).join(', ') });
  }
  return owners.length > 0
    ? say('LIQUID_BLOCK_NOT_BEGUN', { name, begin: ended })
    : say('LIQUID_TAG_UNKNOWN', { name });
}

export function parseTemplate(engine: Liquid, text: string): ParsedTemplate {
  const findings = new Findings();
  try {
    const tokens = new ThoroughTokenizer(text, engine.options, findings).readTopLevelTokens(engine.options);
    const size = { tokenCount: tokens.length, tagLength: tagLength(tokens) };
    const templates = new ThoroughParser(engine, findings).parseTokens(tokens);
    // A template that cannot be rendered expects nothing.
    const expected = findings.list.length === 0 ? expectedVariables(templates) : nothing;
    return { templates, found: findings.list, expected, ...size };
  } catch (error) {
    if (!(error instanceof Abandoned)) throw error;
    return { templates: [], found: findings.list, expected: nothing, tokenCount: 0, tagLength: 0 };
  }
}

function tagLength(tokens: readonly TopLevelToken[]): number {
  return tokens.reduce((sum, token) => sum + (TypeGuards.isHTMLToken(token) ? 0 : token.end - token.begin), 0);
}
