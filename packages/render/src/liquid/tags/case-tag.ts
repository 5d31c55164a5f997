import {
  type Context,
  type Emitter,
  type Liquid,
  type Parser,
  Tag,
  type TagToken,
  type Template,
  type TopLevelToken,
  toValue,
  type ValueToken,
  Value,
  evalToken,
} from 'liquidjs';
import { say } from '../../sentences/say.ts';
import { TemplateMistake } from '../failures.ts';
import { isEqual } from '../operators.ts';

interface Branch {
  /** Undefined for an `else`. */
  readonly values: readonly ValueToken[] | undefined;
  readonly templates: Template[];
}

/** Renders a `when` once for each of its values that matches, and every `else` before which none matched. */
export class CaseTag extends Tag {
  readonly branches: Branch[] = [];
  readonly #value: Value;

  constructor(token: TagToken, rest: TopLevelToken[], liquid: Liquid, parser: Parser) {
    super(token, rest, liquid);
    this.#value = new Value(this.tokenizer.readFilteredValue(), liquid);
    // What precedes the first `when` is not rendered.
    let templates: Template[] = [];
    const open = (values: Branch['values']) => {
      templates = [];
      this.branches.push({ values, templates });
    };
    const stream = parser
      .parseStream(rest)
      .on('tag:when', (when: TagToken) => open(readValues(when)))
      .on('tag:else', () => open(undefined))
      .on('tag:endcase', () => stream.stop())
      .on('template', (template: Template) => templates.push(template))
      .on('end', () => {
        throw new Error(`tag ${token.getText()} not closed`);
      });
    stream.start();
  }

  *render(context: Context, emitter: Emitter): Generator<unknown, void, unknown> {
    const target: unknown = toValue(yield this.#value.value(context, context.opts.lenientIf));
    let isMatched = false;
    for (const { values, templates } of this.branches) {
      const isOnce = values === undefined && !isMatched;
      if (isOnce) yield this.liquid.renderer.renderTemplates(templates, context, emitter);
      for (const token of values ?? []) {
        const value: unknown = yield evalToken(token, context, context.opts.lenientIf);
        if (!(yield* isEqual(target, value, context))) continue;
        isMatched = true;
        yield this.liquid.renderer.renderTemplates(templates, context, emitter);
      }
      if (context.breakCalled || context.continueCalled) return;
    }
  }

  *arguments(): Generator<Value | ValueToken> {
    yield this.#value;
    for (const { values } of this.branches) yield* values ?? [];
  }

  *children(): Generator<unknown, Template[]> {
    // A generator that yields nothing.
    yield* [];
    return this.branches.flatMap(({ templates }) => templates);
  }
}

/** Separated by commas or `or`. */
function readValues({ tokenizer }: TagToken): ValueToken[] {
  const values: ValueToken[] = [];
  tokenizer.skipBlank();
  while (!tokenizer.end()) {
    values.push(tokenizer.readValueOrThrow());
    tokenizer.skipBlank();
    const offset = tokenizer.p;
    if (tokenizer.peek() === ',') tokenizer.advance();
    else if (!tokenizer.end() && tokenizer.readIdentifier().content !== 'or')
      throw new TemplateMistake(say('LIQUID_WHEN_FORM'), { offset });
    tokenizer.skipBlank();
  }
  return values;
}
