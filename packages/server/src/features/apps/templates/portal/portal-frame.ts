import type { TemplateComponent } from '../app-template.ts';

/** A page that every page leads to. */
interface PortalLink {
  readonly path: string;
  /** Key of its text. */
  readonly text: string;
}

/** Header with the pages, the languages and the way out, content, footer: around every page of a portal. */
export function portalFrame(links: readonly PortalLink[]): TemplateComponent {
  const entries = links.map(
    ({ path, text }) =>
      `        <li><router-link to="${path}" exact exact-active-class="bg-c8 text-c13" class="inline-flex min-h-11 items-center rounded-lg px-3 font-medium text-c6 no-underline hover:bg-c1">{{ $t('@@${text}') }}</router-link></li>\n`,
  );
  return {
    name: 'PortalFrame',
    vueTemplate: `<div class="flex min-h-screen flex-col bg-c0 font-primary text-base leading-7 text-c6">
  <header class="border-b border-c2 bg-cWhite">
    <div class="mx-auto flex w-full max-w-4xl flex-wrap items-center justify-between gap-x-4 px-4 py-2 sm:px-6">
      <router-link to="/" class="inline-flex min-h-11 items-center gap-3 text-lg font-semibold text-c7 no-underline">
        <span aria-hidden="true" class="inline-block h-7 w-7 shrink-0 rounded-lg bg-c12"></span>
        <span>{{ $t('@@brand') }}</span>
      </router-link>
      <div v-if="$insurance.locales.length > 1" role="group" :aria-label="$t('@@language')" class="flex gap-1">
        <button
          v-for="one in $insurance.locales"
          :key="one"
          type="button"
          :lang="one"
          :aria-pressed="String(one === $insurance.locale)"
          class="min-h-11 min-w-11 rounded-lg border-0 px-3 text-sm font-medium"
          :class="one === $insurance.locale ? 'bg-c8 text-c13' : 'bg-transparent text-c6 hover:bg-c1'"
          @click="$insurance.setLocale(one)"
        >{{ nameOf(one) }}</button>
      </div>
    </div>
    <nav v-if="isSignedIn" :aria-label="$t('@@navigation')" class="mx-auto flex w-full max-w-4xl flex-wrap items-center justify-between gap-x-4 px-2 pb-2 sm:px-4">
      <ul class="m-0 flex list-none flex-wrap gap-1 p-0">
${entries.join('')}      </ul>
      <button type="button" class="min-h-11 rounded-lg border-0 bg-transparent px-3 font-medium text-c13 hover:bg-c1" @click="signOut">{{ $t('@@signOut') }}</button>
    </nav>
  </header>
  <main class="mx-auto w-full max-w-4xl flex-1 px-4 py-8 sm:px-6 sm:py-10"><slot></slot></main>
  <footer class="border-t border-c2 bg-cWhite">
    <p class="mx-auto w-full max-w-4xl px-4 py-6 text-sm text-c5 sm:px-6">{{ $t('@@footer') }}</p>
  </footer>
</div>
`,
    script: `const names = { 'en-US': 'English', 'zh-HK': '中文' };

export default {
  data: () => ({ isSignedIn: false }),
  created() {
    this.isSignedIn = this.$insurance.isSignedIn();
  },
  methods: {
    nameOf: (locale) => names[locale] || locale,
    async signOut() {
      // The token is already deleted from this tab, even if the server could not be reached.
      await this.$insurance.signOut().catch(() => undefined);
      this.$router.replace('/sign-in');
    },
  },
};
`,
  };
}
