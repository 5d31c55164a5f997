import type { TemplateComponent } from '../app-template.ts';

export const ownRequestsPage: TemplateComponent = {
  name: 'OwnRequestsPage',
  vueTemplate: `<PortalFrame>
  <h1 class="font-secondary text-3xl font-semibold text-c7">{{ $t('@@requests.title') }}</h1>
  <div v-if="problem" role="alert" class="mt-6">
    <p class="text-cError">{{ problem }}</p>
    <CwButton class="mt-3" :label="$t('@@retry')" @click="reload" />
  </div>
  <CwLoadingSpinner v-else-if="isLoading && list.length === 0" block :text="$t('@@loading')" />
  <p v-else-if="list.length === 0" role="status" class="mt-6 rounded-2xl border border-c2 bg-cWhite p-6">{{ $t('@@requests.none') }}</p>
  <ul v-else class="m-0 mt-6 flex list-none flex-col gap-4 p-0">
    <li v-for="request in list" :key="request.id" class="rounded-2xl border border-c2 bg-cWhite p-4 shadow-1 sm:p-6">
      <div class="flex flex-wrap items-start justify-between gap-2">
        <h2 class="text-lg font-semibold text-c7">{{ request.productName || request.caseNumber }}</h2>
        <p class="rounded-full px-3 py-1 text-sm font-medium" :class="statusClass(request.status)">{{ statusOf(request.status) }}</p>
      </div>
      <dl class="m-0 mt-2 grid gap-x-6 sm:grid-cols-2">
        <div class="flex justify-between gap-4 py-1 sm:justify-start">
          <dt class="text-c5">{{ $t('@@request.number') }}</dt><dd class="m-0 text-right tabular-nums text-c7">{{ request.caseNumber || '–' }}</dd>
        </div>
        <div class="flex justify-between gap-4 py-1 sm:justify-start">
          <dt class="text-c5">{{ $t('@@request.received') }}</dt><dd class="m-0 text-right text-c7">{{ instant(request.createdAt, $insurance.locale) }}</dd>
        </div>
        <div v-if="request.formattedPremium" class="flex justify-between gap-4 py-1 sm:justify-start">
          <dt class="text-c5">{{ $t('@@request.premium') }}</dt><dd class="m-0 text-right tabular-nums text-c7">{{ request.formattedPremium }}</dd>
        </div>
      </dl>
    </li>
  </ul>
</PortalFrame>
`,
  script: `import VisitorSource from './VisitorSource.vue';

export default {
  mixins: [VisitorSource],
  data: () => ({ list: [] }),
  methods: {
    async load() {
      const { list } = await this.$insurance.requests({ limit: 100 });
      return { list };
    },
  },
};
`,
};
