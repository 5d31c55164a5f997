import type { TemplateComponent } from '../app-template.ts';

export const quotePage: TemplateComponent = {
  name: 'QuotePage',
  vueTemplate: `<SiteFrame>
  <CwLoadingSpinner v-if="isLoading && !product" block :text="$t('@@loading')" />
  <div v-else-if="!product">
    <h1 class="font-secondary text-3xl font-semibold text-c7">{{ problem || $t('@@product.none') }}</h1>
    <p class="mt-4"><CwButton to="/" :label="$t('@@backHome')" /></p>
  </div>
  <form v-else novalidate @submit.prevent="proceed">
    <p class="text-sm text-c5">{{ $t('@@quote.step') }}</p>
    <h1 class="mt-1 font-secondary text-3xl font-semibold text-c7">{{ $t('@@quote.heading', { product: product.name }) }}</h1>
    <div class="mt-8 grid items-start gap-6 md:grid-cols-[1fr_20rem]">
      <div class="flex flex-col gap-6 rounded-2xl border border-c2 bg-cWhite p-4 shadow-1 sm:p-8">
        <p v-if="isLoaded && fields.length === 0 && !priceProblem">{{ $t('@@quote.nothing') }}</p>
        <template v-for="field in shown">
          <CwRadioGroup v-if="field.kind === 'choice'" :key="field.name" v-model="form[field.name]" :name="field.name" :label="labelOf(field)" :options="optionsOf(field)" variant="card" inline :errors="errorsOf(field)" />
          <CwNumberStepper v-else-if="field.kind === 'count'" :key="field.name" v-model="form[field.name]" :name="field.name" :label="labelOf(field)" :min="field.min" :max="field.max" :errors="errorsOf(field)" />
          <CwSelect v-else-if="field.kind === 'select'" :key="field.name" v-model="form[field.name]" :name="field.name" :label="labelOf(field)" :options="optionsOf(field)" :errors="errorsOf(field)" />
          <CwNumberInput v-else-if="field.kind === 'number'" :key="field.name" v-model="form[field.name]" :name="field.name" :label="labelOf(field)" mode="float" :precision="6" :errors="errorsOf(field)" :required="!field.optional" />
          <CwToggle v-else-if="field.kind === 'switch'" :key="field.name" v-model="form[field.name]" :name="field.name" :label="labelOf(field)" />
          <CwCheckboxGroup v-else-if="field.kind === 'several'" :key="field.name" v-model="form[field.name]" :name="field.name" :label="labelOf(field)" :options="optionsOf(field)" />
          <CwTextInput v-else :key="field.name" v-model="form[field.name]" :name="field.name" :label="labelOf(field)" :hint="field.kind === 'entries' ? $t('@@quote.entries') : ''" :errors="errorsOf(field)" :required="!field.optional && field.kind === 'text'" />
        </template>
      </div>
      <section :aria-labelledby="hasPrice ? 'price-title' : undefined" class="sticky bottom-2 flex flex-wrap items-center justify-between gap-x-4 rounded-2xl border border-c10 bg-c8 px-4 py-3 shadow-2 md:bottom-auto md:top-6 md:flex-col md:items-stretch md:p-6">
        <div v-if="hasPrice">
          <h2 id="price-title" class="text-sm font-semibold text-c14 md:text-base">{{ $t('@@quote.price') }}</h2>
          <p role="status" class="text-xl font-semibold tabular-nums text-c7 md:mt-1 md:min-h-10 md:text-3xl">{{ price || '–' }}</p>
        </div>
        <CwButton class="md:mt-4" type="submit" size="lg" :label="$t('@@quote.continue')" />
        <p v-if="priceProblem" role="alert" class="w-full text-cError md:mt-3">{{ priceProblem }}</p>
      </section>
    </div>
  </form>
</SiteFrame>
`,
  script: `import ProductSource from './ProductSource.vue';
import QuoteFields from './QuoteFields.vue';

const pauseMs = 300;

export default {
  mixins: [ProductSource, QuoteFields],
  data: () => ({ fields: [], form: {}, hasPrice: true, price: '', priceProblem: '', isLoaded: false, isPricing: false, isChecked: false, requests: 0, timer: 0 }),
  computed: {
    shown() {
      return this.expand(this.fields, this.form);
    },
  },
  created() {
    // With the products, since the address names this one.
    const { plan, type, version } = this.$route.params;
    this.firstFields = this.loadFields({ plan, type, version });
    this.firstFields.catch(() => undefined);
  },
  watch: {
    product(product, before) {
      if (product) this.begin(before === undefined ? this.firstFields : this.loadFields(product.productId));
    },
    shown(shown) {
      for (const { name, value } of shown) if (this.form[name] === undefined) this.$set(this.form, name, Array.isArray(value) ? [...value] : value);
    },
    form: {
      deep: true,
      handler() {
        clearTimeout(this.timer);
        this.price = '';
        this.store();
        this.timer = setTimeout(() => this.ask(), pauseMs);
      },
    },
  },
  beforeDestroy() {
    clearTimeout(this.timer);
    this.requests += 1;
  },
  methods: {
    async begin(loading) {
      try {
        const { hasPrice, fields } = await loading;
        const begun = this.readQuote() || {};
        const isSame = begun.form && JSON.stringify(begun.productId) === JSON.stringify(this.product.productId);
        this.hasPrice = hasPrice;
        this.form = this.restoreForm(fields, { ...(isSame ? begun.form : {}), ...this.form });
        this.fields = fields;
        this.isLoaded = true;
      } catch (error) {
        this.priceProblem = error.message;
      }
    },
    // The contact details remain if the customer returns to this page, and the number of a request that was sent.
    store() {
      const { productId, name } = this.product;
      const { contact, caseNumber, decision } = this.readQuote() || {};
      const { hasPrice, fields, form } = this;
      return this.writeQuote({ productId, name, hasPrice, fields, form, contact, caseNumber, decision });
    },
    async ask() {
      // What is asked now needs no asking when the pause ends: that would outdate the price that a press waits for.
      clearTimeout(this.timer);
      const request = (this.requests += 1);
      if (!this.hasPrice || !this.isComplete(this.shown, this.form)) return;
      this.isPricing = true;
      this.priceProblem = '';
      try {
        const { formattedPrice } = await this.$insurance.price(this.product.productId, this.valuesOf(this.shown, this.form));
        if (request === this.requests) this.price = formattedPrice || '';
      } catch (error) {
        if (request === this.requests) this.priceProblem = error.message;
      }
      if (request === this.requests) this.isPricing = false;
    },
    errorsOf(field) {
      if (!this.isChecked || this.isComplete([field], this.form)) return [];
      return [this.$t('@@required')];
    },
    async focusProblem() {
      await this.$nextTick();
      const first = this.$el.querySelector('[aria-invalid="true"], fieldset:has([role="alert"], [id$="-errors"]) input');
      if (first) first.focus();
    },
    async proceed() {
      this.isChecked = true;
      if (!this.isComplete(this.shown, this.form)) return this.focusProblem();
      // Pressed while the price is still calculated: it is asked for once more, and waited for.
      if (this.isPricing || !this.price) await this.ask();
      if (this.hasPrice && !this.price) return;
      if (this.store()) this.$router.push('/summary');
      else this.priceProblem = this.$t('@@quote.noStorage');
    },
  },
};
`,
};
