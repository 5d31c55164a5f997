/** The Liquid that gives a password of before there was Liquid for it, to the letter. */
export function toPasswordLiquid(password: string): string {
  return password.replaceAll(/\{(?=[{%])/g, '{{ "{" }}');
}
