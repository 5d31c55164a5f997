/** Reads a formula as a tree with ranges in the formula, in time proportional to its length, up to the first finding. */
import type { TextRange } from '../json/json-text.ts';
import { chainFinding } from './comparison-chain.ts';
import { FormulaError, type FormulaFinding, type FormulaFindingCode } from './formula-finding.ts';
import { formulaLimits } from './formula-limits.ts';
import type { FormulaMember, FormulaNode } from './formula-node.ts';
import { findInfix, isBetween, isReserved, strengths, type Infix } from './notation.ts';
import { refineFinding } from './refine-finding.ts';
import { nextToken, type Token } from './tokens.ts';

export type ParsedFormula =
  | { readonly ok: true; readonly tree: FormulaNode }
  | { readonly ok: false; readonly finding: FormulaFinding };

/** An expression in brackets is two expressions deep, and one of JSON is at most one list or object deeper. */
const depthMax = formulaLimits.nesting * 2;

/** An empty formula is the empty object, with which new logic begins. */
export function parseFormula(formula: string): ParsedFormula {
  const { length } = formula;
  if (length > formulaLimits.formulaLength) return refuse('TOO_LONG', length, formulaLimits.formulaLength);
  if (formula.trim() === '') return { ok: true, tree: { kind: 'piece', from: 0, to: length, written: '{}' } };
  try {
    return { ok: true, tree: new FormulaParser(formula).parse() };
  } catch (error) {
    if (error instanceof FormulaError) return { ok: false, finding: refineFinding(formula, error.finding) };
    throw error;
  }
}

function refuse(code: FormulaFindingCode, to: number, about: number): ParsedFormula {
  return { ok: false, finding: { code, from: 0, to, about } };
}

/** An operator between operands that was just read, to which more operands may be added. */
interface OpenInfix {
  readonly infix: Infix;
  readonly items: FormulaNode[];
  /** Of the last operand, with its brackets. */
  readonly right: TextRange;
}

type CallParts = Omit<Extract<FormulaNode, { kind: 'call' }>, 'kind' | 'nameAt' | 'argumentAt' | 'isSpread'>;

class FormulaParser {
  readonly #formula: string;
  #token: Token;
  /** The end of the last token that was taken. */
  #end = 0;
  #depth = 0;
  #nodes = 0;

  constructor(formula: string) {
    this.#formula = formula;
    this.#token = nextToken(formula, 0);
  }

  parse(): FormulaNode {
    const tree = this.#expression(strengths.fallback);
    if (this.#token.kind !== 'end') this.#failAtToken(this.#isClosing() ? 'BRACKET_EXTRA' : 'OPERATOR_MISSING');
    return tree;
  }

  #expression(least: number): FormulaNode {
    if (++this.#depth > depthMax) this.#fail('TOO_DEEP', this.#token, formulaLimits.nesting);
    const { from } = this.#token;
    let left = this.#operand(least);
    let open: OpenInfix | undefined;
    for (;;) {
      const infix = this.#infix();
      if (infix === undefined || infix.strength < least) break;
      const beforeRight = { from, to: this.#end };
      this.#take();
      const rightFrom = this.#token.from;
      const right = this.#expression(infix.strength + 1);
      const rightAt = { from: rightFrom, to: this.#end };
      const items = this.#joined(left, right, { infix, open, beforeRight, rightAt });
      left = this.#call({ name: infix.name, items, from, to: this.#end });
      open = { infix, items, right: rightAt };
    }
    this.#depth--;
    return left;
  }

  /** The operands of an operator, which are those of the operator before it and one more if both are one operator. */
  #joined(
    left: FormulaNode,
    right: FormulaNode,
    at: { infix: Infix; open: OpenInfix | undefined; beforeRight: TextRange; rightAt: TextRange },
  ): FormulaNode[] {
    const { infix, open } = at;
    const isSame = open?.infix === infix;
    if (open !== undefined && isSame && (infix.isFlat || isBetween(infix.name, open.items.length + 1))) {
      // This replaces a node that was counted.
      this.#nodes--;
      open.items.push(right);
      return open.items;
    }
    if (infix.isComparison && open?.infix.strength === infix.strength) {
      throw new FormulaError(
        chainFinding(
          this.#formula,
          { before: at.beforeRight, middle: open.right, name: infix.name, right: at.rightAt },
          this.#token,
        ),
      );
    }
    return [left, right];
  }

  #infix(): Infix | undefined {
    const { kind, value } = this.#token;
    return kind === 'sign' || kind === 'word' ? findInfix(value) : undefined;
  }

  #operand(least: number): FormulaNode {
    const { kind, value, from } = this.#token;
    if (kind === 'word' && value === 'not') return this.#negation(least);
    if (kind !== 'sign' || (value !== '-' && value !== '!')) return this.#primary();
    this.#take();
    if (value === '-' && this.#token.kind === 'number') {
      const { value: digits } = this.#take();
      return this.#literal(`-${digits}`, from);
    }
    const operand = this.#expression(strengths.prefix);
    // As `{"!": […]}`, a list would be the arguments.
    const isSpread = value === '!' && operand.kind !== 'list';
    return this.#call({ name: value, items: [operand], from, to: this.#end }, isSpread);
  }

  #negation(least: number): FormulaNode {
    const { from } = this.#take();
    const operand = this.#expression(strengths.not);
    if (least <= strengths.not) return this.#call({ name: '!', items: [operand], from, to: this.#end });
    const at = { from, to: this.#end };
    const correction = { ...at, text: `(${this.#formula.slice(at.from, at.to)})` };
    throw new FormulaError({ code: 'NOT_IN_OPERAND', ...at, correction });
  }

  #primary(): FormulaNode {
    const { kind, value, from, to } = this.#token;
    switch (kind) {
      case 'number':
      case 'text':
        this.#take();
        return this.#literal(value, from);
      case 'piece':
        this.#take();
        return this.#counted({ kind: 'piece', from, to, written: value });
      case 'word':
        return this.#word();
      case 'name':
        this.#take();
        if (!this.#isAt('(')) this.#fail('NAME_UNFIT', { from, to });
        return this.#arguments(value, { from, to });
      case 'sign':
        if (value === '[') return this.#list();
        if (value === '{') return this.#object();
        if (value === '(') return this.#bracketed();
        break;
      case 'end':
    }
    return this.#failAtToken('VALUE_MISSING');
  }

  #bracketed(): FormulaNode {
    this.#take();
    const inner = this.#expression(strengths.fallback);
    this.#close(')');
    return inner;
  }

  #word(): FormulaNode {
    const { value, from, to } = this.#take();
    if (value === 'true' || value === 'false' || value === 'null') return this.#literal(value, from);
    if (isReserved(value)) this.#fail('VALUE_MISSING', { from, to }, value);
    if (this.#isAt('(')) return this.#arguments(value, { from, to });
    return this.#counted({ kind: 'path', from, to, path: value, pathAt: { from, to } });
  }

  #arguments(name: string, nameAt: TextRange): FormulaNode {
    const { from: argumentFrom } = this.#take();
    const spreadAt = this.#token;
    const isSpread = this.#isAt('...');
    if (isSpread) this.#take();
    const items = this.#items(')');
    const argumentAt = { from: argumentFrom, to: this.#end };
    const [only] = items;
    if (isSpread && (only === undefined || items.length > 1)) this.#fail('SPREAD_UNFIT', spreadAt);
    const range = { from: nameAt.from, to: this.#end };
    const call = { kind: 'call', ...range, name, nameAt, argumentAt } as const;
    if (isSpread && only?.kind === 'list') return this.#counted({ ...call, isSpread: false, items: only.items });
    return this.#counted({ ...call, isSpread, items });
  }

  #list(): FormulaNode {
    const { from } = this.#take();
    const items = this.#items(']');
    return this.#counted({ kind: 'list', from, to: this.#end, items });
  }

  /** Up to the closing bracket, which is taken. */
  #items(closing: string): FormulaNode[] {
    const items: FormulaNode[] = [];
    if (!this.#isAt(closing)) {
      do {
        if (this.#isAt('...')) this.#fail('SPREAD_UNFIT', this.#token);
        items.push(this.#expression(strengths.fallback));
      } while (this.#takeComma());
    }
    this.#close(closing);
    return items;
  }

  #object(): FormulaNode {
    const { from } = this.#take();
    const members: FormulaMember[] = [];
    const names = new Set<string>();
    if (!this.#isAt('}')) {
      do {
        const member = this.#member();
        if (names.has(member.name)) this.#fail('MEMBER_TWICE', member.nameAt, member.name);
        names.add(member.name);
        members.push(member);
      } while (this.#takeComma());
    }
    this.#close('}');
    const range = { from, to: this.#end };
    return this.#counted({ kind: 'object', ...range, members, argumentAt: range });
  }

  #member(): FormulaMember {
    const { kind, value, from, to } = this.#token;
    if ((kind !== 'word' && kind !== 'text') || (kind === 'word' && value.includes('.')))
      this.#failAtToken('MEMBER_UNFIT');
    this.#take();
    if (!this.#isAt(':')) this.#failAtToken('MEMBER_UNFIT');
    this.#take();
    const name = kind === 'text' ? (JSON.parse(value) as string) : value;
    return { name, nameAt: { from, to }, value: this.#expression(strengths.fallback) };
  }

  #literal(written: string, from: number): FormulaNode {
    return this.#counted({ kind: 'literal', from, to: this.#end, written });
  }

  #call(parts: CallParts, isSpread = false): FormulaNode {
    const at = { from: parts.from, to: parts.to };
    return this.#counted({ kind: 'call', ...parts, nameAt: at, argumentAt: at, isSpread });
  }

  #counted(node: FormulaNode): FormulaNode {
    if (++this.#nodes > formulaLimits.nodes) this.#fail('TOO_LARGE', node, formulaLimits.nodes);
    return node;
  }

  #isAt(sign: string): boolean {
    return this.#token.kind === 'sign' && this.#token.value === sign;
  }

  #takeComma(): boolean {
    const isComma = this.#isAt(',');
    if (isComma) this.#take();
    return isComma;
  }

  #close(bracket: string): void {
    if (this.#token.kind === 'end') this.#fail('BRACKET_MISSING', this.#token, bracket);
    if (this.#isClosing() && !this.#isAt(bracket)) this.#fail('BRACKET_MISSING', this.#token, bracket);
    if (!this.#isAt(bracket)) this.#failAtToken('OPERATOR_MISSING');
    this.#take();
  }

  #isClosing(): boolean {
    return this.#isAt(')') || this.#isAt(']') || this.#isAt('}');
  }

  #take(): Token {
    const token = this.#token;
    this.#end = token.to;
    this.#token = nextToken(this.#formula, token.to);
    return token;
  }

  #failAtToken(code: FormulaFindingCode): never {
    const { from, to } = this.#token;
    return this.#fail(code, this.#token, this.#formula.slice(from, Math.min(to, from + 40)));
  }

  #fail(code: FormulaFindingCode, { from, to }: TextRange, about?: string | number): never {
    throw new FormulaError({ code, from, to, ...(about !== undefined && { about }) });
  }
}
