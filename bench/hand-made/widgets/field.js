// The common parts of the fields.
let last = 0;

export const field = {
  inheritAttrs: false,
  props: {
    name: { type: String, default: '' },
    label: { type: String, default: '' },
    hint: { type: String, default: '' },
    errors: { type: Array, default: () => [] },
    required: Boolean,
    disabled: Boolean,
  },
  data: () => ({ id: `field-${(last += 1)}` }),
  computed: {
    isInvalid() {
      return this.errors.length > 0;
    },
    controlAttrs() {
      const notes = [this.hint && `${this.id}-hint`, this.isInvalid && `${this.id}-errors`].filter(Boolean);
      return {
        ...this.$attrs,
        id: this.id,
        name: this.name || undefined,
        disabled: this.disabled,
        'aria-describedby': notes.join(' ') || undefined,
        'aria-invalid': this.isInvalid ? 'true' : undefined,
        'aria-required': this.required ? 'true' : undefined,
      };
    },
  },
};
