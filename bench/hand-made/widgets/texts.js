import Vue from 'vue';

const loaders = { 'en-US': () => import('./en-US.json'), 'zh-HK': () => import('./zh-HK.json') };

export const names = { 'en-US': 'English', 'zh-HK': '中文' };
export const locale = Vue.observable({ name: 'en-US', texts: {} });

export function preferredLocale() {
  let stored = null;
  try {
    stored = localStorage.getItem('locale');
  } catch {
    // The browser refuses storage.
  }
  if (names[stored]) return stored;
  return navigator.languages.some((one) => /^zh-(hk|tw|mo|hant)/i.test(one)) ? 'zh-HK' : 'en-US';
}

export async function openLocale(name) {
  const { default: texts } = await loaders[name]();
  locale.name = name;
  locale.texts = texts;
  document.documentElement.lang = name;
}

export async function chooseLocale(name) {
  await openLocale(name);
  try {
    localStorage.setItem('locale', name);
  } catch {
    // The browser refuses storage.
  }
}

export const t = (key, values = {}) =>
  (locale.texts[key] ?? key).replace(/\{(\w+)\}/g, (_all, name) => values[name] ?? '');
