import type { TemplateComponent } from '../app-template.ts';

export const requestsPage: TemplateComponent = {
  name: 'RequestsPage',
  vueTemplate: `<PortalFrame>
  <h1 class="font-secondary text-3xl font-semibold text-c7">{{ $t('@@requests.title') }}</h1>
  <form role="search" class="mt-6 grid items-end gap-3 sm:grid-cols-[1fr_12rem_auto]" @submit.prevent="find">
    <CwTextInput v-model="search" name="search" type="search" :maxlength="100" :label="$t('@@requests.search')" />
    <CwSelect v-model="status" name="status" :label="$t('@@requests.status')" :options="statusOptions" />
    <CwButton type="submit" :label="$t('@@find')" />
  </form>
  <div v-if="problem" role="alert" class="mt-6">
    <p class="text-cError">{{ problem }}</p>
    <CwButton class="mt-3" :label="$t('@@retry')" @click="reload" />
  </div>
  <CwLoadingSpinner v-else-if="isLoading && list.length === 0" block :text="$t('@@loading')" />
  <p v-else-if="list.length === 0" role="status" class="mt-6 rounded-2xl border border-c2 bg-cWhite p-6">{{ emptyText }}</p>
  <div v-else>
    <p role="status" class="mt-4 text-sm text-c5">{{ countText }}</p>
    <ul class="m-0 mt-3 flex list-none flex-col gap-3 p-0">
      <li v-for="request in list" :key="request.id">
        <router-link :to="'/requests/' + encodeURIComponent(request.id)" class="block rounded-2xl border border-c2 bg-cWhite p-4 text-c6 no-underline shadow-1 hover:border-c11">
          <span class="flex flex-wrap items-start justify-between gap-2">
            <span class="font-semibold text-c7">{{ request.holderName || request.caseNumber }}</span>
            <span class="rounded-full px-3 py-1 text-sm font-medium" :class="statusClass(request.status)">{{ statusOf(request.status) }}</span>
          </span>
          <span class="mt-1 flex flex-wrap gap-x-4 text-sm">
            <span class="tabular-nums">{{ request.caseNumber }}</span>
            <span>{{ instant(request.createdAt, $insurance.locale) }}</span>
            <span>{{ request.productName }}</span>
            <span class="tabular-nums">{{ request.formattedPremium }}</span>
          </span>
        </router-link>
      </li>
    </ul>
    <p v-if="list.length < totalCount && limit < 100" class="mt-6"><CwButton color="default-light" :loading="isLoading" :label="$t('@@more')" @click="showMore" /></p>
  </div>
</PortalFrame>
`,
  script: `import VisitorSource from './VisitorSource.vue';

const step = 20;
const offered = ['OPEN', 'IN_PROGRESS', 'ACCEPTED', 'DECLINED', 'CLOSED'];

export default {
  mixins: [VisitorSource],
  data: () => ({ list: [], totalCount: 0, search: '', status: '', sought: { search: '', status: '' }, limit: step }),
  computed: {
    countText() {
      return this.$t('@@requests.count', { count: this.totalCount });
    },
    emptyText() {
      if (this.visitor && !this.visitor.mayReadRequests) return this.$t('@@noRight');
      return this.$t(this.sought.search || this.sought.status ? '@@noMatch' : '@@requests.none');
    },
    statusOptions() {
      const all = { value: '', label: this.$t('@@requests.all') };
      return [all, ...offered.map((value) => ({ value, label: this.statusOf(value) }))];
    },
  },
  methods: {
    load() {
      if (!this.visitor.mayReadRequests) return {};
      const { search, status } = this.sought;
      return this.$insurance.requests({ search, limit: this.limit, ...(status && { status }) });
    },
    find() {
      Object.assign(this, { sought: { search: this.search.trim(), status: this.status || '' }, limit: step });
      this.reload();
    },
    // A list has at most 100 entries; the search finds the others.
    showMore() {
      this.limit = Math.min(100, this.limit + step);
      this.reload();
    },
  },
};
`,
};
