// The passwords of a document: literal or rendered. Pure.
import type { Sentence } from '@coverwright/insurance/sentence';
import type { PdfRequest } from '@coverwright/render/html-pdf';
import type { Problem } from '../../../errors/user-error.ts';
import { say, word } from '../../../sentences/say.ts';
import { findsNoRecord, type RenderValues } from '../rendering/render-input.ts';

/** Some PDF readers refuse longer ones. */
export const passwordMaxBytes = 127;

export function validatePassword(password: string | null | undefined, path: string): Problem[] {
  const sizeBytes = Buffer.byteLength(password ?? '');
  if (sizeBytes <= passwordMaxBytes) return [];
  return [{ code: 'TOO_LONG', ...passwordTooLong(sizeBytes), path }];
}

function passwordTooLong(sizeBytes: number): Sentence {
  return say('PASSWORD_TOO_LONG_FOR_PDF', { size: sizeBytes.toLocaleString('en-US'), max: passwordMaxBytes });
}

type Texts = ReadonlyMap<string, string>;

interface RenderedPasswords {
  readonly content: { readonly password: string | null };
  readonly values: RenderValues;
}

function passwordOf({ password }: RenderedPasswords['content'], texts: Texts): string | undefined {
  return texts.get('passwordLiquid')?.trim() ?? (password || undefined);
}

export function toProtection(
  content: { readonly password: string | null; readonly permissions: PdfRequest['permissions'] | null },
  texts: Texts,
): Pick<PdfRequest, 'password' | 'ownerPassword' | 'permissions'> {
  const password = passwordOf(content, texts);
  const ownerPassword = texts.get('ownerPasswordLiquid')?.trim();
  const { permissions } = content;
  return {
    ...(password !== undefined && { password }),
    ...(ownerPassword !== undefined && { ownerPassword, ...(permissions && { permissions }) }),
  };
}

/** Refuses passwords that protect nothing. */
export function validateRenderedPasswords(texts: Texts, { content, values }: RenderedPasswords): Problem[] {
  const problems = (['passwordLiquid', 'ownerPasswordLiquid'] as const).flatMap((path) => {
    const password = texts.get(path)?.trim();
    return password === undefined ? [] : validateRenderedPassword(password, path, values);
  });
  const ownerPassword = texts.get('ownerPasswordLiquid')?.trim();
  if (problems.length > 0 || ownerPassword === undefined || ownerPassword !== passwordOf(content, texts))
    return problems;
  return [{ code: 'INVALID', ...say('PASSWORDS_THE_SAME'), path: 'ownerPasswordLiquid' }];
}

function validateRenderedPassword(
  password: string,
  path: 'passwordLiquid' | 'ownerPasswordLiquid',
  values: RenderValues,
): Problem[] {
  const name = word(path === 'passwordLiquid' ? 'password' : 'owner password');
  if (password === '') {
    const reason = findsNoRecord(values) ? 'PASSWORD_WITHOUT_RECORD' : 'PASSWORD_EMPTY_ONCE_RENDERED';
    return [{ code: 'INVALID', ...say(reason, { name }), path }];
  }
  const sizeBytes = Buffer.byteLength(password);
  return sizeBytes <= passwordMaxBytes ? [] : [{ code: 'INVALID', ...passwordTooLong(sizeBytes), path }];
}
