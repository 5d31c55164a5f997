/** The paths of the template screens; other features link through these. */
export const templateListPath = '/templates';

/** The editor of a template; `view` is the template's templateView, such as sms-notifications. */
export function templatePath(view: string, id: string): string {
  return `${templateListPath}/${encodeURIComponent(view)}/${encodeURIComponent(id)}`;
}

/** The route of the editor of a kind of template. */
export function editorPattern(view: string): string {
  return `${templateListPath}/${view}/:id`;
}

export const templateImportPath = '/templates/import';

/** The path without the templates to copy. */
export const templateCopyRoute = '/templates/copy';

export function templateCopyPath(templateIds: readonly string[]): string {
  return `${templateCopyRoute}?${new URLSearchParams(templateIds.map((id) => ['id', id])).toString()}`;
}

export function templateIdsOf(search: string): string[] {
  return new URLSearchParams(search).getAll('id');
}
