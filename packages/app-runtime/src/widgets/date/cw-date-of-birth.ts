import type { CreateElement, PropType, VNode } from 'vue';
import { dateOfBirthVariants } from '../../catalogue/variants/date-variants.ts';
import { appState, widgetText } from '../../look/app-state.ts';
import { addDefaultLook, classesOf } from '../../look/classes-of.ts';
import { renderIcon } from '../../look/icon.ts';
import { Field } from '../field.ts';
import { readText } from '../read-event.ts';
import { ageOn, dayOfDate, daysInMonth, parseDay, toDay } from './calendar-days.ts';
import { monthName } from './day-names.ts';

addDefaultLook({ dateOfBirth: dateOfBirthVariants });

type Part = 'day' | 'month' | 'year';

/** A leap year, so that every month has its maximum number of days. */
const leapYear = 2000;

/** Three selects. Its value is YYYY-MM-DD, or null unless all three form a date within the ages. */
export default Field.extend({
  name: 'CwDateOfBirth',
  props: {
    value: { type: String as PropType<string | null>, default: null },
    minAge: { type: Number, default: 0 },
    maxAge: { type: Number, default: 150 },
    /** The day for calculating the age, YYYY-MM-DD; defaults to today. */
    today: { type: String, default: '' },
  },
  data() {
    return { chosen: { day: 0, month: 0, year: 0 } };
  },
  computed: {
    reference(): string {
      return parseDay(this.today) ? this.today : (dayOfDate(new Date()) ?? '2000-01-01');
    },
    current(): string | null {
      const day = toDay(this.chosen);
      if (day === undefined || day > this.reference) return null;
      const age = ageOn(day, this.reference);
      return age >= this.minAge && age <= this.maxAge ? day : null;
    },
  },
  watch: {
    value: {
      immediate: true,
      handler(value: string | null): void {
        const parts = parseDay(value);
        if (parts) this.chosen = { ...parts };
        // Clearing the form clears the selects; an incomplete date is retained.
        else if (this.current !== null) this.chosen = { day: 0, month: 0, year: 0 };
      },
    },
  },
  methods: {
    change(part: Part, event: Event): void {
      const before = this.value ?? null;
      const chosen = { ...this.chosen, [part]: Number(readText(event)) };
      // When 31 January is changed to February, the day is cleared rather than set to the 28th, which the user did
      // not select.
      const lastDay = daysInMonth(chosen.year || leapYear, chosen.month || 1);
      this.chosen = { ...chosen, day: chosen.day > lastDay ? 0 : chosen.day };
      if (this.current !== before) this.$emit('input', this.current);
    },
    optionsOf(part: Part): { value: number; text: string }[] {
      const { year, month } = this.chosen;
      const last = Number(this.reference.slice(0, 4)) - this.minAge;
      // A person of the maximum age may have been born one year earlier.
      const years = Array.from({ length: this.maxAge - this.minAge + 2 }, (_, index) => last - index);
      if (part === 'year') return years.map((value) => ({ value, text: String(value) }));
      const count = part === 'month' ? 12 : daysInMonth(year || leapYear, month || 1);
      return Array.from({ length: count }, (_, index) => {
        const value = index + 1;
        return { value, text: part === 'month' ? monthName(appState.locale, value) : String(value) };
      });
    },
    renderPart(h: CreateElement, part: Part): VNode {
      const classes = classesOf('dateOfBirth', this.variant);
      const { disabled, isInvalid: invalid, chosen } = this;
      const id = `${this.controlId}-${part}`;
      const options = [{ value: 0, text: '–' }, ...this.optionsOf(part)].map(({ value, text }) =>
        h(
          'option',
          { key: value, attrs: { value: value || '' }, domProps: { selected: value === chosen[part] } },
          text,
        ),
      );
      const attrs = {
        id,
        autocomplete: `bday-${part}`,
        disabled,
        'aria-describedby': this.ariaAttrs['aria-describedby'],
        'aria-invalid': this.ariaAttrs['aria-invalid'],
        'aria-required': this.ariaAttrs['aria-required'],
      };
      const on = {
        change: (event: Event) => this.change(part, event),
        blur: (event: Event) => this.$emit('blur', event),
      };
      return h('div', { key: part, class: classes('part') }, [
        h('label', { class: classes('partLabel'), attrs: { for: id } }, widgetText(part)),
        h('div', { class: classes('box', { disabled, invalid }) }, [
          h('select', { class: classes('select', { disabled }), attrs, on }, options),
          renderIcon(h, 'down', classes('arrow')),
        ]),
      ]);
    },
  },
  render(h): VNode {
    const order: readonly Part[] = /^(zh|ja|ko)\b/i.test(appState.locale)
      ? ['year', 'month', 'day']
      : ['day', 'month', 'year'];
    const parts = order.map((part) => this.renderPart(h, part));
    const control = h('div', { class: classesOf('dateOfBirth', this.variant)('parts') }, parts);
    return this.renderField(h, { component: 'dateOfBirth', control, labelled: 'group' });
  },
});
