import { z } from 'zod';
import { templateTransfer } from '../../content/content-shape.ts';

/** The file format of a notification: its entire content is localized texts. */
export const notificationTransfer = templateTransfer({
  textKeys: ['html'],
  shape: z.strictObject({}),
  toFile: () => ({}),
  validateContent: () => [],
  toStoredContent: () => ({}),
});
