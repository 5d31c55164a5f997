// Turns the rows of a product's benefits into the tree that the API returns, with its texts.
import { createHash } from 'node:crypto';
import { fillText, filledTextMaxLength, formatBenefit } from '@coverwright/insurance/benefit-text';
import { benefitTextKeys, type ProductKeyParts as ProductId } from '@coverwright/insurance/translation-keys';
import { parseJsonText } from '@coverwright/rules';
import { UserError } from '../../errors/user-error.ts';
import { type ScalarValue, toScalarValue } from '../../graphql/scalar-value.ts';
import { type Benefit, type BenefitIdentity, inWords } from './benefit.ts';
import { type BenefitBranch, toTree } from './benefit-tree.ts';
import { say } from '../../sentences/say.ts';

/** A stored benefit. */
export interface StoredBenefit extends Benefit {
  /** Changes with every save of this benefit or option. */
  readonly revision: string;
  /** Sort position among the product's rows; gaps are insignificant. Negative for a row without a position. */
  readonly position: number;
}

export interface BenefitNode {
  readonly typeId: string;
  readonly parentTypeId: string | null;
  readonly optionKey: string | null;
  readonly name: string | null;
  readonly description: string | null;
  readonly value: string | null;
  readonly detailedValue: string | null;
  /** Computed only on request. */
  readonly formattedValue: () => string | null;
  readonly formattedDetailedValue: () => string | null;
  readonly rawData: string | null;
  /** Read only on request. */
  readonly value2: () => ScalarValue | null;
  readonly currencyCode: string | null;
  readonly isOptional: boolean;
  readonly isValueInput: boolean;
  readonly hasOnlyOptions: boolean;
  readonly parentOptionKeys: readonly string[] | null;
  readonly revision: string;
  readonly options: readonly BenefitNode[];
  readonly children: readonly BenefitNode[];
}

/** The translations for a request's locale, by key. */
interface Texts {
  readonly texts: ReadonlyMap<string, string>;
  readonly locale: string;
}

/** The text keys of these rows and of the benefits that options among them belong to. */
export function listTextKeys(id: ProductId, rows: readonly BenefitIdentity[]): Set<string> {
  const keys = rows.flatMap(({ typeId, optionKey }) => [
    ...Object.values(benefitTextKeys(id, { typeId, optionKey: '' })),
    ...(optionKey === '' ? [] : Object.values(benefitTextKeys(id, { typeId, optionKey }))),
  ]);
  return new Set(keys);
}

export function toBenefitGraph(id: ProductId, rows: readonly StoredBenefit[], texts: Texts): BenefitNode[] {
  const toNode = ({ typeId, rows: ofType, children }: BenefitBranch<StoredBenefit>): BenefitNode => {
    const options = ofType.filter((row) => row.optionKey !== '').map((row) => toLeaf(id, row, texts));
    const own = ofType.find((row) => row.optionKey === '');
    const itself = own ?? groupOfOptions(typeId, ofType);
    return {
      ...toLeaf(id, itself, texts),
      hasOnlyOptions: own === undefined,
      isOptional: options.length > 0 || itself.isValueInput,
      options,
      children: children.map(toNode),
    };
  };
  return toTree(rows).map(toNode);
}

type NodeRow = Benefit & Pick<StoredBenefit, 'revision'>;

/** The revision of a benefit that has only options: changes whenever an option is changed, added or removed. */
export function groupRevision(options: readonly Pick<StoredBenefit, 'optionKey' | 'revision'>[]): string {
  const ordered = options.map(({ optionKey, revision }) => JSON.stringify([optionKey, revision])).toSorted();
  return createHash('sha256').update(ordered.join()).digest('base64url').slice(0, 22);
}

/** A benefit that only exists through its options has no value of its own. */
function groupOfOptions(typeId: string, rows: readonly StoredBenefit[]): NodeRow {
  const parentTypeId = rows[0]?.parentTypeId ?? null;
  const parentOptionKeys = rows.find((row) => row.parentOptionKeys !== null)?.parentOptionKeys ?? null;
  const valueless = { currencyCode: null, isValueInput: false, valueJson: null };
  return { typeId, optionKey: '', parentTypeId, parentOptionKeys, ...valueless, revision: groupRevision(rows) };
}

function toLeaf(id: ProductId, benefit: NodeRow, { texts, locale }: Texts): BenefitNode {
  const keys = benefitTextKeys(id, benefit);
  const { typeId, parentTypeId, optionKey, valueJson, currencyCode, isValueInput, parentOptionKeys, revision } =
    benefit;
  return {
    typeId,
    parentTypeId,
    optionKey: optionKey === '' ? null : optionKey,
    name: texts.get(keys.name) ?? null,
    description: texts.get(keys.description) ?? null,
    value: texts.get(keys.value) ?? null,
    detailedValue: texts.get(keys.detailedValue) ?? null,
    // A value that the customer enters is not available yet.
    formattedValue: () =>
      isValueInput && valueJson === null
        ? null
        : toFormatted(benefit, formatBenefit(texts.get(keys.value), benefit, locale)),
    formattedDetailedValue: () => toFormatted(benefit, fillText(texts.get(keys.detailedValue) ?? '', benefit, locale)),
    rawData: valueJson,
    value2: () => toValue(valueJson),
    currencyCode,
    isOptional: optionKey !== '' || isValueInput,
    isValueInput,
    hasOnlyOptions: false,
    parentOptionKeys,
    revision,
    options: [],
    children: [],
  };
}

function toFormatted(benefit: BenefitIdentity, text: string | undefined): string | null {
  if (text !== undefined) return text.trim() === '' ? null : text;
  const maximum = filledTextMaxLength.toLocaleString('en');
  const sentence = say('BENEFIT_NOT_FORMATTED', { benefit: inWords(benefit), max: maximum });
  throw new UserError({ code: 'LIMIT_EXCEEDED', ...sentence, path: `benefitGraph.${benefit.typeId}` });
}

function toValue(valueJson: string | null): ScalarValue | null {
  if (valueJson === null) return null;
  const parsed = parseJsonText(valueJson);
  return parsed.ok ? toScalarValue(parsed.value) : null;
}
