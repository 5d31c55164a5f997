import type { BenefitEntry } from './benefit.ts';

/** What people know it by; a benefit without a name shows what programs know it by. */
export function benefitName({ name, typeId, optionKey }: Pick<BenefitEntry, 'name' | 'typeId' | 'optionKey'>): string {
  return name || optionKey || typeId;
}
