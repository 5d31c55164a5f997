import { type Context, type Emitter, type Liquid, Output, type Template, TypeGuards } from 'liquidjs';
import { say } from '../sentences/say.ts';
import { isFatal, RenderFailures, TemplateMistake, tookTooLong, toFound } from './failures.ts';
import { toText } from './markup.ts';
import { SealedContext } from './sealed-context.ts';
import type { FoundProblem } from './problems.ts';

/** Accumulates text within its limit. */
class BoundedText implements Emitter {
  buffer = '';
  readonly #use: (length: number) => void;

  constructor(use: (length: number) => void) {
    this.#use = use;
  }

  write(value: unknown): void {
    const text = toText(value);
    this.#use(text.length);
    this.buffer += text;
  }
}

/** The text of a rendering: characters are limited to the maximum number of bytes. */
export function outputText(outputBytes: number): BoundedText {
  let length = 0;
  return new BoundedText((more) => {
    length += more;
    if (length > outputBytes) throw outputTooLong(outputBytes);
  });
}

export function outputTooLong(outputBytes: number): TemplateMistake {
  const sentence = say('LIQUID_OUTPUT_MAX', { mebibytes: outputBytes / 1024 / 1024 });
  return new TemplateMistake(sentence, { code: 'OUTPUT' });
}

type Renderer = Liquid['renderer'];

/**
 * Renders like liquidjs, but continues after a failure to find further problems, stops for good at a limit, and counts
 * the text that `capture` collects.
 */
export const boundedRenderer: Renderer = {
  *renderTemplates(templates: Template[], context: Context, given?: Emitter): IterableIterator<unknown> {
    const emitter = given ?? new BoundedText((length) => context.memoryLimit.use(length));
    const found: FoundProblem[] = [];
    for (const template of templates) {
      try {
        if (context instanceof SealedContext) {
          if (context.isLate()) throw new TemplateMistake(tookTooLong, { code: 'TIME' });
          context.goTo(template.token.begin, template instanceof Output);
          context.trace(emitter, template);
        }
        const { token } = template;
        // Plain text needs no generator: creating one takes longer than writing the text.
        const text: unknown = TypeGuards.isHTMLToken(token)
          ? token.getContent()
          : yield template.render(context, emitter);
        if (text !== undefined && text !== '') emitter.write(text);
      } catch (error) {
        const more = error instanceof RenderFailures ? error.found : [toFound(error, 'RENDER', template.token.begin)];
        found.push(...more);
        if (more.some(isFatal)) break;
      }
      if (context.breakCalled || context.continueCalled) break;
    }
    if (found.length > 0) throw new RenderFailures(found);
    return emitter.buffer;
  },
  renderTemplatesToNodeStream: () => {
    throw new Error('Rendered as text only.');
  },
};
