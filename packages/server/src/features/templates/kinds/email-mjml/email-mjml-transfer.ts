// The file format of an email template. Files are referenced by their keys; attached documents are other
// templates with ids of their tenant, and must be attached again after the import. Pure.
import type { JsonObject } from '@coverwright/rules';
import { z } from 'zod';
import { toKeyReference } from '../../../../snapshots/reference.ts';
import { templateTransfer } from '../../content/content-shape.ts';
import { readEmailContent, validateEmail, validateFileName, validateFilePath } from './email-mjml.ts';

const shape = z.strictObject({
  mjml: z.string(),
  subject: z.string(),
  unsubscribeUrl: z.string(),
  attachmentReferences: z.array(z.strictObject({ fileName: z.string(), filePath: z.string() })),
});

export const emailMjmlTransfer = templateTransfer({
  textKeys: [],
  shape,
  toFile: (stored) => {
    const { mjml, subject, unsubscribeUrl, attachmentReferences } = readEmailContent(stored);
    const references = attachmentReferences.map(({ fileName, filePath }) => ({ fileName, filePath }));
    return { mjml, subject, unsubscribeUrl, attachmentReferences: references };
  },
  toReferences: (stored) => {
    const { attachmentReferences, attachmentTemplates } = readEmailContent(stored);
    return [
      ...attachmentReferences.map(({ filePath }) => toKeyReference(filePath)),
      ...attachmentTemplates.map(({ templateId: id }) => ({ kind: 'template' as const, id })),
    ];
  },
  validateContent: (content, path) => [
    ...validateEmail(content, `${path}.`),
    ...content.attachmentReferences.flatMap(({ fileName, filePath }, index) => [
      ...validateFileName(fileName, `${path}.attachmentReferences.${index}.fileName`),
      ...validateFilePath(filePath, `${path}.attachmentReferences.${index}.filePath`),
    ]),
  ],
  toStoredContent: ({ attachmentReferences, ...texts }, stored): JsonObject => {
    const { attachmentTemplates } = readEmailContent(stored);
    return {
      ...texts,
      attachmentReferences: attachmentReferences.map((reference, index) => ({ id: `imported-${index}`, ...reference })),
      attachmentTemplates: attachmentTemplates.map((reference) => ({ ...reference })),
    };
  },
});
