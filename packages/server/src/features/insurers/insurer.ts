import type { Problem } from '../../errors/user-error.ts';
import { validateText } from '../../errors/validate-text.ts';
import { say } from '../../sentences/say.ts';

/** A company that underwrites products. */
export interface Insurer {
  readonly id: string;
  readonly name: string;
  readonly detailedName: string | null;
  readonly logoUrls: LogoUrls | null;
  readonly revision: string;
  readonly createdAt: Date;
  readonly lastModifiedAt: Date;
}

/** The addresses of its logos by kind; kinds without a logo are absent. */
export type LogoUrls = Partial<Record<LogoKind, string>>;

const logoKinds = ['typeA', 'typeB', 'typeC'] as const;
type LogoKind = (typeof logoKinds)[number];

/** As returned by the API: null if there are none. */
export function toLogoUrls(urls: LogoUrls): LogoUrls | null {
  return Object.keys(urls).length === 0 ? null : urls;
}

const nameMaxLength = 1000;
const urlMaxLength = 2000;

/** The fields to store for an insurer; absent fields remain unchanged. */
export interface InsurerChange {
  readonly name?: string;
  readonly detailedName?: string | null;
  readonly logoUrls?: LogoUrls;
}

interface InsurerInput {
  readonly name?: string | null | undefined;
  readonly detailedName?: string | null | undefined;
  readonly logoUrls?: Partial<Record<LogoKind, string | null | undefined>> | null | undefined;
}

/** @param prefix of the paths, including the dot; the name must not be blank if present */
export function validateInsurer({ name, detailedName, logoUrls }: InsurerInput, prefix = ''): Problem[] {
  const nameRule = { name: 'insurer name', maxLength: nameMaxLength, isRequired: true };
  return [
    ...(name === undefined ? [] : validateText(name, `${prefix}name`, nameRule)),
    ...validateText(detailedName, `${prefix}detailedName`, { name: 'detailed name', maxLength: nameMaxLength }),
    ...logoKinds.flatMap((kind) => validateUrl(logoUrls?.[kind], `${prefix}logoUrls.${kind}`)),
  ];
}

function validateUrl(url: string | null | undefined, path: string): Problem[] {
  const tooLong = validateText(url, path, { name: 'address of the logo', maxLength: urlMaxLength });
  if (tooLong.length > 0 || !url || (/^https?:\/\//i.test(url) && URL.canParse(url))) return tooLong;
  const sentence = say('LOGO_ADDRESS_INVALID');
  return [{ code: 'INVALID', ...sentence, path }];
}

/** Empty texts and null are dropped; the input must be valid. */
export function toInsurerChange({ name, detailedName, logoUrls }: InsurerInput): InsurerChange {
  const urls = logoKinds.flatMap((kind) => (logoUrls?.[kind] ? [[kind, logoUrls[kind]] as const] : []));
  return {
    ...(typeof name === 'string' && { name }),
    ...(detailedName !== undefined && { detailedName: detailedName || null }),
    ...(logoUrls !== undefined && { logoUrls: Object.fromEntries(urls) }),
  };
}

export function noSuchInsurer(): Problem {
  return { code: 'NOT_FOUND', ...say('INSURER_UNKNOWN'), path: 'id' };
}

export function insurerInUse(products: number): Problem {
  const sentence = products === 1 ? say('INSURER_IN_USE_ONCE') : say('INSURER_IN_USE', { products });
  return { code: 'INVALID', ...sentence, path: 'id' };
}
