import type { TemplateComponent } from '../app-template.ts';

const row = (text: string, value: string) =>
  `      <div class="flex flex-wrap justify-between gap-x-4 py-2"><dt class="text-c5">{{ $t('@@policy.${text}') }}</dt><dd class="m-0 text-right text-c7">{{ ${value} }}</dd></div>\n`;

const script = `import VisitorSource from './VisitorSource.vue';

export default {
  mixins: [VisitorSource],
  data: () => ({ policy: null, printing: '', printed: '', printProblem: '' }),
  computed: {
    printedText() {
      return this.$t('@@policy.downloaded', { name: this.printed });
    },
  },
  methods: {
    async load() {
      const mayRead = this.visitor.mayReadPolicies;
      return { policy: mayRead ? await this.$insurance.policy(this.$route.params.id) : null };
    },
    async print({ id, name }) {
      Object.assign(this, { printing: id, printed: '', printProblem: '' });
      try {
        const pdf = await this.$insurance.policyDocument(this.policy.id, id);
        this.save(pdf, [name, this.policy.issuerNumber].filter(Boolean).join(' ') + '.pdf');
        this.printed = name;
      } catch (error) {
        if (error.code === 'UNAUTHENTICATED') this.leave();
        else this.printProblem = this.$t(error.code === 'LIMIT_EXCEEDED' || error.code === 'BUSY' ? '@@policy.busy' : '@@policy.notPrinted');
      }
      this.printing = '';
    },
    save(pdf, fileName) {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(pdf);
      link.download = fileName;
      link.click();
      // The browser may read the document a moment later.
      setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    },
  },
};
`;

/** A policy with its details and the documents that the app offers. */
export function policyPage(listPath: string): TemplateComponent {
  return {
    name: 'PolicyPage',
    vueTemplate: `<PortalFrame>
  <p><router-link to="${listPath}" class="inline-flex min-h-11 items-center font-medium text-c13">{{ $t('@@policy.back') }}</router-link></p>
  <CwLoadingSpinner v-if="isLoading && !policy" block :text="$t('@@loading')" />
  <div v-else-if="problem" role="alert">
    <p class="text-cError">{{ problem }}</p>
    <CwButton class="mt-3" :label="$t('@@retry')" @click="reload" />
  </div>
  <h1 v-else-if="!policy" class="font-secondary text-3xl font-semibold text-c7">{{ $t('@@policy.none') }}</h1>
  <article v-else>
    <div class="flex flex-wrap items-center justify-between gap-2">
      <h1 class="font-secondary text-3xl font-semibold text-c7">{{ policy.productName || policy.issuerNumber }}</h1>
      <p class="rounded-full px-3 py-1 text-sm font-medium" :class="statusClass(policy.status)">{{ statusOf(policy.status) }}</p>
    </div>
    <p v-if="policy.description" class="mt-1 text-c5">{{ policy.description }}</p>
    <dl class="m-0 mt-6 divide-y divide-c2 rounded-2xl border border-c2 bg-cWhite px-4 py-2 shadow-1 sm:px-6">
${row('number', "policy.issuerNumber || '–'")}${row('holder', "policy.holderName || '–'")}${row('from', 'day(policy.startDate)')}${row('until', 'day(policy.endDate)')}${row('premium', "policy.formattedPremium || '–'")}${row('insured', "policy.insuredNames.join(', ') || '–'")}    </dl>
    <section v-if="policy.exclusions.length > 0" aria-labelledby="exclusions-title" class="mt-8">
      <h2 id="exclusions-title" class="text-xl font-semibold text-c7">{{ $t('@@policy.exclusions') }}</h2>
      <ul class="mt-2 pl-6"><li v-for="exclusion in policy.exclusions" :key="exclusion">{{ exclusion }}</li></ul>
    </section>
    <section v-if="visitor.documents.length > 0" aria-labelledby="documents-title" class="mt-8">
      <h2 id="documents-title" class="text-xl font-semibold text-c7">{{ $t('@@policy.documents') }}</h2>
      <ul class="m-0 mt-3 flex list-none flex-col gap-3 p-0">
        <li v-for="one in visitor.documents" :key="one.id" class="flex flex-wrap items-center justify-between gap-3 rounded-2xl border border-c2 bg-cWhite p-4">
          <span class="text-c7">{{ one.name }}</span>
          <CwButton :loading="printing === one.id" :disabled="printing !== ''" @click="print(one)">{{ $t('@@policy.download') }}<span class="sr-only"> {{ one.name }}</span></CwButton>
        </li>
      </ul>
      <p v-if="printProblem" role="alert" class="mt-3 text-cError">{{ printProblem }}</p>
      <p v-else-if="printed" role="status" class="mt-3">{{ printedText }}</p>
    </section>
  </article>
</PortalFrame>
`,
    script,
  };
}
