import { isComposing } from '@coverwright/insurance/is-composing';
import type { CreateElement, PropType, VNode, VNodeData } from 'vue';
import { runtimeClasses } from '../../catalogue/runtime-classes.ts';
import { calendarVariants } from '../../catalogue/variants/date-variants.ts';
import { appState, widgetText } from '../../look/app-state.ts';
import { addDefaultLook, classesOf } from '../../look/classes-of.ts';
import { type IconName, renderIcon } from '../../look/icon.ts';
import { Field } from '../field.ts';
import { readText } from '../read-event.ts';
import {
  addDays,
  addMonths,
  type CalendarMode,
  clampDay,
  dayOfDate,
  isWithin,
  listYears,
  monthGrid,
  parseDay,
  selectDay,
  toDate,
  toDay,
} from './calendar-days.ts';
import { type CalendarValue, holdsDates, readDay, readDays, writeDays } from './calendar-value.ts';
import { monthName, weekdayName, wordsOfDay } from './day-names.ts';

addDefaultLook({ calendar: calendarVariants });

const daysInWeek = 7;

/** A calendar month in which one day, several, or the two ends of a range can be selected. */
export default Field.extend({
  name: 'CwCalendar',
  props: {
    value: { type: [String, Date, Array] as PropType<CalendarValue>, default: null },
    /** single, multiple or range. */
    mode: { type: String, default: 'single' },
    minDate: { type: [String, Date] as PropType<string | Date | null>, default: null },
    maxDate: { type: [String, Date] as PropType<string | Date | null>, default: null },
    years: { type: Number, default: 130 },
    /** 0 is Sunday. */
    firstWeekday: { type: Number, default: 0 },
    /** Focuses a day when the calendar is mounted, for one that is opened with a click. */
    autofocus: { type: Boolean, default: false },
  },
  data() {
    return { focused: '' };
  },
  computed: {
    bounds(): { min: string | undefined; max: string | undefined } {
      return { min: readDay(this.minDate), max: readDay(this.maxDate) };
    },
    selection(): CalendarMode {
      return this.mode === 'multiple' || this.mode === 'range' ? this.mode : 'single';
    },
    selected(): string[] {
      return readDays(this.value);
    },
    today(): string {
      return dayOfDate(new Date()) ?? '2000-01-01';
    },
  },
  watch: {
    value: {
      immediate: true,
      handler(): void {
        const [first] = this.selected;
        if (!this.selected.includes(this.focused))
          this.focused = clampDay(first ?? (this.focused || this.today), this.bounds);
      },
    },
  },
  mounted(): void {
    if (this.autofocus) this.focusDay();
  },
  methods: {
    isDisabled(day: string): boolean {
      return this.disabled || !isWithin(day, this.bounds);
    },
    select(day: string): void {
      if (this.isDisabled(day)) return;
      this.focused = day;
      const days = selectDay(this.selection, this.selected, day);
      this.$emit('input', writeDays(this.selection, days, holdsDates(this.value)));
      this.$emit('select', day);
    },
    show(day: string): void {
      this.focused = clampDay(day, this.bounds);
    },
    focusDay(): void {
      this.$nextTick(() => {
        const day = this.$el.querySelector('button[data-day][tabindex="0"]');
        if (day instanceof HTMLElement) day.focus();
      });
    },
    handleKey(event: KeyboardEvent): void {
      if (isComposing(event)) return;
      const day = dayAfterKey(event, this.focused, this.firstWeekday);
      if (day === undefined) return;
      event.preventDefault();
      this.show(day);
      this.focusDay();
    },
    renderArrow(h: CreateElement, icon: IconName, months: number): VNode {
      const classes = classesOf('calendar', this.variant);
      const target = addMonths(this.focused, months).slice(0, 7);
      const { min, max } = this.bounds;
      const isOff = months < 0 ? target < (min ?? '').slice(0, 7) : max !== undefined && target > max.slice(0, 7);
      const attrs = {
        type: 'button',
        'aria-label': widgetText(months < 0 ? 'previousMonth' : 'nextMonth'),
        disabled: isOff || this.disabled,
      };
      return h(
        'button',
        { class: classes('arrow'), attrs, on: { click: () => this.show(addMonths(this.focused, months)) } },
        [renderIcon(h, icon, classes('icon'))],
      );
    },
    renderTitle(h: CreateElement, part: 'month' | 'year'): VNode {
      const shown = parseDay(this.focused) ?? { year: 2000, month: 1, day: 1 };
      const years = listYears(this.today, this.bounds, this.years);
      const all =
        part === 'year'
          ? [...new Set([...years, shown.year])].sort((a, b) => a - b)
          : Array.from({ length: 12 }, (_, index) => index + 1);
      const options = all.map((value) => {
        const text = part === 'year' ? String(value) : monthName(appState.locale, value);
        return h('option', { key: value, attrs: { value }, domProps: { selected: value === shown[part] } }, text);
      });
      const change = (event: Event): void => {
        const chosen = { ...shown, [part]: Number(readText(event)) };
        const first = toDay({ ...chosen, day: 1 });
        if (first !== undefined) this.show(toDay(chosen) ?? addDays(addMonths(first, 1), -1));
      };
      const attrs = { 'aria-label': widgetText(part), disabled: this.disabled };
      return h('select', { class: classesOf('calendar', this.variant)('select'), attrs, on: { change } }, options);
    },
    renderDay(h: CreateElement, day: string): VNode {
      const classes = classesOf('calendar', this.variant);
      const { selected, focused, mode } = this;
      const isSelected = selected.includes(day);
      const [first = '', last = ''] = [selected[0], selected.at(-1)];
      const isRange = mode === 'range' && selected.length === 2 && first !== last;
      const cell: VNodeData = {
        key: day,
        class: classes('cell', {
          within: isRange && day >= first && day <= last,
          start: isRange && day === first,
          end: isRange && day === last,
        }),
        attrs: {
          role: 'gridcell',
          'aria-selected': String(isSelected),
          'data-within': isRange && day >= first && day <= last ? '' : undefined,
        },
      };
      const state = {
        selected: isSelected,
        today: day === this.today,
        outside: day.slice(0, 7) !== focused.slice(0, 7) && !isSelected,
        disabled: this.isDisabled(day),
      };
      const attrs = {
        type: 'button',
        'data-day': day,
        tabindex: day === focused ? 0 : -1,
        'aria-label': wordsOfDay(appState.locale, day),
        'aria-disabled': state.disabled ? 'true' : undefined,
        'aria-current': state.today ? 'date' : undefined,
      };
      const button = h(
        'button',
        { class: classes('day', state), attrs, on: { click: () => this.select(day) } },
        String(Number(day.slice(8))),
      );
      return h('td', cell, [button]);
    },
    renderGrid(h: CreateElement): VNode {
      const classes = classesOf('calendar', this.variant);
      const days = monthGrid(this.focused, this.firstWeekday);
      const weekdays = days.slice(0, daysInWeek).map((day) => {
        const name = weekdayName(appState.locale, day, 'long');
        return h('th', { key: day, class: classes('weekday'), attrs: { scope: 'col', abbr: name } }, [
          h('span', { attrs: { 'aria-hidden': 'true' } }, weekdayName(appState.locale, day, 'narrow')),
          h('span', { class: runtimeClasses.spoken }, name),
        ]);
      });
      const weeks = Array.from({ length: days.length / daysInWeek }, (_, week) =>
        h(
          'tr',
          { key: week },
          days.slice(week * daysInWeek, (week + 1) * daysInWeek).map((day) => this.renderDay(h, day)),
        ),
      );
      const shown = toDate(this.focused);
      const label = shown
        ? new Intl.DateTimeFormat(appState.locale, { year: 'numeric', month: 'long' }).format(shown)
        : '';
      const attrs = {
        role: 'grid',
        'aria-label': label,
        'aria-multiselectable': this.mode === 'single' ? undefined : 'true',
      };
      return h('table', { class: classes('grid'), attrs, on: { keydown: this.handleKey } }, [
        h('thead', [h('tr', weekdays)]),
        h('tbody', weeks),
      ]);
    },
  },
  render(h): VNode {
    const classes = classesOf('calendar', this.variant);
    const label = this.label ? undefined : (this.$attrs['aria-label'] ?? widgetText('calendar'));
    const panel = h(
      'div',
      {
        class: classes('panel'),
        attrs: {
          role: 'group',
          'aria-label': label,
          'aria-labelledby': this.label ? `${this.controlId}-label` : undefined,
        },
      },
      [
        h('div', { class: classes('head') }, [
          this.renderArrow(h, 'left', -1),
          h('div', { class: classes('titles') }, [this.renderTitle(h, 'month'), this.renderTitle(h, 'year')]),
          this.renderArrow(h, 'right', 1),
        ]),
        this.renderGrid(h),
      ],
    );
    const legend = this.label ? [this.renderLegend(h, 'calendar')] : [];
    return this.renderField(h, { component: 'calendar', control: [...legend, panel], labelled: 'none' });
  },
});

function dayAfterKey(
  { key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent,
  from: string,
  firstWeekday: number,
): string | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  const days: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -daysInWeek,
    ArrowDown: daysInWeek,
  };
  const months: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };
  const [byDays, byMonths] = [days[key], months[key]];
  if (byDays !== undefined) return addDays(from, byDays);
  if (byMonths !== undefined) return addMonths(from, shiftKey ? byMonths * 12 : byMonths);
  const weekday = ((toDate(from)?.getDay() ?? 0) - firstWeekday + daysInWeek) % daysInWeek;
  if (key === 'Home') return addDays(from, -weekday);
  return key === 'End' ? addDays(from, daysInWeek - 1 - weekday) : undefined;
}
