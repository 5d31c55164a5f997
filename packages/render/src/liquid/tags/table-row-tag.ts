import {
  type Context,
  type Emitter,
  type Liquid,
  type Parser,
  TablerowTag,
  type TagToken,
  type TopLevelToken,
} from 'liquidjs';
import { requireWholeNumbers } from './loop-parameters.ts';

/** Thrown after the cell that called `break`. */
class RowsEnded extends Error {}

/** Puts each row on a separate line, like Shopify's Liquid, and handles `break`, which liquidjs propagates outwards. */
class LinesOfRows implements Emitter {
  readonly #inner: Emitter;
  readonly #context: Context;

  constructor(inner: Emitter, context: Context) {
    this.#inner = inner;
    this.#context = context;
  }

  get buffer(): string {
    return this.#inner.buffer;
  }

  write(html: unknown): void {
    this.#inner.write(html);
    if (html === '<tr class="row1">' || html === '</tr>') this.#inner.write('\n');
    if (html !== '</td>') return;
    this.#context.continueCalled = false;
    if (this.#context.breakCalled) throw new RowsEnded();
  }
}

export class TableRowTag extends TablerowTag {
  constructor(token: TagToken, rest: TopLevelToken[], liquid: Liquid, parser: Parser) {
    super(token, rest, liquid, parser);
    requireWholeNumbers(this.args, 'tablerow');
  }

  override *render(context: Context, emitter: Emitter): Generator<unknown, void, unknown> {
    const lines = new LinesOfRows(emitter, context);
    try {
      yield* super.render(context, lines);
    } catch (error) {
      if (!(error instanceof RowsEnded)) throw error;
      context.breakCalled = false;
      context.pop();
      lines.write('</tr>');
    }
  }
}
