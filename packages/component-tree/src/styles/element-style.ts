/**
 * The style of one element as expressed by its classes: the value of a property in a state and from a width on, where
 * it comes from, and which classes contradict it. Classes that the design tab cannot write are left in place.
 */
import {
  isSameScope,
  readClass,
  splitClasses,
  type StyleClass,
  type StyleScope,
  viewports,
  writeClass,
} from './style-class.ts';
import {
  familyOf,
  getProperty,
  isValueOf,
  type StyleGroup,
  type ThemeNames,
  writeUtilities,
} from './style-properties.ts';

export interface ElementStyle {
  readonly own: readonly StyleClass[];
  /** Classes that the element gets from its widget's variant. */
  readonly base: readonly StyleClass[];
  /** The element's own classes that the design tab does not recognize, in order. */
  readonly unknown: readonly string[];
  readonly names: ThemeNames;
}

export interface FoundValue {
  readonly value: string;
  /** own: from this scope. scope: from another scope that also applies. base: from the widget's variant. */
  readonly origin: 'own' | 'scope' | 'base';
  readonly from: StyleClass;
}

export interface StyleChange {
  readonly property: string;
  /** undefined resets the property to the value that applies without the element's own class. */
  readonly value: string | undefined;
}

export function readStyle(classText: string, baseText: string, names: ThemeNames): ElementStyle {
  const own: StyleClass[] = [];
  const unknown: string[] = [];
  for (const text of splitClasses(classText)) {
    const read = readClass(text, names);
    if (read) own.push(read);
    else unknown.push(text);
  }
  const base = splitClasses(baseText).flatMap((text) => readClass(text, names) ?? []);
  return { own, base, unknown, names };
}

/**
 * The value of a property in a scope. A hover class takes precedence over a width class, because its selector is more
 * specific.
 */
export function findValue(style: ElementStyle, property: string, scope: StyleScope): FoundValue | undefined {
  const applied = applicableScopes(scope);
  const find = (classes: readonly StyleClass[], wanted: StyleScope, isImportant: boolean): FoundValue | undefined => {
    const from = classes.findLast(
      (one) =>
        one.isImportant === isImportant && isSameScope(one.scope, wanted) && valueIn(one, property) !== undefined,
    );
    if (from === undefined) return undefined;
    const isBase = classes === style.base;
    const origin = isBase ? 'base' : isSameScope(wanted, scope) ? 'own' : 'scope';
    return { value: valueIn(from, property) ?? '', origin, from };
  };
  for (const isImportant of [true, false]) {
    for (const wanted of applied) {
      const found = find(style.own, wanted, isImportant) ?? find(style.base, wanted, isImportant);
      if (found) return found;
    }
  }
  return undefined;
}

/** Whether the element itself sets anything in a group, in any state and at any width. */
export function hasOwnValue({ own }: ElementStyle, group: StyleGroup): boolean {
  return own.some(({ declarations }) => declarations.some(([id]) => getProperty(id).group === group));
}

/**
 * The class text after changes in one scope. Contradicting classes are replaced in place. A value that the widget's
 * variant sets as well becomes important; otherwise the order of the style sheet would decide.
 */
export function changeStyle(
  classText: string,
  changes: readonly StyleChange[],
  scope: StyleScope,
  style: ElementStyle,
): string {
  return changes.reduce((text, change) => changeProperty(text, change, scope, style), classText);
}

/** The class text with the classes of another element, which replace those for the same properties and scopes. */
export function pasteStyle(classText: string, pasted: string, style: ElementStyle): string {
  let text = classText;
  for (const one of splitClasses(pasted)) {
    const read = readClass(one, style.names);
    if (read) {
      const changes = read.declarations.map(([property, value]) => ({ property, value }));
      text = changeStyle(text, changes, read.scope, style);
    } else if (!splitClasses(text).includes(one)) text = `${text} ${one}`.trim();
  }
  return text;
}

function changeProperty(classText: string, change: StyleChange, scope: StyleScope, style: ElementStyle): string {
  const { property, value } = change;
  if (value !== undefined && !isValueOf(getProperty(property), value, style.names)) return classText;
  const family = familyOf(property);
  const kept: (string | undefined)[] = [];
  const declarations = new Map<string, { readonly value: string; readonly isImportant: boolean }>();
  for (const text of splitClasses(classText)) {
    const read = readClass(text, style.names);
    const isAffected =
      read !== undefined && isSameScope(read.scope, scope) && read.declarations.some(([id]) => family.has(id));
    if (!isAffected) {
      kept.push(text);
      continue;
    }
    if (declarations.size === 0) kept.push(undefined);
    for (const [id, old] of read.declarations) declarations.set(id, { value: old, isImportant: read.isImportant });
  }
  declarations.delete(property);
  if (value !== undefined) {
    const isImportant = style.base.some((one) => valueIn(one, property) !== undefined);
    declarations.set(property, { value, isImportant });
  }
  const written = [false, true].flatMap((isImportant) =>
    writeUtilities(
      new Map([...declarations].flatMap(([id, one]) => (one.isImportant === isImportant ? [[id, one.value]] : []))),
    ).map((utility) => writeClass(utility, scope, isImportant)),
  );
  if (!kept.includes(undefined)) kept.push(undefined);
  return kept.flatMap((text) => text ?? written).join(' ');
}

/** The scopes whose classes apply in a scope, in order of precedence. */
function applicableScopes({ state, viewport }: StyleScope): StyleScope[] {
  const reached = viewports.slice(0, viewports.indexOf(viewport) + 1).toReversed();
  const scopes = (one: StyleScope['state']) => reached.map((at): StyleScope => ({ state: one, viewport: at }));
  return state === 'hover' ? [...scopes('hover'), ...scopes('normal')] : scopes('normal');
}

function valueIn({ declarations }: StyleClass, property: string): string | undefined {
  return declarations.find(([id]) => id === property)?.[1];
}
