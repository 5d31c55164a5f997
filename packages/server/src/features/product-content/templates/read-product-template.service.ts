// The content of a template of new products, read from its folder: that is rare, and takes a few milliseconds.
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { productTemplate } from '../../../graphql/generated/schema-types.ts';
import { type ProductContent, productShape } from '../product-content.ts';

export type TemplateContent = Pick<ProductContent, 'underwritingRules' | 'inputs' | 'rateTables'> & {
  readonly pricing: NonNullable<ProductContent['pricing']>;
};

interface TemplateFolder {
  readonly name: string;
  readonly decides: boolean;
}

const folders: Readonly<Record<productTemplate, TemplateFolder>> = {
  BY_AGE: { name: 'by-age', decides: true },
  BY_ZONE_AND_DURATION: { name: 'by-zone-and-duration', decides: true },
  FLAT: { name: 'flat', decides: false },
};

/** The rows of each table are in a file with its name. */
const contentShape = z.strictObject({
  currencyCode: productShape.shape.pricing.unwrap().shape.currencyCode,
  rateTables: z.array(productShape.shape.rateTables.unwrap().element.omit({ rows: true })),
});

/** Its logic is stored as it is written, with its line breaks. */
export async function readProductTemplate(template: productTemplate): Promise<TemplateContent> {
  const { name, decides } = folders[template];
  const read = async (file: string) =>
    (await readFile(`${import.meta.dirname}/${name}/${file}`, 'utf8')).replace(/\n$/, '');
  const { currencyCode, rateTables } = contentShape.parse(JSON.parse(await read('content.json')));
  return {
    underwritingRules: decides ? await read('underwriting.json') : null,
    inputs: await read('inputs.json'),
    pricing: { amountLogic: await read('pricing.json'), currencyCode },
    rateTables: await Promise.all(
      rateTables.map(async (table) => ({ ...table, rows: await read(`${table.name}.csv`) })),
    ),
  };
}
