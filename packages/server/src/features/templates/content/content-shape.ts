// Kinds describe their content in files by a schema, and implement the rest with typed content. Pure.
import type { JsonObject } from '@coverwright/rules';
import type { z } from 'zod';
import { shapeProblems } from '../../../errors/shape-problems.ts';
import type { Problem } from '../../../errors/user-error.ts';
import type { TemplateTransfer } from '../template-kind.ts';

interface ContentTransfer<Content> extends Pick<
  TemplateTransfer,
  'textKeys' | 'toFile' | 'toFileKeys' | 'toReferences' | 'toFontNames'
> {
  readonly shape: z.ZodType<Content>;
  /** For a content that matches the schema. */
  readonly validateContent: (content: Content, path: string) => Problem[];
  readonly toStoredContent: (content: Content, stored: unknown) => JsonObject;
}

export function templateTransfer<Content>({
  shape,
  validateContent,
  toStoredContent,
  ...transfer
}: ContentTransfer<Content>): TemplateTransfer {
  return {
    ...transfer,
    validate: (content, path) => {
      const outcome = shape.safeParse(content, { reportInput: true });
      if (outcome.success) return validateContent(outcome.data, path);
      const inFile = outcome.error.issues.map((issue) => ({ ...issue, path: [...path.split('.'), ...issue.path] }));
      return shapeProblems(inFile, 'The content');
    },
    toStored: (content, stored) => toStoredContent(shape.parse(content), stored),
  };
}
