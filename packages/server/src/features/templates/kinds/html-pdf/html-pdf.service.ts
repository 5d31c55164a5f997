// Creates, changes and reads HTML-to-PDF templates.
import { throwIfAny } from '../../../../errors/user-error.ts';
import type { RequestContext, Scope } from '../../../../request/context.ts';
import type {
  MutationcreateWkhtmltopdfTemplateArgs,
  MutationupdateWkhtmltopdfTemplateArgs,
} from '../../../../graphql/generated/schema-types.ts';
import { createTemplate, updateTemplate } from '../../template-changes.service.ts';
import { contentOf } from '../../list/template-content.service.ts';
import type { TemplateScope } from '../../template-kind.ts';
import type { Template } from '../../template.ts';
import {
  emptyHtmlPdfContent,
  type HtmlPdfContent,
  namesContent,
  readHtmlPdfContent,
  toHtmlPdfContent,
} from './html-pdf.ts';
import { validateHtmlPdf, validateSettings, validateCombined } from './validate-html-pdf.ts';

const prefix = 'input.';

export async function createWkhtmltopdfTemplate(
  { input }: MutationcreateWkhtmltopdfTemplateArgs,
  scope: TemplateScope,
) {
  const content = toHtmlPdfContent(input, emptyHtmlPdfContent);
  const problems = validateCombined(input, content, prefix);
  return createTemplate('wkhtmltopdf', { input, problems, content }, scope);
}

export async function updateWkhtmltopdfTemplate(args: MutationupdateWkhtmltopdfTemplateArgs, scope: TemplateScope) {
  const { input } = args;
  const toContent = (kept: unknown): HtmlPdfContent => {
    const content = toHtmlPdfContent(input, readHtmlPdfContent(kept));
    throwIfAny(validateSettings(content, prefix));
    return content;
  };
  const problems = validateHtmlPdf(input, prefix);
  return updateTemplate('wkhtmltopdf', { ...args, problems, ...(namesContent(input) && { toContent }) }, scope);
}

async function htmlPdfContent(template: Template, scope: Scope, context: RequestContext): Promise<HtmlPdfContent> {
  return readHtmlPdfContent(await contentOf(template, scope, context));
}

/** The resolver of a content field. */
export function contentField<Name extends keyof HtmlPdfContent>(name: Name) {
  return async (
    template: Template,
    _args: unknown,
    scope: Scope,
    context: RequestContext,
  ): Promise<HtmlPdfContent[Name]> => (await htmlPdfContent(template, scope, context))[name];
}
