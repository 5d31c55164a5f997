// The file format of an HTML-to-PDF template: all fields of createWkhtmltopdfTemplateInput. Pure.
import type { JsonObject } from '@coverwright/rules';
import { z } from 'zod';
import {
  orientationEnumeration,
  pageSizeEnumeration,
  pdfPermissionEnumeration,
} from '../../../../graphql/generated/schema-types.ts';
import { templateTransfer } from '../../content/content-shape.ts';
import { type HtmlPdfContent, readHtmlPdfContent } from './html-pdf.ts';
import { validateCombined } from './validate-html-pdf.ts';

const text = z.string().nullable();
const part = z.strictObject({
  html: text,
  left: text,
  center: text,
  right: text,
  fontName: text,
  fontSize: z.number().nullable(),
  line: z.boolean().nullable(),
  spacing: z.number(),
  htmUrl: text,
});

const shape = z.strictObject({
  html: z.string(),
  passwordLiquid: text,
  password: text,
  ownerPasswordLiquid: text,
  permissions: z.array(z.enum(pdfPermissionEnumeration)).nullable(),
  marginSettings: z.strictObject({ top: z.number(), right: z.number(), bottom: z.number(), left: z.number() }),
  headerSettings: part,
  footerSettings: part,
  orientation: z.enum(orientationEnumeration).nullable(),
  pageSize: z.enum(pageSizeEnumeration).nullable(),
  isTagged: z.boolean().nullable(),
  isFitToPage: z.boolean().nullable(),
  // Missing in files of older servers.
  minimumPrintSizePercent: z.number().nullable().default(null),
}) satisfies z.ZodType<HtmlPdfContent>;

export const htmlPdfTransfer = templateTransfer({
  textKeys: [],
  shape,
  toFile: (stored) => toJson(readHtmlPdfContent(stored)),
  validateContent: (content, path) => validateCombined(content, content, `${path}.`),
  toStoredContent: (content) => toJson(readHtmlPdfContent(content)),
  toFontNames: (content) => {
    const { headerSettings, footerSettings } = readHtmlPdfContent(content);
    return [headerSettings, footerSettings].flatMap(({ fontName }) => fontName ?? []);
  },
});

function toJson(content: HtmlPdfContent): JsonObject {
  const { permissions, marginSettings, headerSettings, footerSettings } = content;
  return {
    ...content,
    permissions: permissions && [...permissions],
    marginSettings: { ...marginSettings },
    headerSettings: { ...headerSettings },
    footerSettings: { ...footerSettings },
  };
}
