// Snapshots of apps for tests of publishing.
import type { AppSnapshot, ComponentSnapshot, CompilerSettings } from '../publishing/app-snapshot.ts';

export const testRuntime: CompilerSettings = {
  runtimeEntry: `${import.meta.dirname}/app-runtime/start.ts`,
  beginEntry: `${import.meta.dirname}/app-runtime/begin.ts`,
  widgetsFolder: `${import.meta.dirname}/app-runtime`,
  look: [new URL('app-runtime/look.ts', import.meta.url).href],
};

export function component(name: string, vueTemplate: string, script: string | null = null): ComponentSnapshot {
  return { id: `id-${name}`, name, vueTemplate, script, status: 'PUBLISHED' };
}

interface Given {
  readonly components?: readonly ComponentSnapshot[];
  readonly config?: Partial<AppSnapshot['config']>;
  readonly texts?: AppSnapshot['texts'];
  readonly files?: AppSnapshot['files'];
}

/** By default, one page at / that shows Home. */
export function snapshotOf({ components, config, texts = {}, files = [] }: Given = {}): AppSnapshot {
  return {
    tenantId: 'tenant',
    appId: 'travelShop',
    appName: 'Travel shop',
    config: {
      allowedLocales: ['en-US', 'zh-HK'],
      defaultLocale: 'en-US',
      theme: {},
      baseComponentsVariants: {},
      componentRoutes: [{ path: '/', name: 'Home', component: 'Home' }],
      head: {},
      httpHeaders: {},
      endpoints: {},
      analyticsProviders: {},
      paymentProviders: {},
      ...config,
    },
    components: components ?? [component('Home', '<h1>Welcome</h1>')],
    texts,
    files,
  };
}

/** As large as real apps: components of about 60 elements with bindings, lists and listeners. */
export function manyComponents(count: number, change = ''): ComponentSnapshot[] {
  return Array.from({ length: count }, (_, number) => {
    const rows = Array.from(
      { length: 20 },
      (_row, row) =>
        `<div v-for="item in items${row}" :key="item.id" class="flex p-${row % 8} md:mt-${number % 9}" :class="{ hidden: !item.shown && level > ${row} }">
          <label :for="'f' + item.id">{{ item.name }} {{ prefix + ${row} }}</label>
          <input v-model="values['k${row}']" :id="'f' + item.id" @input="touch(item, $event.target.value)">
        </div>`,
    );
    const template = `<section class="w-full">${number === 7 ? change : ''}<h2>Part ${number}</h2>${rows.join('')}</section>`;
    const script = `export default { data: () => ({ level: ${number}, values: {}, prefix: 'p' }), methods: { touch(item, value) { item.value = value } } }`;
    return component(`Part${number}`, template, script);
  });
}
