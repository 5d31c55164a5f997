import { CaptureTag, type Context } from 'liquidjs';
import { Markup } from '../markup.ts';

/** Text captured while rendering for HTML is HTML: its values are already escaped. */
export class MarkupCaptureTag extends CaptureTag {
  override *render(context: Context): Generator<unknown, void, string> {
    yield* super.render(context);
    const scope = context.bottom() as Record<string, unknown>;
    scope[this.variable] = new Markup(String(scope[this.variable]));
  }
}
