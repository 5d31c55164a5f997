import { locale, t } from './texts.js';

const codes = 'AF AU CA CN DE EG ES FR GB GR ID IN IT JP KR MO MY NZ PH SG SY TH TR TW US VN YE ZA'.split(' ');

/** A variable that is not listed gets a text field. */
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
const further = { 'insureds.adults': 'insureds.children', 'insured.age': 'cover.deductible' };

export function fieldsFor(names) {
  const all = new Set(names.flatMap((name) => (further[name] ? [name, further[name]] : [name])));
  const order = Object.keys(known);
  const others = [...all].filter((name) => !known[name]);
  return [...order.filter((name) => all.has(name)), ...others].map((name) => ({
    name,
    ...(known[name] ?? { kind: 'text', value: '' }),
  }));
}

export function optionsOf({ name, options }) {
  if (options !== 'countries')
    return options.map((value) => ({ value, label: t(`${name.split('.').at(-1)}.${value}`) }));
  const names = new Intl.DisplayNames(locale.name, { type: 'region' });
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, locale.name));
}

export function labelOf(name) {
  if (known[name]) return t(name.split('.').at(-1));
  const words = name
    .replace(/[._-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const initialForm = (fields) => Object.fromEntries(fields.map(({ name, value }) => [name, value]));

export function answerOf(field, value) {
  if (field.kind === 'switch') return t(value ? 'yes' : 'no');
  if (['count', 'number', 'text'].includes(field.kind)) return String(value);
  const chosen = optionsOf(field).filter((option) => [value].flat().includes(option.value));
  return chosen.map(({ label }) => label).join(', ') || t('nothingChosen');
}

const storageKey = 'quote';

export function readQuote() {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
  } catch {
    return null;
  }
}

/** A browser may refuse to store it. */
export function writeQuote(quote) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(quote));
    return true;
  } catch {
    return false;
  }
}

export function valuesOf(fields, form) {
  const values = {};
  for (const { name, kind } of fields) {
    const [group, last] = name.split('.');
    const text = String(form[name]).trim();
    const value = kind === 'text' && /^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : form[name];
    if (last === undefined) values[group] = value;
    else (values[group] ??= {})[last] = value;
  }
  return values;
}

export function isFilled(value) {
  return Array.isArray(value) || String(value ?? '').trim() !== '';
}
