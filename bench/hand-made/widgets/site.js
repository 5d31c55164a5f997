// The website: its pages, each loaded when it is opened, and what happens between them.
import Vue from 'vue';
import VueRouter from 'vue-router';
import LoadFailure from './load-failure.vue';
import { locale, openLocale, preferredLocale, t } from './texts.js';

Vue.config.productionTip = false;
Vue.use(VueRouter);

const reported = new Set();
Vue.config.errorHandler = (failure, component) => {
  console.error(failure);
  const name = component?.$options.name ?? 'component';
  if (reported.has(name)) return;
  reported.add(name);
  const body = JSON.stringify({ app: 'harbourDirect', script: new URL(import.meta.url).pathname, component: name });
  const headers = { 'content-type': 'application/json' };
  fetch('/component-failures', { method: 'POST', keepalive: true, headers, body }).catch(() => {});
};

const page = (load) => () => load().catch(() => ({ default: LoadFailure }));
const routes = [
  { path: '/', component: page(() => import('./home-page.vue')), meta: { title: 'home.title', lead: 'home.lead' } },
  {
    path: '/products/:plan/:type/:version?',
    component: page(() => import('./product-page.vue')),
    meta: { title: 'product.title', lead: 'product.lead' },
  },
  {
    path: '/quote/:plan/:type/:version?',
    component: page(() => import('./quote-page.vue')),
    meta: { title: 'quote.title', lead: 'quote.lead' },
  },
  {
    path: '/summary',
    component: page(() => import('./summary-page.vue')),
    meta: { title: 'summary.title', lead: 'home.lead' },
  },
  {
    path: '/thank-you',
    component: page(() => import('./thank-you-page.vue')),
    meta: { title: 'thanks.title', lead: 'home.lead' },
  },
  {
    path: '*',
    component: page(() => import('./not-found-page.vue')),
    meta: { title: 'notFound.title', lead: 'home.lead' },
  },
];

const router = new VueRouter({
  mode: 'history',
  routes,
  scrollBehavior: ({ hash }, _from, saved) => saved ?? (hash ? { selector: hash } : { x: 0, y: 0 }),
});

function showHead({ meta }) {
  document.title = t(meta.title);
  document.querySelector('meta[name=description]').content = t(meta.lead);
}

function focusHeading() {
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Shown while a page is loading slowly. */
const waiting = Vue.observable({ isShown: false, timer: 0 });
router.beforeEach((_to, _from, next) => {
  clearTimeout(waiting.timer);
  waiting.timer = setTimeout(() => (waiting.isShown = true), 400);
  next();
});
router.afterEach((to, from) => {
  clearTimeout(waiting.timer);
  waiting.isShown = false;
  showHead(to);
  if (from.matched.length > 0 && to.path !== from.path) Vue.nextTick(focusHeading);
});

await openLocale(preferredLocale());
const root = new Vue({
  router,
  data: { locale },
  watch: { 'locale.name': () => showHead(router.currentRoute) },
  render(h) {
    const bar = waiting.isShown ? [h('div', { class: 'waiting', attrs: { role: 'status' } }, t('loading'))] : [];
    return h('div', { attrs: { id: 'app' } }, [...bar, h('router-view')]);
  },
});
router.onReady(() => root.$mount('#app'));
