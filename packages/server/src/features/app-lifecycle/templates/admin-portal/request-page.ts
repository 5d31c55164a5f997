import type { TemplateComponent } from '../app-template.ts';

const row = (text: string, value: string) =>
  `      <div class="flex flex-wrap justify-between gap-x-4 py-2"><dt class="text-c5">{{ $t('@@request.${text}') }}</dt><dd class="m-0 break-words text-right text-c7">{{ ${value} || '–' }}</dd></div>\n`;

export const requestPage: TemplateComponent = {
  name: 'RequestPage',
  vueTemplate: `<PortalFrame>
  <p><router-link to="/" class="inline-flex min-h-11 items-center font-medium text-c13">{{ $t('@@request.back') }}</router-link></p>
  <CwLoadingSpinner v-if="isLoading && !request" block :text="$t('@@loading')" />
  <div v-else-if="problem" role="alert">
    <p class="text-cError">{{ problem }}</p>
    <CwButton class="mt-3" :label="$t('@@retry')" @click="reload" />
  </div>
  <h1 v-else-if="!request" class="font-secondary text-3xl font-semibold text-c7">{{ $t('@@request.none') }}</h1>
  <article v-else>
    <div class="flex flex-wrap items-center justify-between gap-2">
      <h1 class="font-secondary text-3xl font-semibold text-c7">{{ request.holderName || request.caseNumber }}</h1>
      <p class="rounded-full px-3 py-1 text-sm font-medium" :class="statusClass(request.status)">{{ statusOf(request.status) }}</p>
    </div>
    <dl class="m-0 mt-6 divide-y divide-c2 rounded-2xl border border-c2 bg-cWhite px-4 py-2 shadow-1 sm:px-6">
${row('number', 'request.caseNumber')}${row('received', 'instant(request.createdAt, $insurance.locale)')}${row('product', 'request.productName')}${row('premium', 'request.formattedPremium')}${row('decision', 'decision')}${row('email', 'request.email')}${row('telephone', 'request.telephoneNumber')}    </dl>
    <section v-if="request.facts.length > 0" aria-labelledby="facts-title" class="mt-8">
      <h2 id="facts-title" class="text-xl font-semibold text-c7">{{ $t('@@request.facts') }}</h2>
      <dl class="m-0 mt-3 divide-y divide-c2 rounded-2xl border border-c2 bg-cWhite px-4 py-2 sm:px-6">
        <div v-for="fact in request.facts" :key="fact.type" class="grid gap-x-4 py-2 sm:grid-cols-[12rem_1fr]"><dt class="break-words text-c5">{{ fact.type }}</dt><dd class="m-0 min-w-0 break-words text-c7">{{ fact.value || '–' }}</dd></div>
      </dl>
    </section>
    <form v-if="visitor.mayChangeRequests" class="mt-8 grid items-end gap-3 sm:grid-cols-[16rem_auto] sm:justify-start" @submit.prevent="save">
      <CwSelect v-model="status" name="status" :label="$t('@@request.status')" :options="statusOptions" />
      <CwButton type="submit" :loading="isSaving" :disabled="status === request.status" :label="$t('@@request.save')" />
      <p v-if="saveProblem" role="alert" class="text-cError sm:col-span-2">{{ saveProblem }}</p>
      <p v-else-if="isSaved" role="status" class="text-cSuccess sm:col-span-2">{{ $t('@@request.saved') }}</p>
    </form>
  </article>
</PortalFrame>
`,
  script: `import VisitorSource from './VisitorSource.vue';

const offered = ['OPEN', 'IN_PROGRESS', 'ACCEPTED', 'DECLINED', 'CLOSED'];
const decisions = ['accept', 'decline'];

export default {
  mixins: [VisitorSource],
  data: () => ({ request: null, status: '', isSaving: false, isSaved: false, saveProblem: '' }),
  computed: {
    decision() {
      const { decision } = this.request;
      return decisions.includes(decision) ? this.$t('@@decision.' + decision) : decision;
    },
    statusOptions() {
      const values = offered.includes(this.request.status) ? offered : [this.request.status, ...offered];
      return values.map((value) => ({ value, label: this.statusOf(value) }));
    },
  },
  methods: {
    async load() {
      const mayRead = this.visitor.mayReadRequests;
      const request = mayRead ? await this.$insurance.request(this.$route.params.id) : null;
      return { request, status: request ? request.status : '' };
    },
    async save() {
      Object.assign(this, { isSaving: true, isSaved: false, saveProblem: '' });
      try {
        await this.$insurance.changeRequestStatus(this.request.id, this.status, this.request.revision);
        await this.reload();
        this.isSaved = true;
      } catch (error) {
        if (error.code === 'UNAUTHENTICATED') this.leave();
        else this.saveProblem = error.code === 'CONFLICT' ? this.$t('@@request.conflict') : error.message;
      }
      this.isSaving = false;
    },
  },
};
`,
};
