import type { BenefitEntry } from './benefit.ts';

/** The name shown to users; a benefit without a name shows its technical name. */
export function benefitName({ name, typeId, optionKey }: Pick<BenefitEntry, 'name' | 'typeId' | 'optionKey'>): string {
  return name || optionKey || typeId;
}
