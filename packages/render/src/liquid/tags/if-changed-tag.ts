import type { Context, Emitter, Liquid, Parser, TagToken, Template, TopLevelToken } from 'liquidjs';
import { Tag } from 'liquidjs';

/** Outputs its text only if it differs from that of the previous one. */
export class IfChangedTag extends Tag {
  readonly #templates: Template[] = [];

  constructor(token: TagToken, rest: TopLevelToken[], liquid: Liquid, parser: Parser) {
    super(token, rest, liquid);
    const stream = parser
      .parseStream(rest)
      .on('tag:endifchanged', () => stream.stop())
      .on('template', (template: Template) => this.#templates.push(template))
      .on('end', () => {
        throw new Error(`tag ${token.getText()} not closed`);
      });
    stream.start();
  }

  *render(context: Context, emitter: Emitter): Generator<unknown, void, string> {
    const text = yield this.liquid.renderer.renderTemplates(this.#templates, context);
    const last = context.getRegister<{ text?: string }>('ifchanged', {});
    if (last.text === text) return;
    last.text = text;
    emitter.write(text);
  }
}
