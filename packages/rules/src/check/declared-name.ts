/** A declared input. Only a list has values of its own below its path, which are not compared. */
export interface DeclaredName {
  readonly path: string;
  readonly type: string;
}
