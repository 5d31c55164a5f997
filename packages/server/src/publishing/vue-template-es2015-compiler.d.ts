declare module 'vue-template-es2015-compiler' {
  /** Code of render functions without `with`, which modules cannot have. */
  export default function transpile(code: string): string;
}
