/** The insurer form: its fields, and the input of the mutations. Pure. */
import type { updateInsurerInput } from '../../../api/generated/operations.ts';
import type { ListedInsurer } from './insurer.ts';

export const insurerFields = ['name', 'detailedName', 'typeA', 'typeB', 'typeC'] as const;

export type InsurerForm = Readonly<Record<(typeof insurerFields)[number], string>>;

export function toInsurerForm(
  insurer: Pick<ListedInsurer, 'name' | 'detailedName' | 'logoUrls'> | undefined,
): InsurerForm {
  const { typeA, typeB, typeC } = insurer?.logoUrls ?? {};
  return {
    name: insurer?.name ?? '',
    detailedName: insurer?.detailedName ?? '',
    typeA: typeA ?? '',
    typeB: typeB ?? '',
    typeC: typeC ?? '',
  };
}

/** Surrounding spaces are ignored. */
export function toInsurerInput({ name, detailedName, typeA, typeB, typeC }: InsurerForm) {
  return {
    name: name.trim(),
    detailedName: detailedName.trim(),
    logoUrls: { typeA: typeA.trim(), typeB: typeB.trim(), typeC: typeC.trim() },
  } satisfies updateInsurerInput;
}
