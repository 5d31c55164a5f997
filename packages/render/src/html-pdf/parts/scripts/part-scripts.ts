// The scripts of a header or footer: recognizing them, what they fill in, and their warnings.
import type { DefaultTreeAdapterTypes } from 'parse5';
import type { PdfWarning } from '../../pdf-request.ts';
import { isScriptType, mostWarnings, toScriptWarning } from './script-warnings.ts';
import { isStockCall, readStockScript } from './stock-script.ts';
import type { PageVariable } from '@coverwright/insurance/page-variables';

type Element = DefaultTreeAdapterTypes.Element;

export interface ScriptReading {
  /** Whether elements of this class get the value. */
  readonly fills: (variable: PageVariable, isEmpty: boolean) => boolean;
  readonly warnings: PdfWarning[];
}

/** Removes the event handlers from the elements; the script elements remain. */
export function takeScripts(elements: readonly Element[], html: string, text: 'header' | 'footer'): ScriptReading {
  const scripts = elements.filter(({ tagName, attrs }) => tagName === 'script' && isScriptType(valueOf(attrs, 'type')));
  const read = scripts.map((element) => ({ element, code: codeOf(element), stock: readStockScript(codeOf(element)) }));
  const stock = read.flatMap((script) => script.stock ?? []);
  const functions = new Set(stock.flatMap((script) => [...script.functions]));
  const foreign = read.filter(
    ({ element, code, stock: known }) =>
      valueOf(element.attrs, 'src') !== '' ||
      (known === undefined && code.trim() !== '' && !isStockCall(code, functions)),
  );
  const offsets = foreign.map(({ element }) => element.sourceCodeLocation?.startOffset ?? 0);
  for (const element of elements) offsets.push(...takeHandlers(element, functions).slice(0, mostWarnings));
  // A custom script that parses the address fills in the same elements, and does more with them.
  const overwritesAll =
    stock.some(({ variables }) => variables === undefined) || foreign.some(({ code }) => /\blocation\b/.test(code));
  const named = new Set(stock.flatMap(({ variables }) => [...(variables ?? [])]));
  return {
    fills: (variable, isEmpty) => isEmpty || overwritesAll || named.has(variable),
    warnings: offsets
      .toSorted((one, other) => one - other)
      .slice(0, mostWarnings)
      .map((offset) => toScriptWarning(text, html, offset)),
  };
}

function takeHandlers(element: Element, functions: ReadonlySet<string>): number[] {
  const isHandler = ({ name }: Element['attrs'][number]) => /^on/i.test(name);
  const handlers = element.attrs.filter(isHandler);
  if (handlers.length === 0) return [];
  element.attrs = element.attrs.filter((attribute) => !isHandler(attribute));
  return handlers.flatMap(({ name, value }) => {
    if (isStockCall(value, functions)) return [];
    return element.sourceCodeLocation?.attrs?.[name]?.startOffset ?? element.sourceCodeLocation?.startOffset ?? 0;
  });
}

function valueOf(attributes: Element['attrs'], wanted: string): string {
  return attributes.find(({ name }) => name === wanted)?.value ?? '';
}

function codeOf(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}
