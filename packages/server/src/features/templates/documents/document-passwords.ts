// The passwords of a document: literal or rendered. Pure.
import type { PdfRequest } from '@coverwright/render/html-pdf';
import type { Problem } from '../../../errors/user-error.ts';
import { findsNoRecord, type RenderValues } from '../rendering/merge-values.ts';

/** Some PDF readers refuse longer ones. */
export const passwordMaxBytes = 127;

export function validatePassword(password: string | null | undefined, path: string): Problem[] {
  const sizeBytes = Buffer.byteLength(password ?? '');
  if (sizeBytes <= passwordMaxBytes) return [];
  return [{ code: 'TOO_LONG', message: passwordTooLong(sizeBytes), path }];
}

function passwordTooLong(sizeBytes: number): string {
  return `The password has ${sizeBytes.toLocaleString('en-US')} bytes in UTF-8; the maximum for a PDF is ${passwordMaxBytes}. Shorten it.`;
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
  const message =
    'The owner password is the same as the password, so anyone could lift the restrictions. Use another one.';
  return [{ code: 'INVALID', message, path: 'ownerPasswordLiquid' }];
}

function validateRenderedPassword(
  password: string,
  path: 'passwordLiquid' | 'ownerPasswordLiquid',
  values: RenderValues,
): Problem[] {
  const name = path === 'passwordLiquid' ? 'password' : 'owner password';
  if (password === '') {
    const why = findsNoRecord(values)
      ? `No record was found, so the ${name} is empty and the document would not be protected. Check the variables of the query.`
      : `The ${name} is empty once rendered, so the document would not be protected. Check the variables in it, or clear the field to print without one.`;
    return [{ code: 'INVALID', message: why, path }];
  }
  const sizeBytes = Buffer.byteLength(password);
  return sizeBytes <= passwordMaxBytes ? [] : [{ code: 'INVALID', message: passwordTooLong(sizeBytes), path }];
}
