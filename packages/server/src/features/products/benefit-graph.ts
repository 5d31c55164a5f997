// From the rows of a product's benefits to the tree that clients read, with its texts.
import { parseJsonText } from '@coverwright/rules';
import { type ScalarValue, toScalarValue } from '../../graphql/scalar-value.ts';
import type { Benefit } from './benefit.ts';
import { productKey, type ProductId } from './product.ts';

export interface BenefitNode {
  readonly typeId: string;
  readonly optionKey: string | null;
  readonly name: string | null;
  readonly description: string | null;
  readonly value: string | null;
  readonly detailedValue: string | null;
  readonly rawData: string | null;
  /** Read only when it is asked for. */
  readonly value2: () => ScalarValue | null;
  readonly currencyCode: string | null;
  readonly isOptional: boolean;
  readonly isValueInput: boolean;
  readonly parentOptionKeys: readonly string[] | null;
  readonly options: readonly BenefitNode[];
  readonly children: readonly BenefitNode[];
}

type Texts = ReadonlyMap<string, string>;

/** Keys of the texts of a benefit, or of one of its options. */
export function benefitTextKeys(id: ProductId, { typeId, optionKey }: Pick<Benefit, 'typeId' | 'optionKey'>) {
  const benefit = `${productKey(id)}-benefits-${typeId}`;
  const option = optionKey === '' ? benefit : `${benefit}-options-${optionKey}`;
  return {
    name: `${option}-name`,
    description: `${option}-description`,
    value: `${option}-format`,
    detailedValue: `${option}-detailedFormat`,
  };
}

export function listTextKeys(id: ProductId, benefits: readonly Benefit[]): string[] {
  return [
    ...new Set(
      benefits.flatMap(({ typeId, optionKey }) => [
        ...Object.values(benefitTextKeys(id, { typeId, optionKey })),
        ...(optionKey === '' ? [] : Object.values(benefitTextKeys(id, { typeId, optionKey: '' }))),
      ]),
    ),
  ];
}

/** Benefits in their order; one whose parent is gone stands at the top rather than being lost. */
export function toBenefitGraph(id: ProductId, benefits: readonly Benefit[], texts: Texts): BenefitNode[] {
  const byType = Map.groupBy(benefits, (benefit) => benefit.typeId);
  const parentOf = (rows: readonly Benefit[]): string | undefined =>
    rows.map((row) => row.parentTypeId).find((parent) => parent !== null && byType.has(parent)) ?? undefined;
  const byParent = Map.groupBy(byType.values(), parentOf);
  const toNodes = (parent: string | undefined): BenefitNode[] =>
    (byParent.get(parent) ?? []).flatMap((rows) => {
      const [first] = rows;
      return first === undefined ? [] : [toNode(id, first.typeId, rows, texts, toNodes(first.typeId))];
    });
  return toNodes(undefined);
}

function toNode(
  id: ProductId,
  typeId: string,
  rows: readonly Benefit[],
  texts: Texts,
  children: readonly BenefitNode[],
): BenefitNode {
  const options = rows.filter((row) => row.optionKey !== '').map((row) => toLeaf(id, row, texts));
  const itself = rows.find((row) => row.optionKey === '') ?? groupOfOptions(typeId, rows);
  return { ...toLeaf(id, itself, texts), isOptional: options.length > 0 || itself.isValueInput, options, children };
}

/** A benefit that exists only by its options has no value of its own. */
function groupOfOptions(typeId: string, rows: readonly Benefit[]): Benefit {
  const parentTypeId = rows.find((row) => row.parentTypeId !== null)?.parentTypeId ?? null;
  const parentOptionKeys = rows.find((row) => row.parentOptionKeys !== null)?.parentOptionKeys ?? null;
  const valueless = { currencyCode: null, isValueInput: false, valueJson: null };
  return { typeId, optionKey: '', parentTypeId, parentOptionKeys, ...valueless };
}

function toLeaf(id: ProductId, benefit: Benefit, texts: Texts): BenefitNode {
  const keys = benefitTextKeys(id, benefit);
  const { typeId, optionKey, valueJson, currencyCode, isValueInput, parentOptionKeys } = benefit;
  return {
    typeId,
    optionKey: optionKey === '' ? null : optionKey,
    name: texts.get(keys.name) ?? null,
    description: texts.get(keys.description) ?? null,
    value: texts.get(keys.value) ?? null,
    detailedValue: texts.get(keys.detailedValue) ?? null,
    rawData: valueJson,
    value2: () => toValue(valueJson),
    currencyCode,
    isOptional: optionKey !== '' || isValueInput,
    isValueInput,
    parentOptionKeys,
    options: [],
    children: [],
  };
}

function toValue(valueJson: string | null): ScalarValue | null {
  if (valueJson === null) return null;
  const parsed = parseJsonText(valueJson);
  return parsed.ok ? toScalarValue(parsed.value) : null;
}
