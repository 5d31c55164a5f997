import type { TemplateComponent } from '../app-template.ts';

export const summaryPage: TemplateComponent = {
  name: 'SummaryPage',
  vueTemplate: `<SiteFrame>
  <div v-if="!quote">
    <h1 class="font-secondary text-3xl font-semibold text-c7">{{ $t('@@summary.none') }}</h1>
    <p class="mt-4"><CwButton to="/" :label="$t('@@backHome')" /></p>
  </div>
  <div v-else>
    <p class="text-sm text-c5">{{ $t('@@summary.step') }}</p>
    <h1 class="mt-1 font-secondary text-3xl font-semibold text-c7">{{ $t('@@summary.title') }}</h1>
    <div class="mt-8 grid items-start gap-6 md:grid-cols-2">
      <section aria-labelledby="choice-title" class="rounded-2xl border border-c2 bg-cWhite p-4 shadow-1 sm:p-8">
        <h2 id="choice-title" class="text-xl font-semibold text-c7">{{ productName }}</h2>
        <dl class="m-0 mt-4 divide-y divide-c2">
          <div v-for="field in shown" :key="field.name" class="flex justify-between gap-4 py-2">
            <dt>{{ labelOf(field) }}</dt>
            <dd class="m-0 text-right font-semibold tabular-nums text-c7">{{ answerOf(field, quote.form[field.name]) }}</dd>
          </div>
          <div v-if="quote.hasPrice" class="flex items-baseline justify-between gap-4 py-3">
            <dt class="font-semibold text-c7">{{ $t('@@quote.price') }}</dt>
            <dd class="m-0 text-right text-2xl font-semibold tabular-nums text-c13"><span role="status">{{ price || '–' }}</span></dd>
          </div>
        </dl>
        <p v-if="priceProblem" role="alert" class="mt-2 text-cError">{{ priceProblem }}</p>
        <p class="mt-4"><CwButton :to="quotePath" color="default-light" :label="$t('@@summary.change')" /></p>
      </section>
      <form novalidate aria-labelledby="contact-title" class="flex flex-col gap-5 rounded-2xl border border-c2 bg-cWhite p-4 shadow-1 sm:p-8" @submit.prevent="submit">
        <h2 id="contact-title" class="text-xl font-semibold text-c7">{{ $t('@@summary.contact') }}</h2>
        <CwTextInput v-model="contact.name" name="name" autocomplete="name" required :maxlength="200" :label="$t('@@contact.name')" :errors="errors.name" />
        <CwTextInput v-model="contact.email" name="email" type="email" autocomplete="email" required :maxlength="254" :label="$t('@@contact.email')" :errors="errors.email" />
        <CwTextInput v-model="contact.telephone" name="telephone" type="tel" autocomplete="tel" :maxlength="30" :label="$t('@@contact.telephone')" />
        <CwCheckbox v-model="contact.agrees" name="agrees" required :label="$t('@@contact.agrees')" :errors="errors.agrees" />
        <p v-if="problem" role="alert" class="text-cError">{{ problem }}</p>
        <CwButton type="submit" size="lg" block :loading="isSending" :label="$t('@@summary.send')" />
      </form>
    </div>
  </div>
</SiteFrame>
`,
  script: `import { email, required } from '@coverwright/app-runtime/validators';
import ProductSource from './ProductSource.vue';
import QuoteFields from './QuoteFields.vue';

export default {
  mixins: [ProductSource, QuoteFields],
  data: () => ({
    quote: null,
    price: '',
    priceProblem: '',
    contact: { name: '', email: '', telephone: '', agrees: false },
    isChecked: false,
    isSending: false,
    isSent: false,
  }),
  computed: {
    shown() {
      return this.expand(this.quote.fields, this.quote.form);
    },
    productName() {
      const key = JSON.stringify(this.quote.productId);
      const product = this.products.find(({ productId }) => JSON.stringify(productId) === key);
      return product ? product.name : this.quote.name;
    },
    quotePath() {
      return this.pathTo('quote', this.quote.productId);
    },
    errors() {
      if (!this.isChecked) return {};
      const { name, email: address, agrees } = this.contact;
      return {
        name: required(name.trim()) ? [] : [this.$t('@@required')],
        email: required(address.trim()) && email(address.trim()) ? [] : [this.$t('@@contact.emailInvalid')],
        agrees: agrees ? [] : [this.$t('@@contact.agreesRequired')],
      };
    },
  },
  watch: {
    '$insurance.locale': 'translate',
    contact: {
      deep: true,
      handler(contact) {
        if (this.quote && !this.isSent) this.writeQuote({ ...this.quote, contact });
      },
    },
  },
  created() {
    const stored = this.readQuote();
    const isReady = stored && stored.fields && this.isComplete(this.expand(stored.fields, stored.form), stored.form);
    if (!isReady) return;
    this.quote = stored;
    this.contact = { ...this.contact, ...stored.contact };
    this.ask();
  },
  methods: {
    answerOf(field, value) {
      if (field.kind === 'switch') return this.$t(value ? '@@yes' : '@@no');
      if (String(value ?? '') === '') return this.$t('@@none');
      if (!field.options) return String(value);
      const chosen = this.optionsOf(field).filter((option) => [].concat(value).includes(option.value));
      return chosen.length > 0 ? chosen.map(({ label }) => label).join(', ') : this.$t('@@none');
    },
    // The options of benefits have names in the page's language.
    async translate() {
      if (!this.quote) return;
      this.ask();
      const { fields } = await this.loadFields(this.quote.productId).catch(() => this.quote);
      this.quote = { ...this.quote, fields: this.quote.fields.map((field) => fields.find(({ name }) => name === field.name) || field) };
    },
    async ask() {
      const { productId, hasPrice, form } = this.quote;
      if (!hasPrice) return;
      this.priceProblem = '';
      try {
        this.price = (await this.$insurance.price(productId, this.valuesOf(this.shown, form))).formattedPrice || '';
      } catch (error) {
        this.priceProblem = error.message;
      }
    },
    async submit() {
      this.isChecked = true;
      await this.$nextTick();
      const invalid = this.$el.querySelector('[aria-invalid="true"]');
      if (Object.values(this.errors).some((errors) => errors.length > 0)) {
        if (invalid) invalid.focus();
        return;
      }
      this.isSending = true;
      this.problem = '';
      const { name, email: address, telephone } = this.contact;
      const holder = {
        name: name.trim(),
        email: address.trim(),
        preferredLanguage: this.$insurance.locale,
        ...(telephone.trim() && { telephoneNumber: telephone.trim() }),
      };
      const { productId: product, form } = this.quote;
      try {
        const { caseNumber, decision } = await this.$insurance.submitRequest({
          product,
          holder,
          offer: { values: this.valuesOf(this.shown, form) },
        });
        // Only the number is stored, and no other data about the customer.
        this.isSent = true;
        this.writeQuote({ caseNumber, decision });
        this.$router.replace('/thank-you');
      } catch (error) {
        this.problem = error.message;
      }
      this.isSending = false;
    },
  },
};
`,
};
