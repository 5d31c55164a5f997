// The content of an HTML-to-PDF template, and how it is saved. Pure.
import type { Maybe } from '@coverwright/insurance/maybe';
import { isJsonObject, type Json, type JsonObject } from '@coverwright/rules';
import {
  type createWkhtmltopdfTemplateInput,
  type headerFooterInput,
  type marginSettingsInput,
  orientationEnumeration,
  pageSizeEnumeration,
  pdfPermissionEnumeration,
} from '../../../../graphql/generated/schema-types.ts';

/** In millimetres. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The header or the footer. */
export interface Part {
  readonly html: string | null;
  readonly left: string | null;
  readonly center: string | null;
  readonly right: string | null;
  readonly fontName: string | null;
  readonly fontSize: number | null;
  readonly line: boolean | null;
  /** In millimetres. */
  readonly spacing: number;
  readonly htmUrl: string | null;
}

export interface HtmlPdfContent {
  readonly html: string;
  readonly passwordLiquid: string | null;
  readonly password: string | null;
  readonly ownerPasswordLiquid: string | null;
  /** null allows everything. */
  readonly permissions: readonly pdfPermissionEnumeration[] | null;
  readonly marginSettings: Margins;
  readonly headerSettings: Part;
  readonly footerSettings: Part;
  readonly orientation: orientationEnumeration | null;
  readonly pageSize: pageSizeEnumeration | null;
  readonly isTagged: boolean | null;
  readonly isFitToPage: boolean | null;
  /** The smallest size to which a document is scaled to fit its page. */
  readonly minimumPrintSizePercent: number | null;
}

/** Omitted fields remain unchanged, null restores the default, and settings are replaced entirely. */
export type HtmlPdfInput = Pick<createWkhtmltopdfTemplateInput, keyof HtmlPdfContent>;

const marginsDefault: Margins = { top: 10, right: 0, bottom: 10, left: 0 };

export const emptyHtmlPdfContent: HtmlPdfContent = {
  html: '',
  passwordLiquid: null,
  password: null,
  ownerPasswordLiquid: null,
  permissions: null,
  marginSettings: marginsDefault,
  headerSettings: toPart(null),
  footerSettings: toPart(null),
  orientation: null,
  pageSize: null,
  isTagged: null,
  isFitToPage: null,
  minimumPrintSizePercent: null,
};

export function toMargins(input: Maybe<marginSettingsInput>): Margins {
  return {
    top: input?.top ?? marginsDefault.top,
    right: input?.right ?? marginsDefault.right,
    bottom: input?.bottom ?? marginsDefault.bottom,
    left: input?.left ?? marginsDefault.left,
  };
}

export function toPart(input: Maybe<headerFooterInput>): Part {
  return {
    html: input?.html ?? null,
    left: input?.left ?? null,
    center: input?.center ?? null,
    right: input?.right ?? null,
    fontName: input?.fontName ?? null,
    fontSize: input?.fontSize ?? null,
    line: input?.line ?? null,
    spacing: input?.spacing ?? 0,
    htmUrl: input?.htmUrl ?? null,
  };
}

/** Absent fields remain unchanged. */
function chosen<Value>(value: Value | undefined, kept: Value): Value {
  return value === undefined ? kept : value;
}

export function toHtmlPdfContent(input: HtmlPdfInput, kept: HtmlPdfContent): HtmlPdfContent {
  const { html, permissions, marginSettings, headerSettings, footerSettings } = input;
  return {
    html: html === undefined ? kept.html : (html ?? ''),
    passwordLiquid: chosen(input.passwordLiquid, kept.passwordLiquid),
    password: chosen(input.password, kept.password),
    ownerPasswordLiquid: chosen(input.ownerPasswordLiquid, kept.ownerPasswordLiquid),
    permissions: permissions === undefined ? kept.permissions : permissions && [...new Set(permissions)],
    marginSettings: marginSettings === undefined ? kept.marginSettings : toMargins(marginSettings),
    headerSettings: headerSettings === undefined ? kept.headerSettings : toPart(headerSettings),
    footerSettings: footerSettings === undefined ? kept.footerSettings : toPart(footerSettings),
    orientation: chosen(input.orientation, kept.orientation),
    pageSize: chosen(input.pageSize, kept.pageSize),
    isTagged: chosen(input.isTagged, kept.isTagged),
    isFitToPage: chosen(input.isFitToPage, kept.isFitToPage),
    minimumPrintSizePercent: chosen(input.minimumPrintSizePercent, kept.minimumPrintSizePercent),
  };
}

const contentFields = [
  'html',
  'passwordLiquid',
  'password',
  'ownerPasswordLiquid',
  'permissions',
  'marginSettings',
  'headerSettings',
  'footerSettings',
  'orientation',
  'pageSize',
  'isTagged',
  'isFitToPage',
  'minimumPrintSizePercent',
] as const satisfies readonly (keyof HtmlPdfContent)[];

/** Whether an input contains any field of the content. */
export function namesContent(input: HtmlPdfInput): boolean {
  return contentFields.some((field) => input[field] !== undefined);
}

/** Reads the stored content; values of a newer version that are not understood become the default. */
export function readHtmlPdfContent(content: unknown): HtmlPdfContent {
  const kept = objectOf(content);
  const margins = objectOf(kept['marginSettings']);
  return {
    html: textOf(kept['html']) ?? '',
    passwordLiquid: textOf(kept['passwordLiquid']),
    password: textOf(kept['password']),
    ownerPasswordLiquid: textOf(kept['ownerPasswordLiquid']),
    permissions: listOf(pdfPermissionEnumeration, kept['permissions']),
    marginSettings: toMargins({
      top: numberOf(margins['top']),
      right: numberOf(margins['right']),
      bottom: numberOf(margins['bottom']),
      left: numberOf(margins['left']),
    }),
    headerSettings: readPart(kept['headerSettings']),
    footerSettings: readPart(kept['footerSettings']),
    orientation: oneOf(orientationEnumeration, kept['orientation']),
    pageSize: oneOf(pageSizeEnumeration, kept['pageSize']),
    isTagged: switchOf(kept['isTagged']),
    isFitToPage: switchOf(kept['isFitToPage']),
    minimumPrintSizePercent: numberOf(kept['minimumPrintSizePercent']),
  };
}

function readPart(value: Json | undefined): Part {
  const kept = objectOf(value);
  return toPart({
    html: textOf(kept['html']),
    left: textOf(kept['left']),
    center: textOf(kept['center']),
    right: textOf(kept['right']),
    fontName: textOf(kept['fontName']),
    fontSize: numberOf(kept['fontSize']),
    line: switchOf(kept['line']),
    spacing: numberOf(kept['spacing']),
    htmUrl: textOf(kept['htmUrl']),
  });
}

function objectOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

function textOf(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

function numberOf(value: Json | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

function switchOf(value: Json | undefined): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

function oneOf<Value extends string>(table: Readonly<Record<string, Value>>, value: Json | undefined): Value | null {
  return Object.values(table).find((each) => each === value) ?? null;
}

function listOf<Value extends string>(table: Readonly<Record<string, Value>>, value: Json | undefined): Value[] | null {
  return Array.isArray(value) ? Object.values(table).filter((each) => value.includes(each)) : null;
}
