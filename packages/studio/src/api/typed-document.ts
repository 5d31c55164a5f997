/** An operation of a .graphql file with the types of its data and its variables. */
export interface TypedDocument<Data, Variables> {
  toString(): string;
  /** Never set: it carries the types. */
  readonly __apiType?: ((variables: Variables) => Data) | undefined;
}
