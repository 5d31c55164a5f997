// The file format of a function: the key of its workbook, and its inputs, outputs and saved calls without their
// ids. The workbook is checked again after the import. Pure.
import type { JsonObject } from '@coverwright/rules';
import { z } from 'zod';
import { templateTransfer } from '../../templates/content/content-shape.ts';
import {
  readFunction,
  toInput,
  toOutput,
  validateFileKey,
  validateInput,
  validateItem,
  validateItems,
  validateUnique,
  variableOf,
} from './function.ts';
import { savedCallsMax, toSavedCall, validateSavedCalls } from './saved-calls.ts';

const item = { name: z.string(), var: z.string() };

const shape = z.strictObject({
  fileKey: z.string().nullable(),
  inputs: z.array(z.strictObject({ ...item, liquid: z.string(), type: z.string().nullable() })),
  outputs: z.array(z.strictObject(item)),
  savedCalls: z
    .array(
      z.strictObject({
        name: z.string(),
        inputsJsonString: z.string(),
        outputsJsonString: z.string(),
        asOf: z.string().nullable(),
      }),
    )
    .max(savedCallsMax),
});

export const functionTransfer = templateTransfer({
  textKeys: [],
  shape,
  toFile: (stored): JsonObject => {
    const { fileKey, inputs, outputs, savedCalls } = readFunction(stored);
    return {
      fileKey,
      inputs: inputs.map(({ id: _id, ...input }) => input),
      outputs: outputs.map(({ id: _id, ...output }) => output),
      savedCalls: savedCalls.map(({ name, inputs: values, outputs: expected, asOf }) => ({
        name,
        inputsJsonString: JSON.stringify(values),
        outputsJsonString: JSON.stringify(expected),
        asOf,
      })),
    };
  },
  validateContent: ({ fileKey, inputs, outputs, savedCalls }, path) => [
    ...validateFileKey(fileKey, `${path}.fileKey`),
    ...validateItems(inputs, `${path}.inputs`, validateInput),
    ...validateItems(outputs, `${path}.outputs`, validateItem),
    ...validateUnique('input', inputs, `${path}.inputs`),
    ...validateUnique('output', outputs, `${path}.outputs`),
    ...validateSavedCalls(savedCalls, `${path}.savedCalls`),
  ],
  toStoredContent: ({ fileKey, inputs, outputs, savedCalls }, stored): JsonObject => {
    const kept = readFunction(stored);
    // Other programs refer to an input or output by its id, so an existing one keeps it.
    const idsOf = (kind: 'input' | 'output', items: readonly { id: string; name: string; var: string }[]) =>
      new Map(items.map((each) => [variableOf(kind, each).toLowerCase(), each.id]));
    const [inputIds, outputIds] = [idsOf('input', kept.inputs), idsOf('output', kept.outputs)];
    return {
      fileKey,
      engine: Object.fromEntries(Object.entries(kept.engine).map(([name, value]) => [name, value ?? null])),
      inputs: inputs.map((input, index) => ({
        ...toInput(input, inputIds.get(variableOf('input', input).toLowerCase()) ?? `imported-input-${index}`),
      })),
      outputs: outputs.map((output, index) => ({
        ...toOutput(output, outputIds.get(variableOf('output', output).toLowerCase()) ?? `imported-output-${index}`),
      })),
      savedCalls: savedCalls.map((call, index) => ({ ...toSavedCall(call, `imported-call-${index}`) })),
    };
  },
  toFileKeys: (content) => {
    const { fileKey } = readFunction(content);
    return fileKey === null ? [] : [fileKey];
  },
});
