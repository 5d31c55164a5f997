/** The table of templates: its columns, and the confirmation before one is deleted. */
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMay } from '../../../api/use-may.ts';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { cameFromList } from '../../../ui/layout/way-back.ts';
import list from '../../../ui/list-table/list-table.module.css';
import { ListTable, type ListColumn } from '../../../ui/list-table/list-table.tsx';
import { templateKinds } from '../kinds/index.ts';
import { templatePath } from '../../../paths/templates.ts';
import { TemplateRowMenu } from './template-row-menu.tsx';
import classes from './template-table.module.css';
import type { Template } from '../template.ts';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { ListedDeleteDialogProps } from './listed-delete-dialog.tsx';

/** Loaded on first use: most visits to the list delete nothing. */
const LazyListedDeleteDialog = lazyPart<ListedDeleteDialogProps>(
  async () => (await import('./listed-delete-dialog.tsx')).ListedDeleteDialog,
  () => null,
);

interface TemplateTableProps {
  /** Undefined until the first response. */
  readonly templates: readonly Template[] | undefined;
  /** Includes templates that are still being loaded. */
  readonly totalCount: number | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  /** The title of the note that not all templates could be loaded. */
  readonly stale: string | undefined;
  /** Shown when there are no templates. */
  readonly empty: ReactNode;
  /** Called when the displayed list is out of date. */
  readonly onChanged: () => void;
  /** The ids of the selected templates. */
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (id: string, isSelected: boolean) => void;
}

const templateRows = { keyOf: ({ id }: Template) => id, rowHeight: 56, loadingRows: 10 };

export function TemplateTable({ templates, onChanged, selected, onSelect, ...state }: TemplateTableProps) {
  const { t } = useTranslation('templates');
  const [deleted, setDeleted] = useState<Template>();
  return (
    <>
      <ListTable
        {...state}
        {...templateRows}
        label={t('list.title')}
        failed={t('list.failed')}
        columns={useColumns()}
        className={classes['columns']}
        rows={templates}
        onRetry={onChanged}
        renderCells={(template, onKeyDown) => (
          <TemplateCells
            template={template}
            onKeyDown={onKeyDown}
            isSelected={selected.has(template.id)}
            onSelect={(isSelected) => onSelect(template.id, isSelected)}
            onDelete={() => setDeleted(template)}
          />
        )}
      />
      {deleted ? (
        <LazyListedDeleteDialog template={deleted} onChanged={onChanged} onClose={() => setDeleted(undefined)} />
      ) : null}
    </>
  );
}

function useColumns(): readonly ListColumn[] {
  const { t } = useTranslation('templates');
  return [
    { heading: t('selection.column'), isHeadingHidden: true },
    {
      heading: t('column.name'),
      bars: [
        [168, 240],
        [132, 176],
        [196, 208],
        [144, 260],
        [156, 188],
      ],
    },
    { heading: t('column.type'), bars: [[72]] },
    { heading: t('column.logicalId'), bars: [[104]] },
    { heading: t('column.created'), bars: [[124]] },
    { heading: t('column.modified'), bars: [[124]] },
    { heading: t('column.actions'), isHeadingHidden: true },
  ];
}

interface TemplateCellsProps {
  readonly template: Template;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onDelete: () => void;
}

function TemplateCells({ template, onKeyDown, isSelected, onSelect, onDelete }: TemplateCellsProps) {
  const { t } = useTranslation('templates');
  const { id, type, view, name, description, logicalId, createdAt, modifiedAt } = template;
  const { Icon } = templateKinds[type];
  const mayWrite = useMay('documents:write');
  return (
    <>
      <td>
        <CheckBox
          className={classes['select']}
          aria-label={t('selection.select', { name })}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      </td>
      <td title={description === '' ? name : `${name} · ${description}`}>
        <Link
          className={`${list['target']} ${list['link']} ${classes['name']}`}
          to={templatePath(view, id)}
          state={cameFromList}
          dir="auto"
          onKeyDown={onKeyDown}
        >
          {name}
        </Link>
        {description === '' ? null : (
          <span className={classes['description']} dir="auto">
            {description}
          </span>
        )}
      </td>
      <td>
        <span className={classes['kind']}>
          <Icon size={16} stroke={1.75} aria-hidden />
          {t(`kind.${type}`)}
        </span>
      </td>
      <td title={logicalId}>{logicalId}</td>
      <td>{formatDateTime(createdAt)}</td>
      <td>{formatDateTime(modifiedAt)}</td>
      <td>
        <TemplateRowMenu template={template} onDelete={mayWrite ? onDelete : undefined} />
      </td>
    </>
  );
}
