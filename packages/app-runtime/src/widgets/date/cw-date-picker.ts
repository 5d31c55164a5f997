import { isComposing } from '@coverwright/insurance/is-composing';
import type { CreateElement, PropType, VNode } from 'vue';
import { datePickerVariants } from '../../catalogue/variants/date-variants.ts';
import { appState, widgetText } from '../../look/app-state.ts';
import { addDefaultLook, classesOf } from '../../look/classes-of.ts';
import { renderIcon } from '../../look/icon.ts';
import { Field } from '../field.ts';
import { findPlacement, type Placement } from '../placement.ts';
import { readText } from '../read-event.ts';
import { formatDay, isWithin, parseTypedDay } from './calendar-days.ts';
import { type CalendarValue, holdsDates, readDay, readDays, writeDays } from './calendar-value.ts';
import CwCalendar from './cw-calendar.ts';
import { wordsOfDay } from './day-names.ts';

addDefaultLook({ datePicker: datePickerVariants });

const roomOfCalendarPx = 420;

/** A date that is typed as DD/MM/YYYY or selected in a calendar. */
export default Field.extend({
  name: 'CwDatePicker',
  props: {
    value: { type: [String, Date] as PropType<string | Date | null>, default: null },
    minDate: { type: [String, Date] as PropType<string | Date | null>, default: null },
    maxDate: { type: [String, Date] as PropType<string | Date | null>, default: null },
    years: { type: Number, default: 130 },
    firstWeekday: { type: Number, default: 0 },
    placeholder: { type: String, default: '' },
  },
  data(): { text: string; isOpen: boolean; placement: Placement } {
    return { text: '', isOpen: false, placement: 'below' };
  },
  computed: {
    day(): string | undefined {
      return readDays(this.value)[0];
    },
  },
  watch: {
    value: {
      immediate: true,
      handler(): void {
        // An incomplete date is retained while the user types.
        if (this.day !== undefined || parseTypedDay(this.text) !== undefined)
          this.text = this.day === undefined ? '' : formatDay(this.day);
        if (this.day !== undefined) this.ownErrors = [];
      },
    },
  },
  mounted(): void {
    document.addEventListener('pointerdown', this.handleOutside);
  },
  updated(): void {
    this.markValidity(this.ownErrors[0] ?? '');
  },
  beforeDestroy(): void {
    document.removeEventListener('pointerdown', this.handleOutside);
  },
  methods: {
    emitDay(day: string | undefined): void {
      const value: CalendarValue = day === undefined ? null : writeDays('single', [day], holdsDates(this.value));
      if (day !== this.day) this.$emit('input', value);
    },
    handleChange(event: Event): void {
      this.text = readText(event);
      const day = parseTypedDay(this.text);
      const bounds = { min: readDay(this.minDate), max: readDay(this.maxDate) };
      if (this.text.trim() === '') this.ownErrors = [];
      else if (day === undefined) this.ownErrors = [widgetText('invalidDate')];
      else this.ownErrors = isWithin(day, bounds) ? [] : [widgetText('dateOutside')];
      const isUsable = day !== undefined && this.ownErrors.length === 0;
      if (isUsable) this.text = formatDay(day);
      this.emitDay(isUsable ? day : undefined);
    },
    open(): void {
      const box = this.$refs['box'];
      if (box instanceof HTMLElement) this.placement = findPlacement(box, roomOfCalendarPx);
      this.isOpen = true;
    },
    close(): void {
      if (!this.isOpen) return;
      this.isOpen = false;
      const button = this.$refs['button'];
      if (button instanceof HTMLElement) button.focus();
    },
    handleOutside({ target }: Event): void {
      if (this.isOpen && target instanceof Node && !this.$el.contains(target)) this.isOpen = false;
    },
    handleFocusOut({ relatedTarget }: FocusEvent): void {
      const frame = this.$refs['frame'];
      if (relatedTarget instanceof Node && frame instanceof HTMLElement && !frame.contains(relatedTarget))
        this.isOpen = false;
    },
    handleKey(event: KeyboardEvent): void {
      if (isComposing(event)) return;
      if (event.key === 'Escape' && this.isOpen) {
        event.stopPropagation();
        this.close();
      } else if (event.key === 'ArrowDown' && event.altKey) {
        event.preventDefault();
        this.open();
      }
    },
    renderButton(h: CreateElement): VNode {
      const classes = classesOf('datePicker', this.variant);
      const { day } = this;
      const label =
        day === undefined
          ? widgetText('openCalendar')
          : widgetText('changeDate', { date: wordsOfDay(appState.locale, day) });
      const attrs = {
        type: 'button',
        'aria-label': this.label ? `${this.label}: ${label}` : label,
        'aria-haspopup': 'dialog',
        'aria-expanded': String(this.isOpen),
        disabled: this.disabled,
      };
      const click = (): void => (this.isOpen ? this.close() : this.open());
      return h('button', { ref: 'button', class: classes('button'), attrs, on: { click } }, [
        renderIcon(h, 'calendar', classes('icon')),
      ]);
    },
    renderPopover(h: CreateElement): VNode {
      const { value, minDate, maxDate, years, firstWeekday, placement } = this;
      const calendar = h(CwCalendar, {
        props: { value, minDate, maxDate, years, firstWeekday, autofocus: true },
        on: {
          input: (selected: CalendarValue) => {
            this.emitDay(readDays(selected)[0]);
            this.ownErrors = [];
            this.close();
          },
        },
      });
      const attrs = { role: 'dialog', 'aria-label': this.label || widgetText('calendar') };
      return h('div', { class: classesOf('datePicker', this.variant)('popover', { placement }), attrs }, [calendar]);
    },
  },
  render(h): VNode {
    const classes = classesOf('datePicker', this.variant);
    const { disabled, isInvalid: invalid } = this;
    const input = h('input', {
      class: classes('input', { disabled }),
      attrs: {
        ...this.controlAttrs,
        type: 'text',
        inputmode: 'numeric',
        autocomplete: this.$attrs['autocomplete'] ?? 'off',
        placeholder: this.placeholder || widgetText('dateFormat'),
      },
      domProps: { value: this.text },
      on: {
        change: this.handleChange,
        ...this.focusListeners(),
      },
    });
    const box = h('div', { ref: 'box', class: classes('box', { disabled, invalid }) }, [input, this.renderButton(h)]);
    const frame = {
      ref: 'frame',
      class: classes('frame'),
      on: { keydown: this.handleKey, focusout: this.handleFocusOut },
    };
    const control = h('div', frame, [box, ...(this.isOpen ? [this.renderPopover(h)] : [])]);
    return this.renderField(h, { component: 'datePicker', control });
  },
});
