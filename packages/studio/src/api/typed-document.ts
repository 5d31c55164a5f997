/** An operation from a .graphql file with the types of its data and variables. */
export interface TypedDocument<Data, Variables> {
  toString(): string;
  /** Never set; only carries the types. */
  readonly __apiType?: ((variables: Variables) => Data) | undefined;
}
