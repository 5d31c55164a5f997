import type { TemplateComponent } from '../app-template.ts';

/** A mixin: the variables of a price as fields, and the quote that the customer has started. */
export const quoteFields: TemplateComponent = {
  name: 'QuoteFields',
  vueTemplate: `<div></div>
`,
  script: `// How often asked variables are shown. A product that has other types or choices for them gets its own fields.
const known = {
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
const typeOfKind = { count: 'number', number: 'number', switch: 'boolean', several: 'list' };
const radiosMax = 4;
const entriesMax = 10;
const storageKey = 'quote';

function valuesIn(field) {
  return field.options === 'countries' ? countries : field.options || [];
}

function suits(field, { type, choices, items, fallbackJsonString }) {
  const values = valuesIn(field);
  const wanted = typeOfKind[field.kind] || (typeof values[0] === 'number' ? 'number' : 'string');
  const read = [...choices, ...((items && items[0] && items[0].choices) || [])].map(({ value }) => value);
  const fallback = JSON.parse(fallbackJsonString);
  const isListed = values.length === 0 || [...read, ...(fallback === null ? [] : [].concat(fallback))].every((one) => values.includes(one));
  return (type === null || type === wanted) && isListed && !(items && items[0] && items[0].name);
}

function toField(question) {
  const { name, label, type, choices, items, hasOtherAnswers } = question;
  const fallback = JSON.parse(question.fallbackJsonString);
  const own = Object.prototype.hasOwnProperty.call(known, name) && suits(known[name], question) ? known[name] : undefined;
  const optional = question.fallbackJsonString !== null;
  if (own) return { name, ...own, ...(fallback !== null && { value: fallback }) };
  if (choices.length > 0) {
    const hasOther = hasOtherAnswers && choices.every(({ value }) => value !== 'other');
    const options = [...choices, ...(hasOther ? [{ value: 'other', isOther: true }] : [])];
    return { name, label, kind: options.length > radiosMax ? 'select' : 'choice', options, optional, value: fallback || null };
  }
  if (type === 'boolean') return { name, kind: 'switch', value: fallback === true };
  if (type === 'number') return { name, kind: 'number', optional, value: fallback };
  if (type !== 'list') return { name, kind: 'text', isText: type === 'string', optional, value: String(fallback ?? '') };
  const [item] = items || [];
  if (item && (item.name || items.length > 1))
    return { name, kind: 'count', min: 1, max: entriesMax, value: 1, parts: items.filter((one) => one.name).map(toField) };
  if (item && item.choices.length > 0) return { name, kind: 'several', options: item.choices, value: [] };
  return { name, kind: 'entries', isText: !item || item.type !== 'number', value: '' };
}

// The variables of the logic are dotted names: trip.days is { trip: { days } }, and insureds.0.age is in a list.
function toValues(entries) {
  const values = {};
  for (const [name, value] of entries) {
    const parts = name.split('.');
    const last = parts.pop();
    let inner = values;
    parts.forEach((part, index) => {
      const next = index + 1 < parts.length ? parts[index + 1] : last;
      if (!Object.prototype.hasOwnProperty.call(inner, part)) inner[part] = /^\\d+$/.test(next) ? [] : {};
      inner = inner[part];
    });
    inner[last] = value;
  }
  return values;
}

function toValue(text, isText) {
  const trimmed = String(text).trim();
  return !isText && /^-?\\d{1,15}(\\.\\d{1,10})?$/.test(trimmed) ? Number(trimmed) : trimmed;
}

function isEmpty(answer) {
  return !Array.isArray(answer) && String(answer ?? '').trim() === '';
}

// Words of a name or a text of the logic: semi_private is Semi private.
function toWords(text) {
  const words = String(text).replace(/[._-]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2').trim();
  return /^[A-Z0-9 ]+$/.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

export default {
  methods: {
    async loadFields(product) {
      const { hasPrice, questions } = await this.$insurance.questionnaire(product);
      const order = Object.keys(known);
      const rank = ({ name }) => (order.indexOf(name) + order.length + 1) % (order.length + 1);
      const fields = questions.filter(({ type }) => type !== 'object').map(toField);
      return { hasPrice, fields: fields.sort((a, b) => rank(a) - rank(b)) };
    },
    // With a field for each part of each entry of a list.
    expand: (fields, form) =>
      fields.flatMap((field) => [
        field,
        ...Array.from({ length: field.parts ? form[field.name] || 0 : 0 }, (_, at) =>
          field.parts.map((part) => ({ ...part, name: field.name + '.' + at + '.' + part.name, part: part.name, at })),
        ).flat(),
      ]),
    initialForm: (fields) => Object.fromEntries(fields.map(({ name, value }) => [name, Array.isArray(value) ? [...value] : value])),
    // Earlier answers, as far as the product still offers them.
    restoreForm(fields, stored) {
      const form = this.initialForm(fields);
      const shown = this.expand(fields, { ...form, ...stored });
      for (const field of shown) {
        const answer = stored[field.name];
        const values = valuesIn(field).map((option) => (option && option.value) || option);
        const isOffered = values.length === 0 || [].concat(answer).every((one) => values.includes(one));
        if (answer !== undefined && answer !== null && isOffered) form[field.name] = answer;
      }
      return form;
    },
    // A text of the app, which can be added for each variable and each of its choices.
    textOr(key, words) {
      const text = this.$t(key);
      return text === key ? words : text;
    },
    labelOf({ name, label, part, at }) {
      const text = this.textOr('@@field.' + name, label || toWords(part || name));
      return part ? at + 1 + '. ' + text : text;
    },
    optionsOf(field) {
      if (field.options === 'countries') {
        const names = new Intl.DisplayNames(this.$insurance.locale, { type: 'region' });
        return countries
          .map((value) => ({ value, label: names.of(value) }))
          .sort((a, b) => a.label.localeCompare(b.label, this.$insurance.locale));
      }
      return field.options.map((option) => {
        const { value = option, name, isOther } = option;
        const words = isOther ? this.$t('@@other') : name || toWords(value);
        return { value, label: this.textOr('@@option.' + field.name + '.' + value, words) };
      });
    },
    valuesOf: (shown, form) =>
      toValues(
        shown
          .filter(({ parts, optional, name }) => !parts && !(optional && isEmpty(form[name])))
          .map(({ name, kind, isText }) => {
            const answer = form[name];
            if (kind === 'entries') return [name, answer.split(/[;；]/).filter((one) => one.trim()).map((one) => toValue(one, isText))];
            return [name, kind === 'text' ? toValue(answer, isText) : answer];
          }),
      ),
    isComplete: (shown, form) => shown.every(({ name, optional, kind }) => optional || kind === 'entries' || !isEmpty(form[name])),
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
