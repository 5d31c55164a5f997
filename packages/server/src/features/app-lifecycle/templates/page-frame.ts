import type { TemplateComponent } from './app-template.ts';

interface PageFrame {
  readonly name: string;
  /** Classes that limit the width of header, content and footer. */
  readonly width: string;
  /** Classes for the space above and below the content. */
  readonly space: string;
  /** HTML below the brand and the languages, with a line break at its end. */
  readonly navigation?: string;
  /** Lines of the component's options before its methods. */
  readonly options?: string;
  /** Lines of methods that the navigation calls. */
  readonly methods?: string;
}

/**
 * The frame of every page: a header with the brand and the languages, the content, a footer. Header and content
 * fill the screen, so that the footer is below the fold from the start, and it does not move when a page loads
 * its content.
 */
export function pageFrame({
  name,
  width,
  space,
  navigation = '',
  options = '',
  methods = '',
}: PageFrame): TemplateComponent {
  return {
    name,
    vueTemplate: `<div class="bg-c0 font-primary text-base leading-7 text-c6">
  <div class="flex min-h-screen flex-col">
    <header class="border-b border-c2 bg-cWhite">
      <div class="mx-auto flex w-full ${width} flex-wrap items-center justify-between gap-x-4 px-4 py-2 sm:px-6">
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
${navigation}    </header>
    <main class="mx-auto w-full ${width} flex-1 px-4 py-8 sm:px-6 ${space}"><slot></slot></main>
  </div>
  <footer class="border-t border-c2 bg-cWhite">
    <p class="mx-auto w-full ${width} px-4 py-6 text-sm text-c5 sm:px-6">{{ $t('@@footer') }}</p>
  </footer>
</div>
`,
    script: `const names = { 'en-US': 'English', 'zh-HK': '中文' };

export default {
${options}  methods: {
    nameOf: (locale) => names[locale] || locale,
${methods}  },
};
`,
  };
}
