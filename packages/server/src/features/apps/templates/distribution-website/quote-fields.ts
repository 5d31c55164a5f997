import type { TemplateComponent } from '../app-template.ts';

/** A mixin: the variables of a price as fields, and the quote that the customer has started. */
export const quoteFields: TemplateComponent = {
  name: 'QuoteFields',
  vueTemplate: `<div></div>
`,
  script: `// Variables with a field of their own. Any other variable has a field for a text or number.
const fields = {
  'trip.zone': { kind: 'choice', options: ['asia', 'europe', 'worldwide'], value: 'asia' },
  'trip.destination': { kind: 'select', options: 'countries', value: 'JP' },
  'trip.days': { kind: 'count', min: 1, max: 180, value: 5 },
  'insureds.adults': { kind: 'count', min: 1, max: 20, value: 1 },
  'insureds.children': { kind: 'count', min: 0, max: 20, value: 0 },
  'insureds.oldestAge': { kind: 'count', min: 0, max: 120, value: 35 },
  'cover.winterSports': { kind: 'switch', value: false },
  'insured.age': { kind: 'count', min: 0, max: 120, value: 35 },
  'insured.smoker': { kind: 'switch', value: false },
  'insured.bmi': { kind: 'number', value: null },
  'insured.occupationClass': { kind: 'select', options: [1, 2, 3, 4, 5], value: 1 },
  'insured.conditions': { kind: 'several', options: ['cancer', 'stroke', 'kidney_failure'], value: [] },
  'cover.deductible': { kind: 'choice', options: [0, 16000, 50000], value: 0 },
};

const countries = 'AF AU CA CN DE EG ES FR GB GR ID IN IT JP KR MO MY NZ PH SG SY TH TR TW US VN YE ZA'.split(' ');

// Prices have a fallback for these, so the server does not report them as missing.
const further = {
  'insureds.adults': ['insureds.children'],
  'insured.age': ['cover.deductible'],
};

const storageKey = 'quote';

// The variables of the logic are dotted names: trip.days is { trip: { days } }.
function toValues(entries) {
  const values = {};
  for (const [name, value] of entries) {
    const parts = name.split('.');
    const last = parts.pop();
    let inner = values;
    for (const part of parts) {
      if (!Object.prototype.hasOwnProperty.call(inner, part)) inner[part] = {};
      inner = inner[part];
    }
    inner[last] = value;
  }
  return values;
}

function toValue(text) {
  const trimmed = String(text).trim();
  return /^-?\\d{1,15}(\\.\\d{1,10})?$/.test(trimmed) ? Number(trimmed) : trimmed;
}

export default {
  methods: {
    // The server lists the variables that the price and the decision read and that are missing in the values.
    async missingVariables(product, values) {
      const [{ missingVariables }, problems] = await Promise.all([
        this.$insurance.price(product, values),
        this.$insurance.underwrite(product, values).then(
          () => [],
          (error) => error.problems || [],
        ),
      ]);
      const prefix = 'values.';
      const undecided = problems
        .filter(({ code, path }) => code === 'REQUIRED' && String(path).startsWith(prefix))
        .map(({ path }) => path.slice(prefix.length));
      return [...new Set([...(missingVariables || []), ...undecided])];
    },
    fieldsFor(names) {
      const all = names.flatMap((name) => [name, ...(further[name] || [])]);
      const order = Object.keys(fields);
      const known = order.filter((name) => all.includes(name));
      const others = [...new Set(all)].filter((name) => !order.includes(name));
      return [...known, ...others].map((name) => ({ name, ...(fields[name] || { kind: 'text', value: '' }) }));
    },
    initialForm: (shown) => Object.fromEntries(shown.map(({ name, value }) => [name, Array.isArray(value) ? [] : value])),
    labelOf(name) {
      if (fields[name]) return this.$t('@@field.' + name);
      const words = name.replace(/[._-]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
      return words.charAt(0).toUpperCase() + words.slice(1);
    },
    optionsOf({ name, options }) {
      if (options === 'countries') {
        const names = new Intl.DisplayNames(this.$insurance.locale, { type: 'region' });
        return countries
          .map((value) => ({ value, label: names.of(value) }))
          .sort((a, b) => a.label.localeCompare(b.label, this.$insurance.locale));
      }
      return options.map((value) => ({ value, label: this.$t('@@option.' + name + '.' + value) }));
    },
    answerOf(field, value) {
      if (field.kind === 'switch') return this.$t(value ? '@@yes' : '@@no');
      if (['count', 'number', 'text'].includes(field.kind)) return String(value);
      const chosen = this.optionsOf(field).filter((option) => [].concat(value).includes(option.value));
      return chosen.length > 0 ? chosen.map(({ label }) => label).join(', ') : this.$t('@@none');
    },
    valuesOf: (shown, form) =>
      toValues(shown.map(({ name, kind }) => [name, kind === 'text' ? toValue(form[name]) : form[name]])),
    isComplete: (shown, form) =>
      shown.every(({ name }) => Array.isArray(form[name]) || String(form[name] ?? '').trim() !== ''),
    // A started quote is stored only in the tab until the request is sent. The browser may deny storage.
    readQuote() {
      try {
        return JSON.parse(sessionStorage.getItem(storageKey) || 'null');
      } catch (error) {
        return null;
      }
    },
    writeQuote(quote) {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(quote));
        return true;
      } catch (error) {
        return false;
      }
    },
  },
};
`,
};
