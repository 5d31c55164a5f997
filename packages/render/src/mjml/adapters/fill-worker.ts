// The thread that fills precompiled mails. It holds nothing but parsed templates, so it can be terminated at any moment.
import { deserialize } from 'node:v8';
import { liquidLimits } from '../../liquid/limits.ts';
import { createTemplateRenderer } from '../../liquid/render-template.ts';
import type { LiquidRequest } from '../../liquid/rendering.ts';
import type { EngineWork } from '../../threads/thread-engine.ts';
import { finishFill } from '../keep/finish-fill.ts';
import { toInboxTexts } from '../text/inbox-texts.ts';
import { toTextPart } from '../text/text-part.ts';
import type { FilledMail, FillTask } from './fill-threads.ts';

export function start(): EngineWork<FillTask, FilledMail> {
  const render = createTemplateRenderer(liquidLimits);
  return {
    run: ({ kept, data: bytes, locale, isWhole }) => {
      const data: LiquidRequest['data'] = deserialize(bytes);
      const filled = render({ template: kept.template, data, locale, escape: 'html' });
      // With the positions of the source, which are those that the author sees.
      if (!filled.ok || filled.warnings.length > 0) return undefined;
      const html = finishFill(filled.text, kept);
      if (html === undefined) return undefined;
      const { missingVariables } = filled;
      if (!isWhole) return { html, missingVariables };
      const text = toTextPart(html);
      return { html, missingVariables, parts: { text, ...toInboxTexts(html, text) } };
    },
  };
}
