import type { TemplateComponent } from '../app-template.ts';

const search = `  <form role="search" class="mt-6 flex flex-wrap items-end gap-3" @submit.prevent="find">
    <CwTextInput v-model="search" class="min-w-0 flex-1" name="search" type="search" :maxlength="100" :label="$t('@@policies.search')" />
    <CwButton type="submit" :label="$t('@@find')" />
  </form>
`;

const script = `import VisitorSource from './VisitorSource.vue';

const step = 20;

export default {
  mixins: [VisitorSource],
  data: () => ({ list: [], totalCount: 0, search: '', sought: '', limit: step }),
  computed: {
    countText() {
      return this.$t('@@policies.count', { count: this.totalCount });
    },
    emptyText() {
      if (this.visitor && !this.visitor.mayReadPolicies) return this.$t('@@noRight');
      return this.$t(this.sought ? '@@noMatch' : '@@policies.none');
    },
  },
  methods: {
    load() {
      if (!this.visitor.mayReadPolicies) return {};
      return this.$insurance.policies({ search: this.sought, limit: this.limit });
    },
    find() {
      Object.assign(this, { sought: this.search.trim(), limit: step });
      this.reload();
    },
    // A list has at most 100 entries; the search finds the others.
    showMore() {
      this.limit = Math.min(100, this.limit + step);
      this.reload();
    },
  },
};
`;

/** The policies that the visitor may see, with a search if there are many. */
export function policiesPage({ hasSearch }: { readonly hasSearch: boolean }): TemplateComponent {
  return {
    name: 'PoliciesPage',
    vueTemplate: `<PortalFrame>
  <h1 class="font-secondary text-3xl font-semibold text-c7">{{ $t('@@policies.title') }}</h1>
${hasSearch ? search : ''}  <div v-if="problem" role="alert" class="mt-6">
    <p class="text-cError">{{ problem }}</p>
    <CwButton class="mt-3" :label="$t('@@retry')" @click="reload" />
  </div>
  <CwLoadingSpinner v-else-if="isLoading && list.length === 0" block :text="$t('@@loading')" />
  <p v-else-if="list.length === 0" role="status" class="mt-6 rounded-2xl border border-c2 bg-cWhite p-6">{{ emptyText }}</p>
  <div v-else>
    <p role="status" class="mt-4 text-sm text-c5">{{ countText }}</p>
    <ul class="m-0 mt-3 flex list-none flex-col gap-4 p-0">
      <li v-for="policy in list" :key="policy.id" class="rounded-2xl border border-c2 bg-cWhite p-4 shadow-1 sm:p-6">
        <div class="flex flex-wrap items-start justify-between gap-2">
          <h2 class="text-lg font-semibold text-c7">{{ policy.productName || policy.description || policy.issuerNumber }}</h2>
          <p class="rounded-full px-3 py-1 text-sm font-medium" :class="statusClass(policy.status)">{{ statusOf(policy.status) }}</p>
        </div>
        <dl class="m-0 mt-2 grid gap-x-6 sm:grid-cols-2">
          <div class="flex justify-between gap-4 py-1 sm:justify-start">
            <dt class="text-c5">{{ $t('@@policy.number') }}</dt><dd class="m-0 text-right tabular-nums text-c7">{{ policy.issuerNumber || '–' }}</dd>
          </div>
${
  hasSearch
    ? `          <div class="flex justify-between gap-4 py-1 sm:justify-start">
            <dt class="text-c5">{{ $t('@@policy.holder') }}</dt><dd class="m-0 text-right text-c7">{{ policy.holderName || '–' }}</dd>
          </div>
`
    : ''
}          <div class="flex justify-between gap-4 py-1 sm:justify-start">
            <dt class="text-c5">{{ $t('@@policy.until') }}</dt><dd class="m-0 text-right text-c7">{{ day(policy.endDate) }}</dd>
          </div>
        </dl>
        <p class="mt-3"><CwButton color="default-light" :to="'/policies/' + encodeURIComponent(policy.id)">{{ $t('@@details') }}<span class="sr-only"> {{ policy.issuerNumber }}</span></CwButton></p>
      </li>
    </ul>
    <p v-if="list.length < totalCount" class="mt-6"><CwButton color="default-light" :loading="isLoading" :label="$t('@@more')" @click="showMore" /></p>
  </div>
</PortalFrame>
`,
    script,
  };
}
