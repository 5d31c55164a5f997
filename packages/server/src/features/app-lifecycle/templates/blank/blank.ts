// One page to start from.
import type { AppTemplate } from '../app-template.ts';

export const blank: AppTemplate = {
  components: [
    {
      name: 'HomePage',
      vueTemplate: `<main class="mx-auto min-h-screen w-full max-w-3xl bg-c0 px-4 py-12 font-primary text-c6 sm:px-6">
  <h1 class="text-3xl font-semibold text-c7">{{ $t('@@home.title') }}</h1>
</main>
`,
    },
  ],
  pages: [{ path: '/', name: 'Home', component: 'HomePage', title: 'home.title' }],
  texts: { 'home.title': { en: 'Welcome to {appName}', zh: '歡迎來到 {appName}' } },
};
