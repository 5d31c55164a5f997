// Parses a formula into a tree with Excel's rules: unary minus binds more tightly than the power operator, which is left-
// associative. Invalid or unsupported parts are rejected by name.
import { say } from '../../sentences/say.ts';
import { workbookLimits } from '../limits.ts';
import type { DefinedName } from '../read/cells.ts';
import { Refusal } from '../read/refusal.ts';
import { findName, readCells, type ReferenceContext } from './references.ts';
import { readStructured } from './structured.ts';
import { type BinaryOperator, childrenOf, type Formula } from './syntax.ts';
import { type Token, toTokens } from './tokens.ts';

/** The position of a formula, and the meaning of its names. */
export interface FormulaContext extends ReferenceContext {
  readonly row: number;
  readonly column: number;
}

/** Throws a Refusal. */
export function parseFormula(text: string, context: FormulaContext): Formula {
  const formula = parseWithin(text, context, { names: [], size: { parts: 0, depth: 0 } });
  requireHeight(formula);
  return formula;
}

/** Every later step follows a formula from its root to its leaves. */
function requireHeight(formula: Formula): void {
  let level: readonly Formula[] = [formula];
  for (let height = 0; level.length > 0; height++) {
    if (height > workbookLimits.formulaOperations) {
      const max = workbookLimits.formulaOperations.toLocaleString('en-US');
      throw new Refusal('FORMULA', say('FORMULA_OPERATIONS_MAX', { max }));
    }
    level = level.flatMap(childrenOf);
  }
}

interface Reading {
  /** The names being expanded, to detect cycles. */
  readonly names: readonly DefinedName[];
  /** The size of the formula with all names expanded, and how deep it is at the part being read. */
  readonly size: { parts: number; depth: number };
}

const partsMax = 20_000;

function parseWithin(text: string, context: FormulaContext, reading: Reading): Formula {
  if (text.length > workbookLimits.formulaLength) {
    throw new Refusal(
      'FORMULA',
      say('FORMULA_LENGTH_MAX', { max: workbookLimits.formulaLength.toLocaleString('en-US') }),
    );
  }
  return new Parser(toTokens(text), context, reading).parse();
}

const powers: Readonly<Record<string, number>> = {
  '=': 1,
  '<>': 1,
  '<': 1,
  '>': 1,
  '<=': 1,
  '>=': 1,
  '&': 2,
  '+': 3,
  '-': 3,
  '*': 4,
  '/': 4,
  '^': 5,
};

const noFormula = say('FORMULA_INCOMPLETE');

class Parser {
  readonly #tokens: readonly Token[];
  readonly #context: FormulaContext;
  readonly #reading: Reading;
  readonly #variables: string[] = [];
  #at = 0;

  constructor(tokens: readonly Token[], context: FormulaContext, reading: Reading) {
    this.#tokens = tokens;
    this.#context = context;
    this.#reading = reading;
  }

  parse(): Formula {
    const formula = this.#expression(0);
    if (this.#peek().kind !== 'end')
      throw new Refusal('FORMULA', say('FORMULA_UNREADABLE_AT', { text: this.#peek().text.slice(0, 20) }));
    return formula;
  }

  #peek(): Token {
    while (this.#tokens[this.#at]?.kind === 'space') this.#at++;
    return this.#tokens[this.#at] ?? { kind: 'end', text: '' };
  }

  #next(): Token {
    const token = this.#peek();
    this.#at++;
    return token;
  }

  #expect(kind: Token['kind']): void {
    if (this.#next().kind !== kind) throw new Refusal('FORMULA', noFormula);
  }

  #expression(least: number): Formula {
    // Each level may have an operator of its own before its brackets.
    if (++this.#reading.size.depth > workbookLimits.formulaDepth * 2) throw tooDeep();
    let left = this.#prefixed();
    for (;;) {
      const { kind, text } = this.#peek();
      const power = kind === 'operator' ? powers[text] : undefined;
      if (power === undefined || power <= least) break;
      this.#at++;
      left = { kind: 'binary', operator: text as BinaryOperator, left, right: this.#expression(power) };
    }
    this.#reading.size.depth--;
    return left;
  }

  #prefixed(): Formula {
    const signs: string[] = [];
    while (this.#peek().kind === 'operator' && ['-', '+', '@'].includes(this.#peek().text))
      signs.push(this.#next().text);
    if (signs.length > workbookLimits.formulaDepth) throw tooDeep();
    let formula = this.#postfixed();
    for (const sign of signs.toReversed()) {
      if (sign === '-') formula = { kind: 'minus', of: formula };
      else if (sign === '@') formula = { kind: 'single', of: formula };
    }
    return formula;
  }

  #postfixed(): Formula {
    let formula = this.#atom();
    for (let percents = 0; ;) {
      const before = this.#at;
      const token = this.#peek();
      if (token.kind === 'operator' && token.text === '%') {
        this.#at++;
        if (++percents > workbookLimits.formulaDepth) throw tooDeep();
        formula = { kind: 'percent', of: formula };
      } else if (token.kind === 'operator' && token.text === ':')
        throw new Refusal('FORMULA', say('FORMULA_CALCULATED_RANGE'));
      else if (token.kind === 'operator' && token.text === '#')
        throw new Refusal('FORMULA', say('FORMULA_SPILLED_RANGE'));
      else if (token.kind === 'open') throw new Refusal('FORMULA', say('FORMULA_RESULT_CALLED'));
      else if (['reference', 'name', 'structured', 'function'].includes(token.kind))
        throw new Refusal('FORMULA', say('FORMULA_INTERSECTION'));
      else {
        this.#at = before;
        return formula;
      }
    }
  }

  #atom(): Formula {
    if (++this.#reading.size.parts > partsMax) throw new Refusal('FORMULA', say('FORMULA_TOO_LONG_WITH_NAMES'));
    const token = this.#next();
    const { kind, text } = token;
    if (kind === 'number') return { kind, value: Number(text) };
    if (kind === 'text') return { kind, value: text.slice(1, -1).replaceAll('""', '"') };
    if (kind === 'error') return { kind, value: text.toUpperCase() };
    if (kind === 'reference') return readCells(token, this.#context);
    if (kind === 'structured') return readStructured(text, this.#context);
    if (kind === 'name') return this.#name(token);
    if (kind === 'function') return this.#call(token);
    if (kind === 'open') return this.#brackets();
    if (kind === 'openArray') return this.#array();
    throw new Refusal('FORMULA', noFormula);
  }

  #brackets(): Formula {
    const formula = this.#expression(0);
    if (this.#peek().kind === 'comma') throw new Refusal('FORMULA', say('FORMULA_UNION'));
    this.#expect('close');
    return formula;
  }

  #name(token: Token): Formula {
    const { text, sheet } = token;
    const upper = text.toUpperCase();
    if (sheet === undefined && (upper === 'TRUE' || upper === 'FALSE'))
      return { kind: 'boolean', value: upper === 'TRUE' };
    const variable = upper.replace(/^_XLPM\./, '');
    if (sheet === undefined && this.#variables.includes(variable)) return { kind: 'variable', name: variable };
    const named = findName(token, this.#context);
    const { names, size } = this.#reading;
    if (names.includes(named)) throw new Refusal('FORMULA', say('FORMULA_NAME_OF_ITSELF', { name: text }));
    const context = { ...this.#context, isName: true, sheet: named.sheet ?? this.#context.sheet };
    return parseWithin(named.refersTo, context, { names: [...names, named], size });
  }

  #call({ text, sheet }: Token): Formula {
    if (sheet !== undefined) throw new Refusal('FORMULA', say('FORMULA_FOREIGN_FUNCTION'));
    this.#expect('open');
    const name = text.toUpperCase().replace(/^_XLFN\.(_XLWS\.)?/, '');
    if (name === 'LET') return this.#let();
    const list: Formula[] = [];
    if (this.#peek().kind === 'close') {
      this.#at++;
      return { kind: 'call', name, arguments: list };
    }
    for (;;) {
      list.push(this.#argument());
      if (list.length > workbookLimits.formulaArguments) throw tooManyArguments(name);
      const { kind } = this.#next();
      if (kind === 'close') return { kind: 'call', name, arguments: list };
      if (kind !== 'comma') throw new Refusal('FORMULA', noFormula);
    }
  }

  #argument(): Formula {
    const { kind } = this.#peek();
    return kind === 'comma' || kind === 'close' ? { kind: 'missing' } : this.#expression(0);
  }

  #let(): Formula {
    const known = this.#variables.length;
    const list: Formula[] = [];
    for (;;) {
      const token = this.#peek();
      const start = this.#at;
      this.#at++;
      const isVariable = token.kind === 'name' && token.sheet === undefined && this.#peek().kind === 'comma';
      if (!isVariable) {
        this.#at = start;
        list.push(this.#expression(0));
        this.#expect('close');
        this.#variables.length = known;
        return { kind: 'call', name: 'LET', arguments: list };
      }
      this.#at++;
      const value = this.#expression(0);
      this.#expect('comma');
      const name = token.text.toUpperCase().replace(/^_XLPM\./, '');
      this.#variables.push(name);
      list.push({ kind: 'variable', name }, value);
      if (list.length >= workbookLimits.formulaArguments) throw tooManyArguments('LET');
    }
  }

  #array(): Formula {
    const rows: Formula[][] = [[]];
    for (;;) {
      const item = this.#prefixed();
      rows.at(-1)?.push(toConstant(item));
      const { kind } = this.#next();
      if (kind === 'closeArray') return { kind: 'array', rows };
      if (kind === 'row') rows.push([]);
      else if (kind !== 'comma') throw new Refusal('FORMULA', noFormula);
    }
  }
}

function tooDeep(): Refusal {
  return new Refusal('FORMULA', say('FORMULA_DEPTH_MAX', { max: workbookLimits.formulaDepth }));
}

function tooManyArguments(name: string): Refusal {
  return new Refusal(
    'FORMULA',
    say('FORMULA_ARGUMENTS_MAX', { name: name.slice(0, 50), max: workbookLimits.formulaArguments }),
  );
}

function toConstant(formula: Formula): Formula {
  if (formula.kind === 'minus' && formula.of.kind === 'number') return { kind: 'number', value: -formula.of.value };
  if (['number', 'text', 'boolean', 'error'].includes(formula.kind)) return formula;
  throw new Refusal('FORMULA', say('FORMULA_CONSTANTS_WRONG'));
}
