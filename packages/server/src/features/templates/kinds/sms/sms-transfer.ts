import { z } from 'zod';
import { validateTemplateText } from '../../template.ts';
import { templateTransfer } from '../../content/content-shape.ts';
import { readBody } from './sms.ts';

/** The file format of an SMS: its body. */
export const smsTransfer = templateTransfer({
  textKeys: [],
  shape: z.strictObject({ bodyLiquid: z.string() }),
  toFile: (stored) => ({ bodyLiquid: readBody(stored) }),
  validateContent: ({ bodyLiquid }, path) => validateTemplateText(bodyLiquid, `${path}.bodyLiquid`, 'body'),
  toStoredContent: (content) => content,
});
