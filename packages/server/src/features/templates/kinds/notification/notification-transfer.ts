import { z } from 'zod';
import { templateTransfer } from '../../transfer/content-shape.ts';

/** How a notification is in a file: all of it are localized texts. */
export const notificationTransfer = templateTransfer({
  textKeys: ['html'],
  shape: z.strictObject({}),
  toFile: () => ({}),
  validateContent: () => [],
  toStoredContent: () => ({}),
});
