// The validators of vuelidate 0.7, which has no types. They are CommonJS: some loaders return the module, others its
// default export.

declare module 'vuelidate/lib/validators/required.js' {
  type Validator = (value: unknown) => boolean;
  const module: Validator | { readonly default: Validator };
  export default module;
}
declare module 'vuelidate/lib/validators/email.js' {
  type Validator = (value: unknown) => boolean;
  const module: Validator | { readonly default: Validator };
  export default module;
}
declare module 'vuelidate/lib/validators/alpha.js' {
  type Validator = (value: unknown) => boolean;
  const module: Validator | { readonly default: Validator };
  export default module;
}
declare module 'vuelidate/lib/validators/numeric.js' {
  type Validator = (value: unknown) => boolean;
  const module: Validator | { readonly default: Validator };
  export default module;
}
declare module 'vuelidate/lib/validators/minLength.js' {
  type Validator = (length: number) => (value: unknown) => boolean;
  const module: Validator | { readonly default: Validator };
  export default module;
}
declare module 'vuelidate/lib/validators/maxLength.js' {
  type Validator = (length: number) => (value: unknown) => boolean;
  const module: Validator | { readonly default: Validator };
  export default module;
}
declare module 'vuelidate/lib/validators/minValue.js' {
  type Validator = (bound: number | string | Date) => (value: unknown) => boolean;
  const module: Validator | { readonly default: Validator };
  export default module;
}
declare module 'vuelidate/lib/validators/maxValue.js' {
  type Validator = (bound: number | string | Date) => (value: unknown) => boolean;
  const module: Validator | { readonly default: Validator };
  export default module;
}
declare module 'vuelidate/lib/validators/sameAs.js' {
  type Validator = (
    other: string | ((this: unknown, parent: unknown) => unknown),
  ) => (this: unknown, value: unknown, parent?: unknown) => boolean;
  const module: Validator | { readonly default: Validator };
  export default module;
}
