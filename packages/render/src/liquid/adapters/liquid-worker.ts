// The thread that renders. It holds nothing but parsed templates, so it can be terminated at any moment.
import { deserialize } from 'node:v8';
import type { EngineWork } from '../../threads/thread-engine.ts';
import type { LiquidLimits } from '../limits.ts';
import type { LiquidOutcome, LiquidRequest } from '../rendering.ts';
import { keepNumbers } from '../kept-number.ts';
import { createTemplateRenderer } from '../render-template.ts';
import { renderTogether } from '../render-together.ts';
import type { LiquidTask } from './liquid-threads.ts';

export function start(limits: LiquidLimits): EngineWork<LiquidTask, readonly LiquidOutcome[]> {
  const render = createTemplateRenderer(limits);
  return {
    run: ({ data: bytes, templates, ...request }) => {
      const data: LiquidRequest['data'] = keepNumbers(deserialize(bytes));
      return renderTogether(templates, (template) => render({ ...request, template, data }), limits);
    },
  };
}
