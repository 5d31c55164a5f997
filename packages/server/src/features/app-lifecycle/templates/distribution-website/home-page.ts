import type { TemplateComponent } from '../app-template.ts';

export const homePage: TemplateComponent = {
  name: 'HomePage',
  vueTemplate: `<SiteFrame>
  <section class="rounded-3xl bg-c14 px-6 py-12 text-cWhite sm:px-12 sm:py-20">
    <h1 class="max-w-2xl font-secondary text-4xl font-semibold leading-tight text-cWhite sm:text-5xl">{{ $t('@@home.title') }}</h1>
    <p class="mt-4 max-w-xl text-lg text-c10">{{ $t('@@home.lead') }}</p>
    <p class="mt-8 min-h-12"><CwButton href="#products" color="white" size="lg" :label="$t('@@home.start')" /></p>
  </section>
  <section id="products" aria-labelledby="products-title" class="mt-12 sm:mt-16">
    <h2 id="products-title" class="font-secondary text-3xl font-semibold text-c7">{{ $t('@@home.products') }}</h2>
    <CwLoadingSpinner v-if="isLoading && products.length === 0" block class="min-h-screen" :text="$t('@@loading')" />
    <div v-else-if="problem" role="alert" class="mt-6">
      <p class="text-cError">{{ problem }}</p>
      <CwButton class="mt-3" :label="$t('@@retry')" @click="loadProducts" />
    </div>
    <p v-else-if="products.length === 0" class="mt-6">{{ $t('@@home.none') }}</p>
    <ul v-else class="m-0 mt-6 grid list-none gap-6 p-0 md:grid-cols-2">
      <li
        v-for="product in products"
        :key="pathTo('products', product.productId)"
        class="flex flex-col rounded-2xl border border-c2 bg-cWhite p-6 shadow-1"
      >
        <h3 class="text-xl font-semibold text-c7">{{ product.name }}</h3>
        <p v-if="product.insurer" class="mt-1 text-sm text-c5">{{ product.insurer.name }}</p>
        <p v-if="product.description" class="mt-3">{{ product.description }}</p>
        <dl class="m-0 mt-4 divide-y divide-c2">
          <div v-for="benefit in topBenefits(product)" :key="benefit.typeId" class="flex justify-between gap-4 py-2">
            <dt>{{ benefit.name }}</dt>
            <dd class="m-0 text-right font-semibold tabular-nums text-c7">{{ valueOf(benefit) }}</dd>
          </div>
        </dl>
        <div class="mt-auto flex flex-wrap gap-3 pt-6">
          <CwButton :to="pathTo('quote', product.productId)">{{ $t('@@getPrice') }}<span class="sr-only"> {{ product.name }}</span></CwButton>
          <CwButton :to="pathTo('products', product.productId)" color="default-light">{{ $t('@@details') }}<span class="sr-only"> {{ product.name }}</span></CwButton>
        </div>
      </li>
    </ul>
  </section>
  <section v-if="!isLoading || products.length > 0" aria-labelledby="steps-title" class="mt-12 sm:mt-16">
    <h2 id="steps-title" class="font-secondary text-3xl font-semibold text-c7">{{ $t('@@home.steps') }}</h2>
    <ol class="m-0 mt-6 grid list-none gap-6 p-0 md:grid-cols-3">
      <li class="rounded-2xl bg-c8 p-6">
        <h3 class="text-lg font-semibold text-c14">{{ $t('@@home.step1') }}</h3>
        <p class="mt-2">{{ $t('@@home.step1Text') }}</p>
      </li>
      <li class="rounded-2xl bg-c8 p-6">
        <h3 class="text-lg font-semibold text-c14">{{ $t('@@home.step2') }}</h3>
        <p class="mt-2">{{ $t('@@home.step2Text') }}</p>
      </li>
      <li class="rounded-2xl bg-c8 p-6">
        <h3 class="text-lg font-semibold text-c14">{{ $t('@@home.step3') }}</h3>
        <p class="mt-2">{{ $t('@@home.step3Text') }}</p>
      </li>
    </ol>
  </section>
</SiteFrame>
`,
  script: `import ProductSource from './ProductSource.vue';

export default {
  mixins: [ProductSource],
};
`,
};
