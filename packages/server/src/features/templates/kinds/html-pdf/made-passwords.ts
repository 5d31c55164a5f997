// The passwords of a document, as its texts have rendered them. Pure.
import type { PdfRequest } from '@coverwright/render/html-pdf';
import type { Problem } from '../../../../errors/user-error.ts';
import { findsNoRecord, type RenderValues } from '../../rendering/merge-values.ts';
import type { HtmlPdfContent } from './html-pdf.ts';
import { passwordMaxBytes, passwordTooLong } from './validate-html-pdf.ts';

type Texts = ReadonlyMap<string, string>;

interface Made {
  readonly content: Pick<HtmlPdfContent, 'password'>;
  readonly values: RenderValues;
}

function passwordOf({ password }: Made['content'], texts: Texts): string | undefined {
  return texts.get('passwordLiquid')?.trim() ?? (password || undefined);
}

export function toProtection(
  content: Pick<HtmlPdfContent, 'password' | 'permissions'>,
  texts: Texts,
): Pick<PdfRequest, 'password' | 'ownerPassword' | 'permissions'> {
  const password = passwordOf(content, texts);
  const ownerPassword = texts.get('ownerPasswordLiquid')?.trim();
  const { permissions } = content;
  return {
    ...(password !== undefined && { password }),
    ...(ownerPassword !== undefined && { ownerPassword, ...(permissions !== null && { permissions }) }),
  };
}

/** Nothing is printed with a password that protects nothing. */
export function validateMadePasswords(texts: Texts, { content, values }: Made): Problem[] {
  const problems = (['passwordLiquid', 'ownerPasswordLiquid'] as const).flatMap((path) => {
    const password = texts.get(path)?.trim();
    return password === undefined ? [] : validateMadePassword(password, path, values);
  });
  const ownerPassword = texts.get('ownerPasswordLiquid')?.trim();
  if (problems.length > 0 || ownerPassword === undefined || ownerPassword !== passwordOf(content, texts))
    return problems;
  const message =
    'The owner password is the same as the password, so everybody could lift the restrictions. Use another one.';
  return [{ code: 'INVALID', message, path: 'ownerPasswordLiquid' }];
}

function validateMadePassword(
  password: string,
  path: 'passwordLiquid' | 'ownerPasswordLiquid',
  values: RenderValues,
): Problem[] {
  const name = path === 'passwordLiquid' ? 'password' : 'owner password';
  if (password === '') {
    const why = findsNoRecord(values)
      ? `No record was found, so the ${name} comes out empty and nothing would protect the document. Look at the variables of the query.`
      : `The ${name} comes out empty, so nothing would protect the document. Look at the variables in it, or empty the field to print without one.`;
    return [{ code: 'INVALID', message: why, path }];
  }
  const sizeBytes = Buffer.byteLength(password);
  return sizeBytes <= passwordMaxBytes ? [] : [{ code: 'INVALID', message: passwordTooLong(sizeBytes), path }];
}
