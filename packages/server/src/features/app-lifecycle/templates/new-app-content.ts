// Adapts a template to an app: its own text keys, and component names that the tenant does not use yet. Pure.
import { defaultTheme } from '@coverwright/app-runtime/theme';
import { defaultVariants, fixedLooks } from '@coverwright/app-runtime/variants';
import { type AppTemplate, templateLocales } from './app-template.ts';

export interface NewApp {
  readonly appId: string;
  readonly appName: string;
}

const changeableVariants = Object.fromEntries(
  Object.entries(defaultVariants).filter(([name]) => !fixedLooks.has(name)),
);

/** The candidate names of each component, by its name in the template, in order of preference. */
export function listNames({ components }: AppTemplate, appId: string): ReadonlyMap<string, readonly string[]> {
  const prefix = toPascalCase(appId);
  const numbers = Array.from({ length: 20 }, (_, at) => at + 2);
  return new Map(
    components.map(({ name }) => {
      const own = `${prefix.slice(0, 60)}${name}`;
      return [name, [name, own, ...numbers.map((number) => `${own}${number}`)]];
    }),
  );
}

/** travel-shop_2 becomes TravelShop2. */
function toPascalCase(appId: string): string {
  return appId.replaceAll(/(?:^|[-_]+)([A-Za-z0-9])?/g, (_match, letter = '') => String(letter).toUpperCase());
}

/**
 * Chooses the first free name for each component; names already chosen count as taken.
 * @param taken in lower case
 */
export function chooseNames(
  candidates: ReadonlyMap<string, readonly string[]>,
  taken: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const used = new Set(taken);
  const chosen = new Map<string, string>();
  for (const [name, choices] of candidates) {
    const free = choices.find((choice) => !used.has(choice.toLowerCase())) ?? name;
    used.add(free.toLowerCase());
    chosen.set(name, free);
  }
  return chosen;
}

export function toNewAppContent(template: AppTemplate, { appId, appName }: NewApp, names: ReadonlyMap<string, string>) {
  const prefix = `apps-${appId}-`;
  const inApp = (source: string) => rename(source, names).replaceAll('@@', prefix);
  return {
    config: {
      allowedLocales: [...templateLocales],
      defaultLocale: 'en-US',
      themeJsonString: JSON.stringify(defaultTheme),
      baseComponentsVariantsJsonString: JSON.stringify(changeableVariants),
      head: { title: appName },
      componentRoutes: template.pages.map(({ path, name, component, title, description, robots }) => ({
        path,
        name,
        component: names.get(component) ?? component,
        metaJsonString: JSON.stringify({
          title: `${prefix}${title}`,
          ...(description !== undefined && { description: `${prefix}${description}` }),
          ...(robots !== undefined && { robots }),
        }),
      })),
    },
    components: template.components.map(({ name, vueTemplate, script }) => ({
      name: names.get(name) ?? name,
      vueTemplate: inApp(vueTemplate),
      script: script === undefined ? undefined : inApp(script),
    })),
    texts: Object.entries(template.texts).flatMap(([locale, texts]) =>
      Object.entries(texts).map(([key, value]) => ({
        key: `${prefix}${key}`,
        locale,
        value: value.replaceAll('{appName}', () => appName),
      })),
    ),
  };
}

/** Component names never occur in sources with another meaning. */
function rename(source: string, names: ReadonlyMap<string, string>): string {
  return source.replaceAll(/\b[A-Z][A-Za-z0-9]*\b/g, (word) => names.get(word) ?? word);
}
