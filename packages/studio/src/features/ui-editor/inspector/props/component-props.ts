/** The props of a component, as described by its root for those who use it: editorSettings.props. Pure. */
import { isJsonList, isJsonObject, type Json } from '@coverwright/insurance/json';
import { parseJsonText } from '@coverwright/rules';

export interface ComponentProp {
  readonly name: string;
  readonly label: string;
  /** The kind of input field. */
  readonly handler: string;
  readonly description: string;
}

export const propHandlers = ['text', 'number', 'boolean', 'json', 'date', 'expression'] as const;

const maxProps = 200;

/** Reads the settings of a component's root; malformed entries are omitted. */
export function readComponentProps(settings: Json | undefined): ComponentProp[] {
  const props = isJsonObject(settings ?? null) ? Reflect.get(Object(settings), 'props') : undefined;
  const listed: readonly Json[] = isJsonList(props) ? props : [];
  return listed.slice(0, maxProps).flatMap((prop): ComponentProp[] => {
    if (!isJsonObject(prop)) return [];
    const text = (key: string) => (typeof prop[key] === 'string' ? prop[key] : '');
    return text('name') === ''
      ? []
      : [{ name: text('name'), label: text('label'), handler: text('handler'), description: text('description') }];
  });
}

/** @param componentJson the stored JSON text of a component */
export function readStoredProps(componentJson: string): ComponentProp[] {
  const parsed = parseJsonText(componentJson);
  const tree = parsed.ok && isJsonObject(parsed.value) ? (parsed.value['editorAst'] ?? null) : null;
  const root = isJsonList(tree) ? (tree.find(isJsonObject) ?? null) : tree;
  return isJsonObject(root) ? readComponentProps(root['editorSettings']) : [];
}

/** The settings with new props; all other settings are retained. */
export function withComponentProps(settings: Json | undefined, props: readonly ComponentProp[]): Json {
  const others = isJsonObject(settings ?? null) ? Object(settings) : {};
  return { ...others, props: props.map((prop) => ({ ...prop })) };
}

export type PropFault = 'required' | 'name' | 'taken';

/** Checks whether Vue accepts the name for a prop. */
export function propNameFault(name: string, others: readonly string[]): PropFault | undefined {
  if (name === '') return 'required';
  if (!/^[a-z][A-Za-z0-9]{0,99}$/.test(name)) return 'name';
  return others.includes(name) ? 'taken' : undefined;
}
