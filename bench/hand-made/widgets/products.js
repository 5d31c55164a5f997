// The products that the website sells, in the language of the page, and the one named in the address.
import { loadProducts } from './server.js';
import { locale, t } from './texts.js';

export const pathTo = (page, { plan, type, version }) =>
  `/${[page, plan, type, ...(version ? [version] : [])].map(encodeURIComponent).join('/')}`;

export const products = {
  data: () => ({ products: [], isLoading: true, problem: '', locale }),
  computed: {
    product() {
      const { plan, type, version = '' } = this.$route.params;
      return this.products.find(
        ({ productId: id }) => id.plan === plan && id.type === type && (id.version || '') === version,
      );
    },
  },
  watch: { 'locale.name': 'load' },
  created() {
    this.load();
  },
  methods: {
    t,
    pathTo,
    async load() {
      this.isLoading = true;
      this.problem = '';
      try {
        this.products = await loadProducts();
      } catch (error) {
        this.problem = error.message;
      }
      this.isLoading = false;
    },
  },
};
