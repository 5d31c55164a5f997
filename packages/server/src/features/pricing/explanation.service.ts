import type { Scope } from '../../request/context.ts';
import { textsOf } from '../../sentences/language.ts';
import type { Pricing } from './pricing.service.ts';

interface PriceExplanation {
  readonly steps: readonly PriceExplanationStep[];
  readonly isCut: boolean;
}

interface PriceExplanationStep {
  readonly depth: number;
  readonly sign: string | undefined;
  readonly text: string;
  readonly valueJsonString: string;
  readonly path: string;
  readonly table: string | undefined;
  readonly row: number | undefined;
}

/** In the language of the request; null without values. */
export async function explanation(
  { explain }: Pick<Pricing, 'explain'>,
  _args: unknown,
  { facts }: Pick<Scope, 'facts'>,
): Promise<PriceExplanation | null> {
  if (explain === undefined) return null;
  const { steps, isCut } = await explain();
  const texts = textsOf(
    steps.map(({ sentence }) => sentence),
    facts.locales,
  );
  return {
    steps: steps.map(({ depth, sign, value, path, row }, index) => ({
      depth,
      sign,
      text: texts[index] ?? '',
      valueJsonString: JSON.stringify(value),
      path: path.join('.'),
      table: row?.table,
      row: row?.number,
    })),
    isCut,
  };
}
