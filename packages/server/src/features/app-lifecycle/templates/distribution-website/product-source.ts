import type { TemplateComponent } from '../app-template.ts';

/** A mixin: the products that the app sells, in the page's language, and the one named by the page's address. */
export const productSource: TemplateComponent = {
  name: 'ProductSource',
  vueTemplate: `<div></div>
`,
  script: `export default {
  data: () => ({ products: [], isLoading: true, problem: '' }),
  computed: {
    product() {
      const { plan, type, version = '' } = this.$route.params;
      return this.products.find(
        ({ productId: id }) => id.plan === plan && id.type === type && (id.version || '') === version,
      );
    },
  },
  watch: { '$insurance.locale': 'loadProducts' },
  created() {
    this.loadProducts();
  },
  methods: {
    async loadProducts() {
      this.isLoading = true;
      this.problem = '';
      try {
        this.products = await this.$insurance.products();
      } catch (error) {
        this.problem = error.message;
      }
      this.isLoading = false;
    },
    pathTo(page, { plan, type, version }) {
      const parts = [page, plan, type, ...(version ? [version] : [])];
      return '/' + parts.map(encodeURIComponent).join('/');
    },
    topBenefits({ benefits }) {
      const shown = (benefits || []).filter((benefit) => !benefit.parentTypeId && benefit.name && this.valueOf(benefit));
      return shown.slice(0, 3);
    },
    // A benefit with options has their values.
    valueOf({ options, formattedValue }) {
      const values = (options || []).map((option) => option.formattedValue || option.name).filter(Boolean);
      return values.length > 0 ? values.join(' / ') : formattedValue;
    },
  },
};
`,
};
