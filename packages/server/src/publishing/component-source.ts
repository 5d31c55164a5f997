// Analyzes a component before its template is compiled: its problems, its dependencies, and the classes that it
// names. Pure.
import { listUsedComponents, toPascalCase } from '@coverwright/component-tree/component-names';
import type { TreeDocument } from '@coverwright/component-tree/document';
import { parseTemplate } from '@coverwright/component-tree/parse';
import { type CompileProblem, compileProblem, type ComponentSnapshot } from './app-snapshot.ts';
import type { ComponentUses, UsedName } from './component-order.ts';
import { checkScript } from './script-check.ts';
import { say } from '../sentences/say.ts';

export interface ComponentSource extends ComponentUses {
  readonly id: string;
  readonly template: string;
  readonly script: string | null;
  readonly document: TreeDocument;
  /** Components that the template uses and the script does not register. */
  readonly inTemplate: readonly string[];
  /** Widgets that the template uses as tags. */
  readonly widgets: readonly string[];
  /** Other words that start like the name of a widget, such as the value of an `is`. */
  readonly widgetWords: readonly string[];
  /** Whether it calls the server as a guest. */
  readonly callsServer: boolean;
  /** Words that may be class names. */
  readonly words: ReadonlySet<string>;
  readonly problems: readonly CompileProblem[];
  /** Whether its template may be passed to the compiler. */
  readonly isCompilable: boolean;
}

/** Widgets of the app runtime, which every page has. */
const isWidget = (name: string) => /^Cw[A-Z]/.test(name);

const guestCall = /\$insurance\s*\??\.\s*(?:products|price|underwrite|document|submitRequest|signIn|openLink)\b/;

export function readComponent({ id, name, vueTemplate, script }: ComponentSnapshot): ComponentSource {
  const parsed = parseTemplate(vueTemplate);
  const checked = script === null ? undefined : checkScript(script);
  const known = new Set([...(checked?.registered ?? []), ...(checked?.imports ?? []).flatMap(({ local }) => local)]);
  const positionOf = (nodeId: string) => lineAndColumn(vueTemplate, parsed.offsets.get(nodeId) ?? 0);
  const used = listUsedComponents(parsed.document).filter(({ name: one }) => !known.has(one));
  const inTemplate = used.filter((one) => !isWidget(one.name));
  const uses: UsedName[] = [
    ...inTemplate.map((one) => ({ name: one.name, part: 'template' as const, ...positionOf(one.nodeId) })),
    ...(checked?.imports ?? []).flatMap(({ component, line, column }) =>
      component === undefined ? [] : [{ name: component, part: 'script' as const, line, column }],
    ),
  ];
  return {
    id,
    name,
    template: vueTemplate,
    script,
    document: parsed.document,
    inTemplate: inTemplate.map((one) => one.name),
    widgets: used.flatMap((one) => (isWidget(one.name) ? [one.name] : [])),
    uses,
    callsServer: guestCall.test(vueTemplate) || guestCall.test(script ?? ''),
    widgetWords: listWidgetWords(parsed.document, checked?.strings ?? []),
    words: new Set([...templateWords(parsed.document), ...toWords(checked?.strings ?? [])]),
    isCompilable: parsed.problems.length === 0,
    problems: [
      ...parsed.problems.map(({ line, column, ...fault }) => compileProblem(name, 'template', { fault, line, column })),
      ...(checked?.problems ?? []).map((problem) => compileProblem(name, 'script', problem)),
    ],
  };
}

export function checkUses({ name, uses }: ComponentSource, components: ReadonlyMap<string, string>): CompileProblem[] {
  return uses.flatMap((used) => {
    const status = components.get(used.name);
    if (status !== undefined && status !== 'DEPRECATED') return [];
    const { line, column, part } = used;
    const unusable = { name: used.name };
    const fault =
      status === undefined ? say('USED_COMPONENT_UNKNOWN', unusable) : say('USED_COMPONENT_DEPRECATED', unusable);
    return [compileProblem(name, part, { fault, line, column })];
  });
}

/** In attributes and scripts, in any notation: CwModal, cw-modal, or a Cw to which another text is appended. */
function listWidgetWords({ nodes }: TreeDocument, strings: readonly string[]): string[] {
  const values = [...nodes.values()].flatMap(({ attrs }) => attrs.map(([, value]) => value ?? ''));
  return widgetWordsIn([...values, ...strings]);
}

export function widgetWordsIn(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => text.match(/\b(?:Cw(?:[A-Z]\w*)?|cw(?:-\w+)+|cw-)/g) ?? []);
  return [...new Set(found.map(toPascalCase))];
}

export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** From class attributes, and from the strings in bindings. */
function* templateWords({ nodes }: TreeDocument): Iterable<string> {
  for (const { attrs } of nodes.values()) {
    for (const [name, value] of attrs) {
      if (value === null) continue;
      if (/class$/i.test(name) && !/^(?::|v-bind:)/.test(name)) yield* value.split(/\s+/);
      else if (/^(?::|v-|@|#)/.test(name)) yield* bindingWords(value, name);
    }
  }
}

/** Strings in quotes, and the keys of { hidden: isHidden }. */
function* bindingWords(value: string, name: string): Iterable<string> {
  for (const [, , text = ''] of value.matchAll(/(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)) yield* text.split(/\s+/);
  if (/class$/i.test(name)) for (const [, key = ''] of value.matchAll(/([\w-]+)\s*:/g)) yield key;
}

function* toWords(strings: readonly string[]): Iterable<string> {
  for (const text of strings) if (text.length <= 2000) yield* text.split(/\s+/);
}
