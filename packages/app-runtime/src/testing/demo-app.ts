// An app as publishing would generate it, for browser tests: pages that work, throw, or cannot be loaded.
import Vue, { type VNode } from 'vue';
import type { Insurance } from '../insurance-client/insurance.ts';
import type { AppRoute } from '../start/app-routes.ts';
import { begin } from '../start/begin.ts';
import { startApp } from '../start/start-app.ts';
import { CwButton } from '../widgets/widgets.ts';

const home = Vue.extend({
  name: 'HomePage',
  components: { CwButton },
  data: () => ({ price: '' }),
  methods: {
    async ask(): Promise<void> {
      const insurance: Insurance = Reflect.get(this, '$insurance');
      this.price = await insurance.price({ plan: 'single_trip', type: 'travel' }, { days: 3 }).then(
        ({ formattedPrice }) => formattedPrice ?? '',
        (error: Error) => error.message,
      );
    },
    async speakChinese(): Promise<void> {
      const insurance: Insurance = Reflect.get(this, '$insurance');
      await insurance.setLocale('zh-HK');
    },
  },
  render(h): VNode {
    const say: (key: string) => string = Reflect.get(this, '$t');
    const link = (to: string, text: string): VNode => h('router-link', { props: { to } }, text);
    return h('main', { class: 'mx-auto flex max-w-2xl flex-col gap-3 p-6' }, [
      h('h1', say('home.title')),
      h('p', say('home.missing')),
      link('/long', 'Long page'),
      link('/broken', 'Broken page'),
      link('/lost', 'Lost page'),
      h('CwButton', { props: { label: 'Price' }, on: { click: () => this.ask() } }),
      h('CwButton', { props: { label: '中文' }, on: { click: () => this.speakChinese() } }),
      h('output', { attrs: { id: 'price' } }, this.price),
    ]);
  },
});

const broken = Vue.extend({
  name: 'BrokenPart',
  render(): VNode {
    throw new Error('This part is broken.');
  },
});

const brokenPage = Vue.extend({
  name: 'BrokenPage',
  data: () => ({ count: 0 }),
  render(h): VNode {
    const click = (): void => {
      this.count += 1;
    };
    return h('main', [h('h1', 'Broken'), h(broken), h('button', { on: { click } }, `Count ${this.count}`)]);
  },
});

const longPage = Vue.extend({
  name: 'LongPage',
  render: (h): VNode =>
    h('main', [h('h1', 'Long'), h('div', { style: { height: '5000px' } }), h('p', { attrs: { id: 'end' } }, 'End')]),
});

const routes: AppRoute[] = [
  {
    path: '/',
    name: 'Home',
    component: async () => ({ default: home }),
    meta: { title: 'home.title', description: 'A demo' },
  },
  { path: '/old', redirect: '/long' },
  { path: '/long', component: async () => ({ default: longPage }), meta: { title: 'Long' } },
  { path: '/broken', component: async () => ({ default: brokenPage }), meta: { title: 'Broken' } },
  // A chunk of a release that no longer exists.
  { path: '/lost', component: async () => import(new URL('/gone.js', location.href).href) },
];

const locales = { allowed: ['en-US', 'zh-HK'], default: 'en-US' };
const paths: Readonly<Record<string, string>> = { 'en-US': '/texts-en-US.json', 'zh-HK': '/texts-zh-HK.json' };

// Like the script in the HTML of a published page.
begin({ ...locales, paths, endpoints: {} });
const errors: string[] = [];
Reflect.set(window, 'errors', errors);
await startApp({
  mount: '#root',
  appId: 'demo',
  routes,
  locales: { ...locales, load: async (locale) => (await fetch(paths[locale] ?? '')).json() },
  onError: (error, where) => errors.push(`${where}: ${error instanceof Error ? error.message : String(error)}`),
});
