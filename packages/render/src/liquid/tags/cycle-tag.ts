import { type Context, CycleTag as LiquidCycleTag, type Emitter, evalToken, type ValueToken } from 'liquidjs';
import { toText } from '../markup.ts';

/** A named cycle counts by its name alone, whatever its items are. */
export class CycleTag extends LiquidCycleTag {
  override *render(context: Context, emitter: Emitter): Generator<unknown, unknown, unknown> {
    const group: ValueToken | undefined = this['group'];
    const candidates: readonly ValueToken[] = this['candidates'];
    if (group === undefined) return yield* super.render(context, emitter);
    const name: unknown = yield evalToken(group, context);
    const counts = context.getRegister<Map<string, number>>('named cycles', new Map());
    const at = counts.get(toText(name)) ?? 0;
    counts.set(toText(name), at + 1 < candidates.length ? at + 1 : 0);
    if (at >= candidates.length) return '';
    // liquidjs counts by the name and the items.
    const items = candidates.map((candidate) => candidate.getText()).join(',');
    context.getRegister<Record<string, number>>('cycle', {})[`cycle:${String(name)}:${items}`] = at;
    return yield* super.render(context, emitter);
  }
}
