import { z } from 'zod';
import { randomId } from '../../../../database/random-id.ts';
import { templateTransfer } from '../../content/content-shape.ts';
import { readValues, validateDynamicContent, validateDynamicValue } from './dynamic.ts';

/** The file format of a dynamic template: its values as JSON texts, without their ids. */
export const dynamicTransfer = templateTransfer({
  textKeys: [],
  shape: z.strictObject({ values: z.array(z.string()) }),
  toFile: (stored) => ({ values: readValues(stored).map(({ valueJsonString }) => valueJsonString) }),
  validateContent: ({ values }, path) => [
    ...values.flatMap((valueJsonString, index) =>
      validateDynamicValue({ valueJsonString }).map((problem) => ({ ...problem, path: `${path}.values.${index}` })),
    ),
    ...validateDynamicContent({ values: values.map((valueJsonString) => ({ valueId: '', valueJsonString })) }).map(
      (problem) => ({ ...problem, path: `${path}.values` }),
    ),
  ],
  // Programs refer to a value by its id, so an existing value keeps it.
  toStoredContent: ({ values }, stored) => {
    const free = readValues(stored);
    const kept = values.map((text) => {
      const at = free.findIndex(({ valueJsonString }) => valueJsonString === text);
      return { text, valueId: at < 0 ? randomId() : (free.splice(at, 1)[0]?.valueId ?? randomId()) };
    });
    return { values: kept.map(({ text, valueId }) => ({ valueId, valueJsonString: text })) };
  },
});
