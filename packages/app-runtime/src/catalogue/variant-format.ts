// The format of baseComponentsVariants: variants[component][variant].el[element] holds the classes of one element of a
// widget. An element is a class text, or an object of keys; a key is a class text, or an object of options.

export type ClassText = string | readonly string[];
type KeyClasses = ClassText | Readonly<Record<string, ClassText>>;

/**
 * The key `base` always applies; any other key applies while the widget's state of that name is set or equals the
 * option.
 */
export type ElementClasses = ClassText | Readonly<Record<string, KeyClasses>>;

export interface Variant {
  readonly el: Readonly<Record<string, ElementClasses>>;
}

/** `default` is a variant, or the name of the variant for widgets that do not specify one. */
type ComponentVariants = Readonly<Record<string, Variant | string>>;

export type Variants = Readonly<Record<string, ComponentVariants>>;

/** The current state of a widget, such as { disabled: true, size: 'lg' }. */
export type WidgetState = Readonly<Record<string, string | number | boolean | undefined>>;
