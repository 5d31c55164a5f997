/** The form for a new benefit or option, and the command it produces. Pure. */
import type { BenefitCommand } from '../draft/benefit-command.ts';
import { findBenefit } from '../benefit-tree.ts';
import { toTechnicalName, type Benefit, type BenefitEntry } from '../benefit.ts';

export type Addition =
  | { readonly kind: 'benefit'; readonly parentTypeId: string | undefined }
  | { readonly kind: 'option'; readonly typeId: string };

export interface AddForm {
  readonly typeId: string;
  readonly isOptional: boolean;
  readonly choice: 'defined' | 'manual';
  readonly optionKey: string;
}

/** option_0, or the next free key. */
export function nextOptionKey(benefit: Benefit | undefined): string {
  const taken = new Set(benefit?.options.map(({ optionKey }) => optionKey));
  let number = 0;
  while (taken.has(`option_${number}`)) number += 1;
  return `option_${number}`;
}

export function toAddForm(tree: readonly Benefit[], addition: Addition): AddForm {
  const benefit = addition.kind === 'option' ? findBenefit(tree, addition.typeId)?.benefit : undefined;
  const typeId = addition.kind === 'option' ? addition.typeId : '';
  return { typeId, isOptional: addition.kind === 'option', choice: 'defined', optionKey: nextOptionKey(benefit) };
}

/** unusable: no characters remain after conversion to a technical name. */
type NameProblem = 'required' | 'taken' | 'unusable';

export interface AddProblems {
  readonly typeId?: NameProblem;
  readonly optionKey?: NameProblem;
}

export function validateAddition(tree: readonly Benefit[], addition: Addition, form: AddForm): AddProblems {
  const { typeId, optionKey } = toNames(form);
  const benefit = findBenefit(tree, typeId)?.benefit;
  const ofType = addition.kind === 'benefit' ? nameProblem(form.typeId, benefit !== undefined) : undefined;
  const isKeyTaken = addition.kind === 'option' && benefit?.options.some((option) => option.optionKey === optionKey);
  const ofKey = hasOption(addition, form) ? nameProblem(form.optionKey, isKeyTaken ?? false) : undefined;
  return { ...(ofType && { typeId: ofType }), ...(ofKey && { optionKey: ofKey }) };
}

function nameProblem(text: string, isTaken: boolean): NameProblem | undefined {
  if (text.trim() === '') return 'required';
  if (isUnusableText(text)) return 'unusable';
  return isTaken ? 'taken' : undefined;
}

function isUnusableText(text: string): boolean {
  return text.trim() !== '' && toTechnicalName(text) === '';
}

/** Whether the form has a field for the option key. */
export function hasOption(addition: Addition, { isOptional, choice }: AddForm): boolean {
  return addition.kind === 'option' || (isOptional && choice === 'defined');
}

/** Applied on blur: an invalid name is left unchanged, so that the message refers to something visible. */
export function toLeftName(text: string): string {
  return isUnusableText(text) ? text : toTechnicalName(text);
}

/** Undefined while a name is missing; nothing should happen then. */
export function toAddCommand(addition: Addition, form: AddForm): BenefitCommand | undefined {
  const { typeId, optionKey } = toNames(form);
  const withOption = hasOption(addition, form);
  if (typeId === '' || (withOption && optionKey === '')) return undefined;
  const isValueInput = !withOption && form.isOptional;
  const itself: BenefitEntry = { ...emptyEntry, typeId, optionKey: '', isValueInput };
  const option: BenefitEntry = { ...emptyEntry, typeId, optionKey, isValueInput: false };
  if (addition.kind === 'option') return { kind: 'addOption', option, beforeOptionKey: undefined, l10n: [] };
  const branch: Benefit = { ...itself, options: withOption ? [option] : [], children: [] };
  const position = { parentTypeId: addition.parentTypeId, beforeTypeId: undefined };
  return { kind: 'add', branch, position, l10n: [] };
}

const emptyEntry: Omit<BenefitEntry, 'typeId' | 'optionKey' | 'isValueInput'> = {
  name: undefined,
  format: undefined,
  valueJson: undefined,
  currencyCode: undefined,
  parentOptionKeys: [],
  revision: undefined,
};

function toNames({ typeId, optionKey }: AddForm) {
  return { typeId: toTechnicalName(typeId), optionKey: toTechnicalName(optionKey) };
}
