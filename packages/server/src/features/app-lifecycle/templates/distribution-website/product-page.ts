import type { TemplateComponent } from '../app-template.ts';

export const productPage: TemplateComponent = {
  name: 'ProductPage',
  vueTemplate: `<SiteFrame>
  <CwLoadingSpinner v-if="isLoading && !product" block :text="$t('@@loading')" />
  <div v-else-if="problem" role="alert">
    <p class="text-cError">{{ problem }}</p>
    <CwButton class="mt-3" :label="$t('@@retry')" @click="loadProducts" />
  </div>
  <div v-else-if="!product">
    <h1 class="font-secondary text-3xl font-semibold text-c7">{{ $t('@@product.none') }}</h1>
    <p class="mt-4"><CwButton to="/" :label="$t('@@backHome')" /></p>
  </div>
  <article v-else>
    <h1 class="font-secondary text-3xl font-semibold text-c7 sm:text-4xl">{{ product.name }}</h1>
    <p v-if="product.insurer" class="mt-2 text-c5">{{ product.insurer.name }}</p>
    <p v-if="product.description" class="mt-4 max-w-2xl">{{ product.description }}</p>
    <p class="mt-6"><CwButton size="lg" :to="pathTo('quote', product.productId)" :label="$t('@@getPrice')" /></p>
    <section aria-labelledby="benefits-title" class="mt-10 rounded-2xl border border-c2 bg-cWhite p-4 shadow-1 sm:p-8">
      <h2 id="benefits-title" class="text-2xl font-semibold text-c7">{{ $t('@@product.benefits') }}</h2>
      <p v-if="benefits.length === 0" class="mt-4">{{ $t('@@product.noBenefits') }}</p>
      <ul v-else class="m-0 mt-4 list-none divide-y divide-c2 p-0">
        <li
          v-for="{ benefit, level } in benefits"
          :key="benefit.typeId"
          class="flex flex-col gap-x-6 py-3 sm:flex-row sm:justify-between"
          :class="level > 0 ? 'pl-4 text-sm' : ''"
        >
          <div>
            <p :class="level > 0 ? '' : 'font-semibold text-c7'">{{ benefit.name }}</p>
            <p v-if="benefit.description" class="text-sm text-c5">{{ benefit.description }}</p>
          </div>
          <div class="sm:max-w-[50%] sm:text-right">
            <p v-if="detailOf(benefit)" class="tabular-nums text-c7">{{ detailOf(benefit) }}</p>
            <p v-for="option in benefit.options || []" :key="option.key" class="tabular-nums text-c7">
              <span class="text-c5">{{ option.name }}</span> {{ option.formattedValue }}
            </p>
          </div>
        </li>
      </ul>
    </section>
  </article>
</SiteFrame>
`,
  script: `import ProductSource from './ProductSource.vue';

export default {
  mixins: [ProductSource],
  computed: {
    benefits() {
      const levels = {};
      return ((this.product && this.product.benefits) || [])
        .filter(({ name }) => name)
        .map((benefit) => {
          const parent = levels[benefit.parentTypeId];
          const level = parent === undefined ? 0 : parent + 1;
          levels[benefit.typeId] = level;
          return { benefit, level };
        });
    },
  },
  methods: {
    detailOf: (benefit) =>
      benefit.options && benefit.options.length > 0 ? '' : benefit.formattedDetailedValue || benefit.formattedValue,
  },
};
`,
};
