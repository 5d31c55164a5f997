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
        <p v-if="fields.length === 0 && !priceProblem">{{ $t('@@quote.nothing') }}</p>
        <template v-for="field in fields">
          <CwRadioGroup v-if="field.kind === 'choice'" :key="field.name" v-model="form[field.name]" :name="field.name" :label="labelOf(field.name)" :options="optionsOf(field)" variant="card" inline />
          <CwNumberStepper v-else-if="field.kind === 'count'" :key="field.name" v-model="form[field.name]" :name="field.name" :label="labelOf(field.name)" :min="field.min" :max="field.max" :errors="errorsOf(field.name)" />
          <CwSelect v-else-if="field.kind === 'select'" :key="field.name" v-model="form[field.name]" :name="field.name" :label="labelOf(field.name)" :options="optionsOf(field)" />
          <CwNumberInput v-else-if="field.kind === 'number'" :key="field.name" v-model="form[field.name]" :name="field.name" :label="labelOf(field.name)" mode="float" :errors="errorsOf(field.name)" required />
          <CwToggle v-else-if="field.kind === 'switch'" :key="field.name" v-model="form[field.name]" :name="field.name" :label="labelOf(field.name)" />
          <CwCheckboxGroup v-else-if="field.kind === 'several'" :key="field.name" v-model="form[field.name]" :name="field.name" :label="labelOf(field.name)" :options="optionsOf(field)" />
          <CwTextInput v-else :key="field.name" v-model="form[field.name]" :name="field.name" :label="labelOf(field.name)" :errors="errorsOf(field.name)" required />
        </template>
      </div>
      <section aria-labelledby="price-title" class="sticky bottom-2 flex flex-wrap items-center justify-between gap-x-4 rounded-2xl border border-c10 bg-c8 px-4 py-3 shadow-2 md:bottom-auto md:top-6 md:flex-col md:items-stretch md:p-6">
        <div>
          <h2 id="price-title" class="text-sm font-semibold text-c14 md:text-base">{{ $t('@@quote.price') }}</h2>
          <p role="status" class="text-xl font-semibold tabular-nums text-c7 md:mt-1 md:min-h-10 md:text-3xl">{{ price || '–' }}</p>
        </div>
        <CwButton class="md:mt-4" type="submit" size="lg" :loading="isPricing" :label="$t('@@quote.continue')" />
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
  data: () => ({ fields: [], form: {}, price: '', priceProblem: '', isPricing: false, isChecked: false, requests: 0, timer: 0 }),
  created() {
    // With the products, since the address names this one.
    const { plan, type, version } = this.$route.params;
    this.firstVariables = this.missingVariables({ plan, type, version }, {});
    this.firstVariables.catch(() => undefined);
  },
  watch: {
    product(product, before) {
      if (product && !before) this.begin();
      else if (product) this.ask();
    },
    form: {
      deep: true,
      handler() {
        clearTimeout(this.timer);
        this.price = '';
        this.timer = setTimeout(() => this.ask(), pauseMs);
      },
    },
  },
  beforeDestroy() {
    clearTimeout(this.timer);
    this.requests += 1;
  },
  methods: {
    async begin() {
      try {
        const fields = this.fieldsFor(await this.firstVariables);
        const begun = this.readQuote();
        const isSame = begun && begun.fields && JSON.stringify(begun.productId) === JSON.stringify(this.product.productId);
        this.form = { ...this.initialForm(fields), ...(isSame ? begun.form : {}) };
        this.fields = isSame ? begun.fields : fields;
      } catch (error) {
        this.priceProblem = error.message;
      }
    },
    async ask() {
      const request = (this.requests += 1);
      if (!this.isComplete(this.fields, this.form)) return;
      this.isPricing = true;
      this.priceProblem = '';
      try {
        const { formattedPrice } = await this.$insurance.price(this.product.productId, this.valuesOf(this.fields, this.form));
        if (request === this.requests) this.price = formattedPrice || '';
      } catch (error) {
        if (request === this.requests) this.priceProblem = error.message;
      }
      if (request === this.requests) this.isPricing = false;
    },
    errorsOf(name) {
      if (!this.isChecked || this.isComplete([{ name }], this.form)) return [];
      return [this.$t('@@required')];
    },
    // Some variables are read only when another one has a certain value.
    async addFields() {
      try {
        const missing = await this.missingVariables(this.product.productId, this.valuesOf(this.fields, this.form));
        const shown = this.fields.map(({ name }) => name);
        const added = this.fieldsFor(missing).filter(({ name }) => !shown.includes(name));
        if (added.length === 0) return false;
        this.form = { ...this.form, ...this.initialForm(added) };
        this.fields = [...this.fields, ...added];
      } catch (error) {
        this.priceProblem = error.message;
      }
      return true;
    },
    async focusProblem() {
      await this.$nextTick();
      const first = this.$el.querySelector('[aria-invalid="true"]');
      if (first) first.focus();
    },
    async proceed() {
      this.isChecked = true;
      if (!this.isComplete(this.fields, this.form)) return this.focusProblem();
      if (!this.price) await this.ask();
      if (!this.price || (await this.addFields())) return;
      const { productId, name } = this.product;
      const isStored = this.writeQuote({ productId, name, fields: this.fields, form: this.form });
      if (isStored) this.$router.push('/summary');
      else this.priceProblem = this.$t('@@quote.noStorage');
    },
  },
};
`,
};
