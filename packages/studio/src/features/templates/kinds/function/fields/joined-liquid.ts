/** The Liquid of all inputs as one text, so that it is checked by one call, and what was found in it. Pure. */
import { excerptAtLine } from '@coverwright/insurance/excerpt';
import type { ConsoleEntry } from '../../../console/console-entries.ts';
import type { TemplateSource } from '../../../preview/filled-text.ts';
import { itemPath, type FunctionInput } from '../function-form.ts';

/** A block of its own for each, so that no tag of one is closed by another. */
const [open, close] = ['{% capture checked %}', '{% endcapture %}\n'];

type Liquid = Pick<FunctionInput, 'name' | 'liquid'>;

/** @param field what problems call a text that is checked */
export function joinLiquid(inputs: readonly Liquid[], field: string): TemplateSource {
  return { field, text: inputs.map(({ liquid }) => `${open}${liquid}${close}`).join('') };
}

/** Each entry at the input that it is about. */
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
