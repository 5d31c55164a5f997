/** Joins the Liquid of all inputs into one text, so that a single call checks it, and maps the problems back. Pure. */
import { excerptAtLine } from '@coverwright/insurance/excerpt';
import type { ConsoleEntry } from '../../../console/console-entries.ts';
import type { TemplateSource } from '../../../preview/filled-text.ts';
import { itemPath, type FunctionInput } from '../function-form.ts';

/** Wraps each in its own block, so that a tag of one input cannot close a tag of another. */
const [open, close] = ['{% capture checked %}', '{% endcapture %}\n'];

type Liquid = Pick<FunctionInput, 'name' | 'liquid'>;

/** @param field the name of the checked text in problems */
export function joinLiquid(inputs: readonly Liquid[], field: string): TemplateSource {
  return { field, text: inputs.map(({ liquid }) => `${open}${liquid}${close}`).join('') };
}

/** Assigns each entry to the input that it concerns. */
export function placeEntries(entries: readonly ConsoleEntry[], inputs: readonly Liquid[]): ConsoleEntry[] {
  return entries.map((entry) => {
    if (!entry.position) return entry;
    const { line, column } = entry.position;
    const found = findInput(inputs, line);
    if (!found) return entry;
    const { liquid, name } = found.input;
    const own = { line: line - found.firstLine + 1, column: line === found.firstLine ? column - open.length : column };
    const at = { line: own.line, column: Math.min(Math.max(own.column, 1), liquid.length + 1) };
    return {
      ...entry,
      excerpt: excerptAtLine(liquid, at.line, at.column),
      position: { field: itemPath('input', name), ...at },
    };
  });
}

function findInput(inputs: readonly Liquid[], line: number) {
  let firstLine = 1;
  for (const input of inputs) {
    const lineCount = input.liquid.split('\n').length;
    if (line < firstLine + lineCount) return { input, firstLine };
    firstLine += lineCount;
  }
  return undefined;
}
