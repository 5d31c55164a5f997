// The compiler's definition of MJML, in the form that the scan needs. Read from the compiler itself.

export interface ElementDefinition {
  /** Types of its attributes, such as unit(px,%) or enum(left,right). */
  readonly attributes: ReadonlyMap<string, string>;
  /** Whether its content is HTML that the compiler copies. */
  readonly isEnding: boolean;
}

export type MjmlDefinitions = ReadonlyMap<string, ElementDefinition>;

/** Elements of the head without a component of their own. */
export const headOnly: ReadonlySet<string> = new Set(['mj-all', 'mj-class', 'mj-selector', 'mj-html-attribute']);
