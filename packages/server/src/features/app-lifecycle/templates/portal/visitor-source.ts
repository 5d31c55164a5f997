import type { TemplateComponent } from '../app-template.ts';

/** A mixin for pages that require a sign-in: calls the page's load(), or redirects to the sign-in page. */
export const visitorSource: TemplateComponent = {
  name: 'VisitorSource',
  vueTemplate: `<div></div>
`,
  script: `const statuses = ['ISSUED', 'PENDING', 'CANCELLED', 'DECLINED', 'OPEN', 'IN_PROGRESS', 'ACCEPTED', 'CLOSED'];
const good = ['ISSUED', 'ACCEPTED'];
const ended = ['CANCELLED', 'DECLINED', 'CLOSED'];

export default {
  data: () => ({ visitor: null, isLoading: true, problem: '', turn: 0 }),
  watch: { '$insurance.locale': 'reload' },
  created() {
    if (this.$insurance.isSignedIn()) this.reload();
    else this.leave();
  },
  methods: {
    // Outdated answers are not shown.
    async reload() {
      const turn = (this.turn += 1);
      this.isLoading = true;
      this.problem = '';
      try {
        if (!this.visitor) this.visitor = await this.$insurance.visitor();
        const found = await this.load();
        if (turn === this.turn) Object.assign(this, found);
      } catch (error) {
        if (turn === this.turn) this.fail(error);
      }
      if (turn === this.turn) this.isLoading = false;
    },
    fail(error) {
      if (error.code === 'UNAUTHENTICATED') this.leave();
      else this.problem = error.message;
    },
    leave() {
      this.$router.replace('/sign-in');
    },
    // A calendar day is the same in every time zone.
    day(text) {
      if (!text) return '–';
      const format = new Intl.DateTimeFormat(this.$insurance.locale, { dateStyle: 'long', timeZone: 'UTC' });
      return format.format(new Date(text.slice(0, 10) + 'T00:00:00Z'));
    },
    instant: (text, locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(text)),
    statusOf(status) {
      return statuses.includes(status) ? this.$t('@@status.' + status) : status || '–';
    },
    statusClass: (status) =>
      good.includes(status) ? 'bg-c16 text-c15' : ended.includes(status) ? 'bg-c2 text-c6' : 'bg-c8 text-c13',
  },
};
`,
};
