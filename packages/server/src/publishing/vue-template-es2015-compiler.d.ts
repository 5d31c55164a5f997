declare module 'vue-template-es2015-compiler' {
  /** Code of render functions without `with`, which is not allowed in modules. */
  export default function transpile(code: string): string;
}
