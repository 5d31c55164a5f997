import type { Scope } from '../../request/context.ts';
import { textsOf } from '../../sentences/language.ts';
import type { Underwriting } from './underwriting.service.ts';

interface DecisionReason {
  readonly text: string;
  readonly path: string;
  readonly row: number | undefined;
}

/** In the language of the request; null without a decision. */
export async function reasons(
  { explain }: Partial<Pick<Underwriting, 'explain'>>,
  _args: unknown,
  { facts }: Pick<Scope, 'facts'>,
): Promise<readonly DecisionReason[] | null> {
  if (explain === undefined) return null;
  const { reasons: found } = await explain();
  const texts = textsOf(
    found.map(({ sentence }) => sentence),
    facts.locales,
  );
  return found.map(({ path, row }, index) => ({ text: texts[index] ?? '', path: path.join('.'), row }));
}
