/** The virtualized table of templates; draws rows, and asks before one is deleted. */
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMay } from '../../../api/use-may.ts';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { cameFromList } from '../../../ui/leave/way-back.ts';
import { useWindowRows } from '../../../ui/rows/use-window-rows.ts';
import { templateKinds } from '../kinds/index.ts';
import { LazyListedDeleteDialog } from './lazy-listed-delete-dialog.tsx';
import { templatePath } from '../paths.ts';
import { TemplateRowMenu } from './template-row-menu.tsx';
import classes from './template-table.module.css';
import type { Template } from '../template.ts';

interface TemplateTableProps {
  readonly templates: readonly Template[];
  /** With those that are still on their way. */
  readonly totalCount: number;
  /** What is shown is old. */
  readonly onChanged: () => void;
}

const templateRows = { keyOf: ({ id }: Template) => id, heightOf: () => 56 };

export function TemplateTable({ templates, totalCount, onChanged }: TemplateTableProps) {
  const { t } = useTranslation('templates');
  const { body, items, totalHeight, handleKeyDown } = useWindowRows({ rows: templates, ...templateRows });
  const [deleted, setDeleted] = useState<Template>();
  return (
    <>
      <table className={classes['table']} aria-label={t('list.title')} aria-rowcount={totalCount + 1}>
        <TemplateTableHead />
        <tbody ref={body} className={classes['body']} style={{ height: totalHeight }}>
          {items.map(({ index, top, height }) => {
            const template = templates[index];
            if (!template) return null;
            return (
              <tr
                key={template.id}
                aria-rowindex={index + 2}
                data-index={index}
                className={`${classes['row']} ${classes['template']}`}
                style={{ height, transform: `translateY(${top}px)` }}
              >
                <TemplateCells template={template} onKeyDown={handleKeyDown} onDelete={() => setDeleted(template)} />
              </tr>
            );
          })}
        </tbody>
      </table>
      {deleted ? (
        <LazyListedDeleteDialog template={deleted} onChanged={onChanged} onClose={() => setDeleted(undefined)} />
      ) : null}
    </>
  );
}

export function TemplateTableHead() {
  const { t } = useTranslation('templates');
  return (
    <thead className={classes['block']}>
      <tr aria-rowindex={1} className={`${classes['row']} ${classes['head']}`}>
        <th scope="col">{t('column.name')}</th>
        <th scope="col">{t('column.type')}</th>
        <th scope="col">{t('column.logicalId')}</th>
        <th scope="col">{t('column.created')}</th>
        <th scope="col">{t('column.modified')}</th>
        <th scope="col">
          <span className="cw-visually-hidden">{t('column.actions')}</span>
        </th>
      </tr>
    </thead>
  );
}

interface TemplateCellsProps {
  readonly template: Template;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onDelete: () => void;
}

function TemplateCells({ template, onKeyDown, onDelete }: TemplateCellsProps) {
  const { t } = useTranslation('templates');
  const { id, type, view, name, description, logicalId, createdAt, modifiedAt } = template;
  const { Icon } = templateKinds[type];
  const mayWrite = useMay('documents:write');
  return (
    <>
      <td title={description === '' ? name : `${name} · ${description}`}>
        <Link
          className={classes['link']}
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
      <td>{mayWrite ? <TemplateRowMenu name={name} onDelete={onDelete} /> : null}</td>
    </>
  );
}
