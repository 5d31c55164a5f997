/**
 * The names of the decisions with a table in a DMN model, which is known to be well-formed and without a document type.
 */
export function decisionNames(xml: string): readonly string[] {
  const { documentElement: root } = new DOMParser().parseFromString(xml, 'application/xml');
  const isOfModel = (element: Element, name: string): boolean =>
    element.namespaceURI === root.namespaceURI && element.localName === name;
  const decisions = [...root.children].filter(
    (element) =>
      isOfModel(element, 'decision') && [...element.children].some((child) => isOfModel(child, 'decisionTable')),
  );
  return [...new Set(decisions.map((decision) => decision.getAttribute('name') ?? ''))];
}
