import type { SendContext } from '../../../ui/editor/record/record.ts';
import type { useSaveTable } from '../rate-tables.api.ts';
import type { TableContent, TableState } from './table-content.ts';

interface Sending extends Pick<SendContext<TableState>, 'expectedRevision' | 'isOverwrite'> {
  readonly name: string;
  readonly isNew: boolean;
}

/** Changes of cells and rows; with other columns, and over another user's version, the entire table. */
export async function sendTable(
  { create, replace, change, readRevision }: ReturnType<typeof useSaveTable>,
  content: TableContent,
  { name, isNew, expectedRevision, isOverwrite }: Sending,
): Promise<{ readonly revision: string | undefined; readonly isMerged: boolean }> {
  const accept = content.takeSaved();
  const sent = { name, columns: content.columns, cells: content.cells };
  if (isNew) {
    const created = await create(sent);
    accept();
    return { revision: created, isMerged: false };
  }
  const isWhole = isOverwrite || content.haveColumnsChanged;
  const changes = isWhole ? [] : content.changes();
  const known = await readRevision(name);
  const revision = isWhole
    ? await replace(sent, expectedRevision)
    : changes.length === 0
      ? expectedRevision
      : await change(name, changes, expectedRevision);
  accept();
  return { revision, isMerged: !isWhole && changes.length > 0 && known !== expectedRevision };
}
