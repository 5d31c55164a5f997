// $insurance: the API for an app's scripts, documented in docs/app-scripts.md.
import type { WidgetText } from '../texts/widget-texts.ts';
import { answers } from './answers.ts';
import { type Endpoints, pathOf } from './endpoints.ts';
import type { FurtherCalls } from './further-calls.ts';
import { createLateCalls } from './late-calls.ts';
import { createProductCalls, type ProductCalls } from './product-calls.ts';
import type { Send } from './transport.ts';
import type { VisitorTokens } from './visitor-token.ts';

export interface Insurance extends ProductCalls, FurtherCalls {
  readonly locale: string;
  readonly locales: readonly string[];
  setLocale(locale: string): Promise<void>;
  text(key: string, values?: Readonly<Record<string, string | number>>): string;
  fileUrl(key: string): string;
}

export interface InsuranceParts {
  readonly send: Send;
  /** Uses the token of the signed-in visitor. */
  readonly sendAsVisitor: Send;
  readonly visitorTokens: VisitorTokens;
  readonly endpoints: Endpoints;
  readonly newKey: () => string;
  readonly locale: { get(): string; set(locale: string): Promise<void>; readonly allowed: readonly string[] };
  readonly text: Insurance['text'];
  readonly say: (name: WidgetText) => string;
}

export function createInsurance(parts: InsuranceParts): Insurance {
  const { send, say, locale } = parts;
  return {
    get locale() {
      return locale.get();
    },
    locales: locale.allowed,
    setLocale: async (wanted) => locale.set(wanted),
    text: parts.text,
    fileUrl: (key) => `${pathOf(parts.endpoints, 'files')}/${key.split('/').map(encodeURIComponent).join('/')}`,
    ...createProductCalls(send, say),
    ...createLateCalls({ ...parts, tokens: parts.visitorTokens, answers }),
  };
}
