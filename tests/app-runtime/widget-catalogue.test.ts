import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { defaultVariants, fixedLooks } from '../../packages/app-runtime/src/catalogue/variants/default-variants.ts';
import { widgetCatalogue } from '../../packages/app-runtime/src/catalogue/widget-catalogue.ts';

const folder = new URL('../../packages/app-runtime/src/widgets/', import.meta.url);

/** The variants added by a module and its imports. */
async function listLooks(module: URL, seen = new Set<string>()): Promise<string[]> {
  if (seen.has(module.href)) return [];
  seen.add(module.href);
  const text = await readFile(module, 'utf8');
  const own = [...text.matchAll(/addDefaultLook\(\{ (\w+):/g)].map(([, name = '']) => name);
  const imports = [...text.matchAll(/^(?:import|\}) (?!type).*from '(\.[^']+)';/gm)].map(([, path = '']) => path);
  const inner = await Promise.all(imports.map((path) => listLooks(new URL(path, module), seen)));
  return [...own, ...inner.flat()];
}

test('names every widget, its module and the looks that this renders', async () => {
  // Imported by address: their types need another configuration than that of tests.
  const widgets: object = await import(new URL('widgets.ts', folder).href);
  expect(Object.keys(widgetCatalogue).toSorted()).toEqual(Object.keys(widgets).toSorted());
  for (const [name, { module, looks }] of Object.entries(widgetCatalogue)) {
    const url = new URL(module, folder);
    const loaded: { default: unknown } = await import(url.href);
    expect(loaded.default, name).toBe(Reflect.get(widgets, name));
    expect((await listLooks(url)).toSorted(), name).toEqual(looks.filter((look) => !fixedLooks.has(look)).toSorted());
    expect(Object.keys(defaultVariants)).toEqual(expect.arrayContaining([...looks]));
  }
});
