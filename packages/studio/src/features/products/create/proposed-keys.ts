/** Plan and type of a new product, proposed from its name. Pure. */
import { normalizeWithin } from '@coverwright/insurance/bounded-text';
import type { ProductForm } from './product-form.ts';

type Keys = Pick<ProductForm, 'plan' | 'type'>;

const nameMaxLength = 2000;

/** Lower-case words of Latin letters and digits, without accents; a word that begins with a digit, such as a year, is left out. */
function wordsOf(name: string): readonly string[] {
  const plain = (normalizeWithin(name.slice(0, 200), nameMaxLength, 'NFKD') ?? '')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();
  return (plain.match(/[a-z0-9]+/gu) ?? []).filter((word) => /^[a-z]/u.test(word));
}

/** The last word is the type, such as `travel` in Harbour Travel; empty for names without Latin letters. */
export function proposeKeys(name: string): Keys {
  const words = wordsOf(name);
  return { plan: (words.length > 1 ? words.slice(0, -1) : words).join('_'), type: words.at(-1) ?? '' };
}

/** What a user has typed remains. */
export function withProposedKeys({ name, plan, type }: ProductForm, nextName: string): Partial<ProductForm> {
  const [last, next] = [proposeKeys(name), proposeKeys(nextName)];
  return {
    name: nextName,
    ...(plan === last.plan && { plan: next.plan }),
    ...(type === last.type && { type: next.type }),
  };
}
