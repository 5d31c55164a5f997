/**
 * The word of the button that opens an editor: what a user who may change the product does there.
 * @param isEmpty whether there is nothing in it yet; undefined until it is known
 */
export function verbOf<Action extends string>(
  mayWrite: boolean,
  isEmpty: boolean | undefined,
  action: Action,
): Action | 'add' | 'view' {
  if (!mayWrite) return 'view';
  return isEmpty === true ? 'add' : action;
}
