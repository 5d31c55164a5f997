// What all fields have in common: label, hint, errors, and their association with the control for assistive
// technology.
import Vue, { type CreateElement, type PropType, type VNode } from 'vue';
import { runtimeClasses } from '../catalogue/runtime-classes.ts';
import { widgetText } from '../look/app-state.ts';
import { classesOf } from '../look/classes-of.ts';
import { nextId } from './next-id.ts';
import { renderMessage, toMessage } from './notices/render-message.ts';

const maxErrors = 5;

interface FieldParts {
  /** The component of the variants, such as textInput. */
  readonly component: string;
  readonly control: VNode | VNode[];
  /** label: the control has the id. group: several controls within a fieldset. none: the control shows the label itself. */
  readonly labelled?: 'label' | 'group' | 'none';
  /** Shown at the end of the field, such as a character counter. */
  readonly after?: VNode[];
}

export const Field = Vue.extend({
  // Attributes from the template, such as autocomplete, apply to the control and not to the root element.
  inheritAttrs: false,
  props: {
    id: { type: String, default: '' },
    name: { type: String, default: '' },
    label: { type: String, default: '' },
    hint: { type: String, default: '' },
    errors: { type: [Array, String] as PropType<readonly string[] | string>, default: () => [] },
    required: { type: Boolean, default: false },
    disabled: { type: Boolean, default: false },
    variant: { type: String, default: 'default' },
  },
  data() {
    return { ownId: nextId(), ownErrors: [] as string[] };
  },
  computed: {
    controlId(): string {
      return this.id || this.ownId;
    },
    errorTexts(): readonly string[] {
      const given = typeof this.errors === 'string' ? [this.errors] : this.errors;
      // Without a valid text there is no value, so an error of the app would be that the value is missing.
      return (this.ownErrors.length > 0 ? this.ownErrors : given)
        .filter((text) => typeof text === 'string' && text !== '')
        .slice(0, maxErrors);
    },
    isInvalid(): boolean {
      return this.errorTexts.length > 0;
    },
    /** For the control, or the group of controls. */
    ariaAttrs(): Record<string, string | undefined> {
      const ids = [this.hint && `${this.controlId}-hint`, this.isInvalid && `${this.controlId}-errors`].filter(Boolean);
      return {
        'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
        'aria-invalid': this.isInvalid ? 'true' : undefined,
        'aria-required': this.required ? 'true' : undefined,
      };
    },
    /** For a native control. */
    controlAttrs(): Record<string, unknown> {
      return {
        ...this.$attrs,
        ...this.ariaAttrs,
        id: this.controlId,
        name: this.name || undefined,
        disabled: this.disabled,
        'aria-label': this.label ? undefined : this.$attrs['aria-label'],
      };
    },
  },
  methods: {
    /** A form without novalidate is not submitted while a text is invalid. */
    markValidity(problem: string): void {
      const control = this.$el.querySelector('input');
      if (control && control.validationMessage !== problem) control.setCustomValidity(problem);
    },
    /** For a native control, whose focus counts as the field's. */
    focusListeners(): Record<'focus' | 'blur', (event: Event) => void> {
      return {
        focus: (event) => this.$emit('focus', event),
        blur: (event) => this.$emit('blur', event),
      };
    },
    renderField(h: CreateElement, { component, control, labelled = 'label', after = [] }: FieldParts): VNode {
      const classes = classesOf(component, this.variant);
      const isGroup = labelled === 'group';
      const label = this.label && labelled !== 'none' ? [this.renderLabel(h, component, isGroup)] : [];
      const children = [
        ...label,
        ...(Array.isArray(control) ? control : [control]),
        ...after,
        ...this.renderNotes(h, component),
      ];
      const group = isGroup
        ? {
            ...this.ariaAttrs,
            disabled: this.disabled,
            'aria-label': this.label ? undefined : this.$attrs['aria-label'],
          }
        : {};
      // A fieldset can be neither required nor invalid; its controls are.
      const attrs = isGroup ? { ...group, 'aria-invalid': undefined, 'aria-required': undefined } : group;
      return h(isGroup ? 'fieldset' : 'div', { class: classes('root', { disabled: this.disabled }), attrs }, children);
    },
    renderLabel(h: CreateElement, component: string, isGroup: boolean): VNode {
      const classes = classesOf(component, this.variant);
      const attrs = isGroup
        ? { id: `${this.controlId}-label` }
        : { for: this.controlId, id: `${this.controlId}-label` };
      return h(
        isGroup ? 'legend' : 'label',
        { class: classes('label', { disabled: this.disabled, group: isGroup }), attrs },
        [this.label, ...this.renderRequired(h, component, isGroup)],
      );
    },
    /** Names a group of controls that is not a fieldset, by aria-labelledby. */
    renderLegend(h: CreateElement, component: string): VNode {
      const classes = classesOf(component, this.variant);
      const attrs = { id: `${this.controlId}-label` };
      return h('span', { class: classes('label', { disabled: this.disabled }), attrs }, [
        this.label,
        ...this.renderRequired(h, component, true),
      ]);
    },
    /** A control can be marked as required; a group cannot, so its label shows it. */
    renderRequired(h: CreateElement, component: string, isGroup = false): VNode[] {
      if (!this.required) return [];
      const classes = classesOf(component, this.variant);
      return [
        h('span', { class: classes('required'), attrs: { 'aria-hidden': 'true' } }, '*'),
        ...(isGroup ? [h('span', { class: runtimeClasses.spoken }, ` (${widgetText('required')})`)] : []),
      ];
    },
    renderNotes(h: CreateElement, component: string): VNode[] {
      const classes = classesOf(component, this.variant);
      const hint = this.hint
        ? [h('p', { class: classes('hint'), attrs: { id: `${this.controlId}-hint` } }, this.hint)]
        : [];
      if (!this.isInvalid) return hint;
      const messages = this.errorTexts.map((text) => renderMessage(h, toMessage(text, 'error'), { variant: 'field' }));
      const attrs = { id: `${this.controlId}-errors`, 'aria-live': 'polite' };
      return [...hint, h('div', { class: classesOf('message', 'field')('list'), attrs }, messages)];
    },
  },
});
