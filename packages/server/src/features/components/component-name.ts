// Rules for component names, and the names that a template or script uses. Pure.
import type { Problem } from '../../errors/user-error.ts';
import { validateText } from '../../errors/validate-text.ts';
import { say } from '../../sentences/say.ts';

export const componentNameMaxLength = 100;

/** Names of HTML and SVG elements: Vue renders the element even if a component is registered under that name. */
const elementNames: ReadonlySet<string> = new Set(
  `a abbr address animate animatemotion animatetransform area article aside audio b base bdi bdo blockquote body br button
  canvas caption circle cite clippath code col colgroup data datalist dd defs del desc details dfn dialog div dl dt ellipse
  em embed fieldset figcaption figure filter font footer foreignobject form g h1 h2 h3 h4 h5 h6 head header hgroup hr html i
  iframe image img input ins kbd label legend li line lineargradient link main map mark marker mask math menu meta metadata
  meter missing-glyph mpath nav noscript object ol optgroup option output p param path pattern picture polygon polyline pre
  progress q radialgradient rect rp rt rtc ruby s samp script search section select set small source span stop strong style
  sub summary sup svg switch symbol table tbody td template text textarea textpath tfoot th thead time title tr track tspan u
  ul use var video view wbr`.split(/\s+/),
);

/** Components that Vue and its router register. */
const vueNames: ReadonlySet<string> = new Set([
  'component',
  'slot',
  'transition',
  'transitiongroup',
  'keepalive',
  'routerview',
  'routerlink',
  'suspense',
  'teleport',
]);

export function validateComponentName(name: string | null | undefined, path: string): Problem[] {
  const rule = { name: 'component name', maxLength: componentNameMaxLength, isRequired: true };
  const problems = validateText(name, path, rule);
  if (problems.length > 0 || name === null || name === undefined) return problems;
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
    const sentence = say('COMPONENT_NAME_INVALID');
    return [{ code: 'INVALID', ...sentence, path }];
  }
  const lower = name.toLowerCase();
  if (elementNames.has(lower)) return [takenBy(`the element <${lower}>`, name, path)];
  if (vueNames.has(lower)) return [takenBy('Vue', name, path)];
  return /^Cw[A-Z]/.test(name) ? [takenBy('the widgets', name, path)] : [];
}

function takenBy(owner: string, name: string, path: string): Problem {
  const sentence = say('COMPONENT_NAME_RESERVED', { name, owner });
  return { code: 'INVALID', ...sentence, path };
}

/** Names that may be components: tags and is attributes of the template, and imports of the script; sorted. */
export function namesUsed(template: string, script: string): string[] {
  const tags = [
    ...template.matchAll(/<([A-Za-z][A-Za-z0-9-]{0,199})/g),
    ...template.matchAll(/\bis="'?([A-Za-z][A-Za-z0-9-]{0,199})'?"/g),
  ];
  const imports = script.matchAll(/\bimport\s{1,20}([A-Z][A-Za-z0-9]{0,199})\b/g);
  const found = new Set([...tags, ...imports].map(([, name = '']) => name));
  const mayBeComponent = (name: string) => validateComponentName(name, '').length === 0;
  return [...new Set([...found].map(toPascalCase))].filter(mayBeComponent).toSorted();
}

/** Follows Vue's resolution of tags to components: quote-form is QuoteForm. */
function toPascalCase(tag: string): string {
  return tag.replaceAll(/(?:^|-)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase()).replaceAll('-', '');
}
