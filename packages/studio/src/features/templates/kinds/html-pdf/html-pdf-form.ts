/** The form of an HTML-to-PDF template's editor, and the mutation input. Numbers are stored as typed. */
import { isObject } from '@coverwright/insurance/json';
import { unwrapPart, wrapPart } from '@coverwright/insurance/page-part';
import { printSizePercent } from '@coverwright/insurance/paper-sizes';
import type { Problem } from '../../../../api/api-error.ts';
import type {
  headerFooterInput,
  marginSettingsInput,
  orientationEnumeration,
  pageSizeEnumeration,
  pdfPermissionEnumeration,
  PagePartFragment,
  updateWkhtmltopdfTemplateInput,
  WkhtmltopdfTemplateQuery,
} from '../../../../api/generated/operations.ts';
import { readTexts, settingsFields, type TemplateSettings } from '../../editor/template-form.ts';

export const pageSizes = ['A4', 'A3', 'A5', 'LETTER', 'LEGAL'] as const satisfies readonly pageSizeEnumeration[];
export const orientations = ['PORTRAIT', 'LANDSCAPE'] as const satisfies readonly orientationEnumeration[];
export const permissions = [
  'PRINT',
  'COPY',
  'MODIFY',
  'ANNOTATE',
  'FILL_FORMS',
] as const satisfies readonly pdfPermissionEnumeration[];
export const sides = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof sides)[number];

/** In millimetres, as typed. */
export type TypedMargins = Readonly<Record<Side, string>>;

/** The header or the footer. */
export interface PagePartForm {
  /** The visible part, without its stored wrapper. */
  readonly html: string;
  /** In millimetres, as typed. */
  readonly spacing: string;
  /** Settings from other programs, which are retained. */
  readonly kept: StoredPartSettings;
}

type StoredPartSettings = Readonly<
  Pick<headerFooterInput, 'left' | 'center' | 'right' | 'line' | 'fontName' | 'fontSize' | 'htmUrl'>
>;

export interface HtmlPdfForm extends TemplateSettings {
  readonly html: string;
  readonly header: PagePartForm;
  readonly footer: PagePartForm;
  readonly margins: TypedMargins;
  readonly orientation: orientationEnumeration;
  readonly pageSize: pageSizeEnumeration;
  readonly passwordLiquid: string;
  readonly ownerPasswordLiquid: string;
  /** For readers without the owner password, in the order of the list above. */
  readonly permissions: readonly pdfPermissionEnumeration[];
  readonly isTagged: boolean;
  readonly isFitToPage: boolean;
  /** In percent, as typed. */
  readonly minimumPrintSize: string;
  readonly graphQlQuery: string;
}

/** Keyed by the path of each in the server's problems. */
export const numberFields = [
  ...sides.map((side) => `marginSettings.${side}` as const),
  'headerSettings.spacing',
  'footerSettings.spacing',
  'minimumPrintSizePercent',
] as const;
export type NumberField = (typeof numberFields)[number];

/** All fields of the kind in the settings panel. */
export const kindFields: readonly string[] = [...numberFields, 'passwordLiquid', 'ownerPasswordLiquid', 'permissions'];

/** Used for a new template, and for one without margins. */
export const defaultMarginsMm = { top: 10, right: 0, bottom: 10, left: 0 } as const;

type ReadTemplate = NonNullable<NonNullable<NonNullable<WkhtmltopdfTemplateQuery['templates']>['list']>[number]>;
/** The kind-specific part of a loaded template. */
type ReadDocument = Pick<
  Extract<ReadTemplate, { html: string }>,
  | 'html'
  | 'passwordLiquid'
  | 'password'
  | 'ownerPasswordLiquid'
  | 'marginSettings'
  | 'headerSettings'
  | 'footerSettings'
  | 'orientation'
  | 'pageSize'
  | 'isTagged'
  | 'isFitToPage'
  | 'minimumPrintSizePercent'
  | 'graphQlQuery'
> & { readonly permissions?: readonly pdfPermissionEnumeration[] | null };

export function fromTemplate(settings: TemplateSettings, template: ReadDocument): HtmlPdfForm {
  const { html, passwordLiquid, password, marginSettings, headerSettings, footerSettings } = template;
  const margin = (side: Side) => String(marginSettings?.[side] ?? defaultMarginsMm[side]);
  return {
    ...settings,
    html,
    header: toPart(headerSettings),
    footer: toPart(footerSettings),
    margins: { top: margin('top'), right: margin('right'), bottom: margin('bottom'), left: margin('left') },
    orientation: template.orientation ?? 'PORTRAIT',
    pageSize: template.pageSize ?? 'A4',
    passwordLiquid: passwordLiquid ? passwordLiquid : toPasswordLiquid(password ?? ''),
    ownerPasswordLiquid: template.ownerPasswordLiquid ?? '',
    permissions: readPermissions(template.permissions),
    isTagged: template.isTagged ?? false,
    isFitToPage: template.isFitToPage ?? false,
    minimumPrintSize: String(template.minimumPrintSizePercent ?? printSizePercent.usual),
    graphQlQuery: template.graphQlQuery ?? '',
  };
}

function toPart(settings: PagePartFragment | null | undefined): PagePartForm {
  const { html, spacing, ...kept } = settings ?? {};
  return { html: unwrapPart(html ?? ''), spacing: String(spacing ?? 0), kept };
}

/** The typed number; undefined if the text is not a number. */
export function readNumber(typed: string): number | undefined {
  return /^\s*(\d+\.?\d*|\.\d+)\s*$/.test(typed) ? Number(typed) : undefined;
}

type PageSettings = Pick<HtmlPdfForm, 'margins' | 'header' | 'footer'>;
type TypedNumbers = PageSettings & Pick<HtmlPdfForm, 'isFitToPage' | 'minimumPrintSize'>;

export function typedNumber(form: TypedNumbers, field: NumberField): string {
  if (field === 'headerSettings.spacing') return form.header.spacing;
  if (field === 'footerSettings.spacing') return form.footer.spacing;
  if (field === 'minimumPrintSizePercent') return form.minimumPrintSize;
  const side = sides.find((one) => field.endsWith(`.${one}`));
  return side === undefined ? '' : form.margins[side];
}

export function withNumber(form: HtmlPdfForm, field: NumberField, typed: string): HtmlPdfForm {
  if (field === 'headerSettings.spacing') return { ...form, header: { ...form.header, spacing: typed } };
  if (field === 'footerSettings.spacing') return { ...form, footer: { ...form.footer, spacing: typed } };
  if (field === 'minimumPrintSizePercent') return { ...form, minimumPrintSize: typed };
  const side = sides.find((one) => field.endsWith(`.${one}`));
  return side === undefined ? form : { ...form, margins: { ...form.margins, [side]: typed } };
}

/** @param message for an invalid number */
export function validateHtmlPdf(form: TypedNumbers, message: string): (Problem & { readonly path: NumberField })[] {
  return numberFields
    .filter((path) => path !== 'minimumPrintSizePercent' || form.isFitToPage)
    .filter((path) => readNumber(typedNumber(form, path)) === undefined)
    .map((path) => ({ code: 'INVALID', message, path }));
}

export function toHtmlPdfInput(form: HtmlPdfForm): updateWkhtmltopdfTemplateInput {
  const { name, logicalId, description, html, passwordLiquid, graphQlQuery } = form;
  const { orientation, pageSize, isTagged, isFitToPage } = form;
  return {
    name: name.trim(),
    logicalId: logicalId.trim(),
    description,
    html,
    passwordLiquid,
    // It would take effect again if the Liquid that represents it were cleared.
    password: null,
    ...toRestrictions(form),
    orientation,
    pageSize,
    isTagged,
    isFitToPage,
    minimumPrintSizePercent: toMinimumPrintSize(form),
    graphQlQuery,
    ...toPageSettings(form),
  };
}

/** The owner password and its restrictions, for saving and printing. Without a password there are no restrictions. */
export function toRestrictions(form: Pick<HtmlPdfForm, 'ownerPasswordLiquid' | 'permissions'>) {
  const { ownerPasswordLiquid } = form;
  const isRestricted = ownerPasswordLiquid !== '' && form.permissions.length < permissions.length;
  return { ownerPasswordLiquid, permissions: isRestricted ? [...form.permissions] : null };
}

/**
 * For saving and printing. The field is hidden unless content is fitted to the page, so an invalid value is then not
 * sent.
 */
export function toMinimumPrintSize({
  isFitToPage,
  minimumPrintSize,
}: Pick<HtmlPdfForm, 'isFitToPage' | 'minimumPrintSize'>): number | null {
  const percent = readNumber(minimumPrintSize) ?? null;
  if (percent === null || isFitToPage) return percent;
  const { least, most } = printSizePercent;
  return Number.isInteger(percent) && percent >= least && percent <= most ? percent : null;
}

/** The page layout, for saving and printing. */
export function toPageSettings({ header, footer, margins }: PageSettings) {
  const marginSettings: marginSettingsInput = {
    top: readNumber(margins.top),
    right: readNumber(margins.right),
    bottom: readNumber(margins.bottom),
    left: readNumber(margins.left),
  };
  return { marginSettings, headerSettings: toPartInput(header), footerSettings: toPartInput(footer) };
}

function toPartInput({ html, spacing, kept }: PagePartForm): headerFooterInput {
  return { ...kept, html: wrapPart(html), spacing: readNumber(spacing) };
}

/** Reads a stored draft; undefined if it is not of this kind. */
export function readHtmlPdfForm(value: unknown): HtmlPdfForm | undefined {
  const texts = readTexts(value, [...settingsFields, 'html', 'passwordLiquid', 'graphQlQuery']);
  if (!texts || !isObject(value)) return undefined;
  const margins = readTexts(value['margins'], sides);
  const header = readPart(value['header']);
  const footer = readPart(value['footer']);
  const orientation = orientations.find((one) => one === value['orientation']);
  const pageSize = pageSizes.find((one) => one === value['pageSize']);
  const isTagged = value['isTagged'];
  if (!margins || !header || !footer || !orientation || !pageSize || typeof isTagged !== 'boolean') return undefined;
  return { ...texts, ...readNewer(value), header, footer, margins, orientation, pageSize, isTagged };
}

/** Fields that drafts from older versions lack. */
function readNewer(value: Readonly<Record<string, unknown>>) {
  const { ownerPasswordLiquid, permissions: stored, isFitToPage, minimumPrintSize } = value;
  return {
    ownerPasswordLiquid: typeof ownerPasswordLiquid === 'string' ? ownerPasswordLiquid : '',
    permissions: readPermissions(stored),
    isFitToPage: isFitToPage === true,
    minimumPrintSize: typeof minimumPrintSize === 'string' ? minimumPrintSize : String(printSizePercent.usual),
  };
}

function readPermissions(stored: unknown): readonly pdfPermissionEnumeration[] {
  return Array.isArray(stored) ? permissions.filter((one) => stored.includes(one)) : permissions;
}

function readPart(value: unknown): PagePartForm | undefined {
  const texts = readTexts(value, ['html', 'spacing']);
  if (!texts || !isObject(value) || !isObject(value['kept'])) return undefined;
  return { ...texts, kept: readKept(value['kept']) };
}

function readKept(value: Readonly<Record<string, unknown>>): StoredPartSettings {
  const { line, fontSize } = value;
  const texts = keptTexts.flatMap((name) => {
    const text = value[name];
    return typeof text === 'string' || text === null ? [[name, text] as const] : [];
  });
  return {
    ...Object.fromEntries(texts),
    ...((typeof line === 'boolean' || line === null) && { line }),
    ...((typeof fontSize === 'number' || fontSize === null) && { fontSize }),
  };
}

const keptTexts = ['left', 'center', 'right', 'fontName', 'htmUrl'] as const;

/** Liquid that renders exactly the plain password of an older template. */
function toPasswordLiquid(password: string): string {
  return password.replaceAll(/\{(?=[{%])/g, '{{ "{" }}');
}
