// Validates HTML-to-PDF templates for storing and printing. Pure.
import type { Maybe } from '@coverwright/insurance/maybe';
import { paperSizesMm, printSizePercent } from '@coverwright/insurance/paper-sizes';
import type { Problem } from '../../../../errors/user-error.ts';
import { validateText } from '../../../../errors/validate-text.ts';
import type { headerFooterInput } from '../../../../graphql/generated/schema-types.ts';
import { say, type Word, word } from '../../../../sentences/say.ts';
import { validatePassword } from '../../documents/document-passwords.ts';
import { validateTemplateText } from '../../template.ts';
import type { HtmlPdfContent, HtmlPdfInput } from './html-pdf.ts';

/** The longest side of any page. */
export const lengthMaxMm = 420;
/** The minimum space that margins must leave on the page, in either direction. */
export const boxMinMm = 10;
export const fontSizeMax = 64;
export const fontNameMaxLength = 200;
export const addressMaxLength = 2_000;

/** All problems of the input itself; paths begin with the prefix, such as `input.`. */
export function validateHtmlPdf(input: HtmlPdfInput, prefix: string): Problem[] {
  const { html, passwordLiquid, password, ownerPasswordLiquid, marginSettings, headerSettings, footerSettings } = input;
  const margins = (['top', 'right', 'bottom', 'left'] as const).flatMap((side) =>
    validateLength(marginSettings?.[side], `${prefix}marginSettings.${side}`, `${side} margin`),
  );
  return [
    ...validateTemplateText(html, `${prefix}html`, 'HTML'),
    ...validateTemplateText(passwordLiquid, `${prefix}passwordLiquid`, 'Liquid of the password'),
    ...validatePassword(password, `${prefix}password`),
    ...validateTemplateText(ownerPasswordLiquid, `${prefix}ownerPasswordLiquid`, 'Liquid of the owner password'),
    ...margins,
    ...validatePrintSize(input.minimumPrintSizePercent, `${prefix}minimumPrintSizePercent`),
    ...validatePart(headerSettings, `${prefix}headerSettings`, 'header'),
    ...validatePart(footerSettings, `${prefix}footerSettings`, 'footer'),
  ];
}

function validatePart(part: Maybe<headerFooterInput>, path: string, name: 'header' | 'footer'): Problem[] {
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

function validateLength(lengthMm: Maybe<number>, path: string, name: Word): Problem[] {
  if (lengthMm === null || lengthMm === undefined || (lengthMm >= 0 && lengthMm <= lengthMaxMm)) return [];
  const sentence = say('LENGTH_OUT_OF_RANGE', { name: word(name), length: lengthMm, max: lengthMaxMm });
  return [{ code: 'INVALID', ...sentence, path }];
}

function validatePrintSize(percent: Maybe<number>, path: string): Problem[] {
  const { least, most } = printSizePercent;
  if (percent === null || percent === undefined) return [];
  if (Number.isInteger(percent) && percent >= least && percent <= most) return [];
  return [{ code: 'INVALID', ...say('PRINT_SIZE_OUT_OF_RANGE', { percent, least, most }), path }];
}

function validateFontSize(fontSize: Maybe<number>, path: string): Problem[] {
  if (fontSize === null || fontSize === undefined || (fontSize >= 1 && fontSize <= fontSizeMax)) return [];
  return [{ code: 'INVALID', ...say('FONT_SIZE_OUT_OF_RANGE', { size: fontSize, min: 1, max: fontSizeMax }), path }];
}

type PaperInput = Pick<HtmlPdfContent, 'marginSettings' | 'pageSize' | 'orientation'>;
type SettingsInput = PaperInput & Pick<HtmlPdfContent, 'ownerPasswordLiquid' | 'permissions'>;

/** Also validates the combination of the settings, once all of them are known. */
export function validateCombined(input: HtmlPdfInput, content: SettingsInput, prefix: string): Problem[] {
  const problems = validateHtmlPdf(input, prefix);
  const areMarginsWrong = problems.some(({ path }) => path?.startsWith(`${prefix}marginSettings`));
  if (areMarginsWrong) return [...problems, ...validatePermissions(content, prefix)];
  return [...problems, ...validateSettings(content, prefix)];
}

/** Checks that the margins leave room on the page, and that restrictions have an owner password. */
export function validateSettings(content: SettingsInput, prefix: string): Problem[] {
  return [...validateBox(content, prefix), ...validatePermissions(content, prefix)];
}

function validatePermissions(
  { ownerPasswordLiquid, permissions }: Pick<HtmlPdfContent, 'ownerPasswordLiquid' | 'permissions'>,
  prefix: string,
): Problem[] {
  if (permissions === null || (ownerPasswordLiquid ?? '') !== '') return [];
  return [{ code: 'INVALID', ...say('PERMISSIONS_WITHOUT_PASSWORD'), path: `${prefix}permissions` }];
}

function validateBox({ marginSettings, pageSize, orientation }: PaperInput, prefix: string): Problem[] {
  const { top, right, bottom, left } = marginSettings;
  const { width, height } = paperSizesMm[pageSize ?? 'A4'];
  const [across, down] = orientation === 'LANDSCAPE' ? [height, width] : [width, height];
  return [
    ...validateRoom(top + bottom, down, `${prefix}marginSettings.top`, 'MARGINS_TOO_HIGH'),
    ...validateRoom(left + right, across, `${prefix}marginSettings.left`, 'MARGINS_TOO_WIDE'),
  ];
}

function validateRoom(
  takenMm: number,
  sizeMm: number,
  path: string,
  reason: 'MARGINS_TOO_HIGH' | 'MARGINS_TOO_WIDE',
): Problem[] {
  if (!(takenMm > sizeMm - boxMinMm)) return [];
  const taken = Math.round(takenMm * 100) / 100;
  return [{ code: 'INVALID', ...say(reason, { taken, size: sizeMm, least: boxMinMm }), path }];
}
