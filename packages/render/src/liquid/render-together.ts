// Several renderings of the same data, one after another, within limits that apply to all of them together.
import { processorDeadline } from '../threads/processor-time.ts';
import { tookTooLong } from './failures.ts';
import { outputTooLong } from './bounded-renderer.ts';
import type { LiquidLimits } from './limits.ts';
import type { LiquidOutcome, LiquidProblemCode } from './rendering.ts';

type Limits = Pick<LiquidLimits, 'renderMs' | 'outputBytes'>;

/** Ends with the first one that reaches a limit. */
export function renderTogether(
  templates: readonly string[],
  render: (template: string) => LiquidOutcome,
  { renderMs, outputBytes }: Limits,
): LiquidOutcome[] {
  const isLate = processorDeadline(renderMs);
  const outcomes: LiquidOutcome[] = [];
  let bytes = 0;
  for (const template of templates) {
    if (outcomes.length > 0 && isLate()) return [...outcomes, failure('TIME', tookTooLong)];
    const outcome = render(template);
    if (outcome.ok) bytes += Buffer.byteLength(outcome.text);
    if (bytes > outputBytes) return [...outcomes, failure('OUTPUT', outputTooLong(outputBytes).message)];
    outcomes.push(outcome);
    if (!outcome.ok && outcome.problems.some(({ code }) => !isOfTemplate(code))) return outcomes;
  }
  return outcomes;
}

/** Does not cover the templates after it. */
function isOfTemplate(code: LiquidProblemCode): boolean {
  return code === 'SYNTAX' || code === 'RENDER';
}

function failure(code: LiquidProblemCode, message: string): LiquidOutcome {
  return { ok: false, problems: [{ code, message }] };
}
