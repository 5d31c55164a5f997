/** The paths of the component screens; other features link through these. */
export const componentListPath = '/components';

export function componentPath(id: string): string {
  return `${componentListPath}/${encodeURIComponent(id)}`;
}
