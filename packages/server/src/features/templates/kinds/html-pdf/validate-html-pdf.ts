// What may be kept and printed of an HTML-to-PDF template. Pure.
import type { Problem } from '../../../../errors/user-error.ts';
import { validateText } from '../../../../errors/validate-text.ts';
import type { headerFooterInput, pageSizeEnumeration } from '../../../../graphql/generated/schema-types.ts';
import { validateTemplateText } from '../../template.ts';
import type { HtmlPdfContent, HtmlPdfInput } from './html-pdf.ts';

type Maybe<T> = T | null | undefined;

/** The longest side of any page. */
export const lengthMaxMm = 420;
/** What margins have to leave of the page, in either direction. */
export const boxMinMm = 10;
export const fontSizeMax = 64;
export const fontNameMaxLength = 200;
export const addressMaxLength = 2_000;
/** More could not be asked for by every reader of PDF. */
export const passwordMaxBytes = 127;

const pageSizesMm: Readonly<Record<pageSizeEnumeration, { readonly width: number; readonly height: number }>> = {
  A3: { width: 297, height: 420 },
  A4: { width: 210, height: 297 },
  A5: { width: 148, height: 210 },
  LETTER: { width: 215.9, height: 279.4 },
  LEGAL: { width: 215.9, height: 355.6 },
};

/** All that an input alone tells; paths begin with the prefix, such as `input.`. */
export function validateHtmlPdf(input: HtmlPdfInput, prefix: string): Problem[] {
  const { html, passwordLiquid, password, marginSettings, headerSettings, footerSettings } = input;
  const margins = (['top', 'right', 'bottom', 'left'] as const).flatMap((side) =>
    validateLength(marginSettings?.[side], `${prefix}marginSettings.${side}`, `${side} margin`),
  );
  return [
    ...validateTemplateText(html, `${prefix}html`, 'HTML'),
    ...validateTemplateText(passwordLiquid, `${prefix}passwordLiquid`, 'Liquid of the password'),
    ...validatePassword(password, `${prefix}password`),
    ...margins,
    ...validatePart(headerSettings, `${prefix}headerSettings`, 'header'),
    ...validatePart(footerSettings, `${prefix}footerSettings`, 'footer'),
  ];
}

function validatePart(part: Maybe<headerFooterInput>, path: string, name: string): Problem[] {
  if (!part) return [];
  const texts = (['html', 'left', 'center', 'right'] as const).flatMap((text) =>
    validateTemplateText(part[text], `${path}.${text}`, `${text === 'html' ? 'HTML' : text} of the ${name}`),
  );
  return [
    ...texts,
    ...validateText(part.fontName, `${path}.fontName`, { name: 'font name', maxLength: fontNameMaxLength }),
    ...validateText(part.htmUrl, `${path}.htmUrl`, { name: 'address', maxLength: addressMaxLength }),
    ...validateFontSize(part.fontSize, `${path}.fontSize`),
    ...validateLength(part.spacing, `${path}.spacing`, `spacing of the ${name}`),
  ];
}

function validateLength(lengthMm: Maybe<number>, path: string, name: string): Problem[] {
  if (lengthMm === null || lengthMm === undefined || (lengthMm >= 0 && lengthMm <= lengthMaxMm)) return [];
  const message = `The ${name} is ${lengthMm} mm. Enter 0 to ${lengthMaxMm} mm.`;
  return [{ code: 'INVALID', message, path }];
}

function validateFontSize(fontSize: Maybe<number>, path: string): Problem[] {
  if (fontSize === null || fontSize === undefined || (fontSize >= 1 && fontSize <= fontSizeMax)) return [];
  return [{ code: 'INVALID', message: `The font size is ${fontSize}. Enter 1 to ${fontSizeMax} points.`, path }];
}

function validatePassword(password: Maybe<string>, path: string): Problem[] {
  const sizeBytes = Buffer.byteLength(password ?? '');
  if (sizeBytes <= passwordMaxBytes) return [];
  return [{ code: 'TOO_LONG', message: passwordTooLong(sizeBytes), path }];
}

export function passwordTooLong(sizeBytes: number): string {
  return `The password has ${sizeBytes.toLocaleString('en-US')} bytes as UTF-8, and a PDF takes at most ${passwordMaxBytes}. Make it shorter.`;
}

type PaperInput = Pick<HtmlPdfContent, 'marginSettings' | 'pageSize' | 'orientation'>;

/** The same with the margins' room on their page, once all of it is known. */
export function validateWhole(input: HtmlPdfInput, content: PaperInput, prefix: string): Problem[] {
  const problems = validateHtmlPdf(input, prefix);
  const areMarginsWrong = problems.some(({ path }) => path?.startsWith(`${prefix}marginSettings`));
  return areMarginsWrong ? problems : [...problems, ...validateBox(content, prefix)];
}

/** Whether the margins leave room on their page. */
export function validateBox({ marginSettings, pageSize, orientation }: PaperInput, prefix: string): Problem[] {
  const { top, right, bottom, left } = marginSettings;
  const { width, height } = pageSizesMm[pageSize ?? 'A4'];
  const [across, down] = orientation === 'LANDSCAPE' ? [height, width] : [width, height];
  return [
    ...validateRoom(top + bottom, down, `${prefix}marginSettings.top`, { sides: 'top and bottom', side: 'high' }),
    ...validateRoom(left + right, across, `${prefix}marginSettings.left`, { sides: 'left and right', side: 'wide' }),
  ];
}

function validateRoom(
  takenMm: number,
  sizeMm: number,
  path: string,
  { sides, side }: { readonly sides: string; readonly side: string },
): Problem[] {
  if (!(takenMm > sizeMm - boxMinMm)) return [];
  const taken = Math.round(takenMm * 100) / 100;
  const message = `The margins at ${sides} take ${taken} mm of a page ${sizeMm} mm ${side}. Leave at least ${boxMinMm} mm.`;
  return [{ code: 'INVALID', message, path }];
}
