// A text message: its body is Liquid, and the output is sent unchanged.
import { isJsonObject } from '@coverwright/rules';
import type { Problem } from '../../../../errors/user-error.ts';
import { validateTemplateText } from '../../template.ts';

interface SmsContent {
  readonly bodyLiquid: string;
}

export function toSmsContent({ bodyLiquid }: { readonly bodyLiquid?: string | null }): SmsContent {
  return { bodyLiquid: bodyLiquid ?? '' };
}

/** Reads the stored content. */
export function readBody(content: unknown): string {
  const body = isJsonObject(content) ? content['bodyLiquid'] : undefined;
  return typeof body === 'string' ? body : '';
}

export function validateSms({ bodyLiquid }: { readonly bodyLiquid?: string | null }): Problem[] {
  return validateTemplateText(bodyLiquid, 'input.bodyLiquid', 'body');
}
