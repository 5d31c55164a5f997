/** The paths of the visual editor; other features link through these. */
export const uiEditorRoute = '/ui-editor/:appId';

export const baseComponentsRoute = '/ui-editor/theme/:appId';

export function baseComponentsPath(appId: string): string {
  return `/ui-editor/theme/${encodeURIComponent(appId)}`;
}

/** @param componentId the component to open */
export function uiEditorPath(appId: string, componentId?: string): string {
  const path = `/ui-editor/${encodeURIComponent(appId)}`;
  return componentId === undefined ? path : `${path}?component=${encodeURIComponent(componentId)}`;
}
