import type { TemplateComponent } from '../app-template.ts';

/**
 * Requests the email address. The page that the email links to requires a click to sign in, so that mail
 * scanners do not use up the link.
 */
export const signInPage: TemplateComponent = {
  name: 'SignInPage',
  vueTemplate: `<PortalFrame>
  <section aria-labelledby="sign-in-title" class="mx-auto max-w-md rounded-2xl border border-c2 bg-cWhite p-4 shadow-1 sm:p-8">
    <h1 id="sign-in-title" class="font-secondary text-3xl font-semibold text-c7">{{ $t('@@signIn.title') }}</h1>
    <form v-if="code" novalidate class="mt-4 flex flex-col gap-5" @submit.prevent="open">
      <p>{{ $t(asksForCode ? '@@signIn.codeNeeded' : '@@signIn.ready') }}</p>
      <CwTextInput v-if="asksForCode" v-model="secondFactor" name="code" autocomplete="one-time-code" required :maxlength="40" :label="$t('@@signIn.code')" :errors="codeErrors" />
      <p v-if="problem" role="alert" class="text-cError">{{ problem }}</p>
      <CwButton v-if="!isUnusable" type="submit" size="lg" block :loading="isBusy" :label="$t('@@signIn.open')" />
      <CwButton type="button" color="default-light" block :label="$t('@@signIn.newLink')" @click="startAgain" />
      <CwButton v-if="isSignedIn" type="button" color="default-light" block :label="$t('@@signIn.stay')" @click="leave" />
    </form>
    <div v-else-if="sentTo" class="mt-4 flex flex-col gap-5">
      <p role="status">{{ sentText }}</p>
      <p class="text-sm text-c5">{{ $t('@@signIn.sentHint') }}</p>
      <CwButton type="button" color="default-light" block :label="$t('@@signIn.another')" @click="startAgain" />
    </div>
    <form v-else novalidate class="mt-4 flex flex-col gap-5" @submit.prevent="send">
      <p v-if="wasReloaded" role="status">{{ $t('@@signIn.reloaded') }}</p>
      <p>{{ $t('@@signIn.lead') }}</p>
      <CwTextInput v-model="email" name="email" type="email" autocomplete="email" required :maxlength="254" :label="$t('@@signIn.email')" :errors="emailErrors" />
      <p v-if="problem" role="alert" class="text-cError">{{ problem }}</p>
      <CwButton type="submit" size="lg" block :loading="isBusy" :label="$t('@@signIn.send')" />
    </form>
  </section>
</PortalFrame>
`,
  script: `import { email as isEmail, required } from '@coverwright/app-runtime/validators';

export default {
  data: () => ({
    code: '',
    secondFactor: '',
    asksForCode: false,
    isUnusable: false,
    codeErrors: [],
    email: '',
    emailErrors: [],
    sentTo: '',
    problem: '',
    isBusy: false,
    isSignedIn: false,
    wasReloaded: false,
  }),
  computed: {
    sentText() {
      return this.$t('@@signIn.sent', { email: this.sentTo });
    },
  },
  watch: { '$route.hash': 'readLink' },
  created() {
    this.isSignedIn = this.$insurance.isSignedIn();
    this.wasReloaded = Boolean((window.history.state || {}).isLinkOpened);
    this.readLink();
    if (!this.code && this.isSignedIn) this.$router.replace('/');
  },
  methods: {
    readLink() {
      const [, code] = /^#code=([\\w-]+)$/.exec(this.$route.hash) || [];
      if (!code) return;
      Object.assign(this, { code, asksForCode: false, isUnusable: false, problem: '', wasReloaded: false });
      // Keeps the code out of the browser's history; a reload finds out that there was one.
      this.$router.replace('/sign-in', this.markOpened);
    },
    markOpened() {
      window.history.replaceState({ ...window.history.state, isLinkOpened: true }, '');
    },
    leave() {
      this.$router.replace('/');
    },
    startAgain() {
      Object.assign(this, { code: '', sentTo: '', problem: '', asksForCode: false, isUnusable: false, wasReloaded: false });
    },
    async focusProblem() {
      await this.$nextTick();
      const first = this.$el.querySelector('[aria-invalid="true"]');
      if (first) first.focus();
    },
    async send() {
      const address = this.email.trim();
      const isValid = required(address) && isEmail(address);
      this.emailErrors = isValid ? [] : [this.$t('@@signIn.emailInvalid')];
      if (!isValid) return this.focusProblem();
      this.problem = '';
      this.isBusy = true;
      try {
        await this.$insurance.signIn(address);
        this.sentTo = address;
      } catch (error) {
        this.problem = error.code === 'INVALID' ? this.$t('@@signIn.emailInvalid') : error.message;
      }
      this.isBusy = false;
    },
    async open() {
      this.problem = '';
      this.codeErrors = [];
      this.isBusy = true;
      try {
        await this.$insurance.openLink(this.code, this.secondFactor.trim() || undefined);
        this.$router.replace('/');
      } catch (error) {
        this.explain(error);
      }
      this.isBusy = false;
    },
    explain({ code, message, problems }) {
      const [{ path } = {}] = problems || [];
      if (path === 'secondFactor') {
        const isWrong = this.asksForCode;
        this.asksForCode = true;
        if (isWrong) this.codeErrors = [this.$t('@@signIn.codeWrong')];
        if (isWrong) this.focusProblem();
      } else if (code === 'INVALID') {
        this.isUnusable = true;
        this.problem = this.$t('@@signIn.unusable');
      } else {
        this.problem = message;
      }
    },
  },
};
`,
};
