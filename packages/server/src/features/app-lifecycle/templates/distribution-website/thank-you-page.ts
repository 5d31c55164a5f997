import type { TemplateComponent } from '../app-template.ts';

export const thankYouPage: TemplateComponent = {
  name: 'ThankYouPage',
  vueTemplate: `<SiteFrame>
  <div v-if="!caseNumber">
    <h1 class="font-secondary text-3xl font-semibold text-c7">{{ $t('@@summary.none') }}</h1>
    <p class="mt-4"><CwButton to="/" :label="$t('@@backHome')" /></p>
  </div>
  <div v-else class="mx-auto max-w-xl rounded-3xl border border-c2 bg-cWhite p-6 text-center shadow-1 sm:p-12">
    <p aria-hidden="true" class="mx-auto flex h-16 w-16 items-center justify-center rounded-full bg-c8 text-3xl text-c12">✓</p>
    <h1 class="mt-6 font-secondary text-3xl font-semibold text-c7">{{ $t('@@thanks.title') }}</h1>
    <CwSpecialCare v-if="isDeclined" class="mt-4 text-left" />
    <p v-else class="mt-4">{{ $t('@@thanks.text') }}</p>
    <p class="mt-8 text-sm text-c5">{{ $t('@@thanks.number') }}</p>
    <p class="mt-1 select-all break-words text-2xl font-semibold tabular-nums text-c13">{{ caseNumber }}</p>
    <p class="mt-8"><CwButton to="/" color="default-light" :label="$t('@@backHome')" /></p>
  </div>
</SiteFrame>
`,
  script: `import QuoteFields from './QuoteFields.vue';

export default {
  mixins: [QuoteFields],
  data: () => ({ caseNumber: '', isDeclined: false }),
  created() {
    const { caseNumber = '', decision } = this.readQuote() || {};
    this.caseNumber = caseNumber;
    this.isDeclined = decision === 'decline';
  },
};
`,
};
