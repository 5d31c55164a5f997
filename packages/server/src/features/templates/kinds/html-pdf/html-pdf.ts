// What an HTML-to-PDF template is made of, and what becomes of it when it is saved. Pure.
import { isJsonObject, type Json, type JsonObject } from '@coverwright/rules';
import {
  type createWkhtmltopdfTemplateInput,
  type headerFooterInput,
  type marginSettingsInput,
  orientationEnumeration,
  pageSizeEnumeration,
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
  readonly marginSettings: Margins;
  readonly headerSettings: Part;
  readonly footerSettings: Part;
  readonly orientation: orientationEnumeration | null;
  readonly pageSize: pageSizeEnumeration | null;
  readonly isTagged: boolean | null;
}

/** Whatever is left out stays as it is, null takes it back to the default, settings are replaced as a whole. */
export type HtmlPdfInput = Pick<createWkhtmltopdfTemplateInput, keyof HtmlPdfContent>;

type Maybe<T> = T | null | undefined;

const marginsDefault: Margins = { top: 10, right: 0, bottom: 10, left: 0 };

export const emptyHtmlPdfContent: HtmlPdfContent = {
  html: '',
  passwordLiquid: null,
  password: null,
  marginSettings: marginsDefault,
  headerSettings: toPart(null),
  footerSettings: toPart(null),
  orientation: null,
  pageSize: null,
  isTagged: null,
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

export function toHtmlPdfContent(input: HtmlPdfInput, kept: HtmlPdfContent): HtmlPdfContent {
  const { html, passwordLiquid, password, marginSettings, headerSettings, footerSettings } = input;
  const { orientation, pageSize, isTagged } = input;
  return {
    html: html === undefined ? kept.html : (html ?? ''),
    passwordLiquid: passwordLiquid === undefined ? kept.passwordLiquid : passwordLiquid,
    password: password === undefined ? kept.password : password,
    marginSettings: marginSettings === undefined ? kept.marginSettings : toMargins(marginSettings),
    headerSettings: headerSettings === undefined ? kept.headerSettings : toPart(headerSettings),
    footerSettings: footerSettings === undefined ? kept.footerSettings : toPart(footerSettings),
    orientation: orientation === undefined ? kept.orientation : orientation,
    pageSize: pageSize === undefined ? kept.pageSize : pageSize,
    isTagged: isTagged === undefined ? kept.isTagged : isTagged,
  };
}

const contentFields = [
  'html',
  'passwordLiquid',
  'password',
  'marginSettings',
  'headerSettings',
  'footerSettings',
  'orientation',
  'pageSize',
  'isTagged',
] as const satisfies readonly (keyof HtmlPdfContent)[];

/** Whether an input names anything of the content at all. */
export function namesContent(input: HtmlPdfInput): boolean {
  return contentFields.some((field) => input[field] !== undefined);
}

/** Of what is kept; what a newer version may have written otherwise is the default here. */
export function readHtmlPdfContent(content: unknown): HtmlPdfContent {
  const kept = objectOf(content);
  const margins = objectOf(kept['marginSettings']);
  return {
    html: textOf(kept['html']) ?? '',
    passwordLiquid: textOf(kept['passwordLiquid']),
    password: textOf(kept['password']),
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
