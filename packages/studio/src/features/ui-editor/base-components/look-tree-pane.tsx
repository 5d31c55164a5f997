/** The look tree, and the actions on variants. */
import { Button } from '@mantine/core';
import type { JsonObject } from '@coverwright/insurance/json';
import { IconChevronDown, IconChevronRight, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PaneHead } from '../../../ui/editor/frame/pane-head.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useIsReadOnly } from '../../../ui/read-only.tsx';
import { useTreeKeys } from '../../../ui/tree/use-tree-keys.ts';
import classes from './base-components.module.css';
import blocks from '../../../ui/layout/blocks.module.css';
import { hasDefault, type LookNode, type LookPath } from './base-variants.ts';
import { listLookRows, keyOf } from './look-rows.ts';
import { VariantDialogs, type VariantDialog } from './variant-dialogs.tsx';

interface LookTreePaneProps {
  readonly looks: readonly LookNode[];
  readonly chosen: LookPath;
  readonly own: JsonObject;
  readonly onChoose: (path: LookPath) => void;
  readonly onChange: (own: JsonObject) => void;
}

export function LookTreePane({ looks, chosen, own, onChoose, onChange }: LookTreePaneProps) {
  const { t } = useTranslation('baseComponents');
  const isReadOnly = useIsReadOnly();
  const [dialog, setDialog] = useState<VariantDialog>();
  const [component, variant] = chosen;
  const isOwnVariant = variant !== undefined && !hasDefault(chosen.slice(0, 2));
  return (
    <section className={classes['treePane']} aria-label={t('tree')}>
      <PaneHead heading={t('tree')} />
      <LookTree looks={looks} chosen={chosen} onChoose={onChoose} />
      {isReadOnly ? null : (
        <div className={classes['treeFoot']}>
          <Button
            size="xs"
            leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
            disabled={component === undefined}
            onClick={() => setDialog('add')}
          >
            {t('variant.add')}
          </Button>
          <IconButton
            label={t('variant.rename')}
            icon={<IconPencil size={16} stroke={1.75} aria-hidden />}
            isDisabled={!isOwnVariant}
            onClick={() => setDialog('rename')}
          />
          <IconButton
            label={t('variant.delete')}
            icon={<IconTrash size={16} stroke={1.75} aria-hidden />}
            isDisabled={!isOwnVariant}
            onClick={() => setDialog('delete')}
          />
        </div>
      )}
      {dialog !== undefined && component !== undefined ? (
        <VariantDialogs
          dialog={dialog}
          component={component}
          variant={variant ?? 'default'}
          own={own}
          onDone={(next, path) => {
            onChange(next);
            onChoose(path);
          }}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
    </section>
  );
}

function LookTree({ looks, chosen, onChoose }: Pick<LookTreePaneProps, 'looks' | 'chosen' | 'onChoose'>) {
  const { t } = useTranslation('baseComponents');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const rows = listLookRows(looks, open, chosen);
  const index = rows.findIndex(({ key }) => key === keyOf(chosen));
  const toggle = (at: number) => {
    const row = rows[at];
    if (!row) return;
    const next = new Set(open);
    if (row.isExpanded) for (const key of open) if (key === row.key || key.startsWith(`${row.key} `)) next.delete(key);
    if (!row.isExpanded) next.add(row.key);
    setOpen(next);
    // Collapsing a branch hides a selected descendant, so the selection moves to the branch.
    if (row.isExpanded && keyOf(chosen).startsWith(`${row.key} `)) onChoose(row.look.path);
  };
  const go = (at: number) => {
    const row = rows[at];
    if (!row) return;
    onChoose(row.look.path);
    document.querySelector<HTMLElement>(`[data-look="${CSS.escape(row.key)}"]`)?.focus();
  };
  const handleKey = useTreeKeys({
    rows,
    // Before anything is selected, the first row is focusable.
    index: Math.max(index, 0),
    onGo: go,
    onToggle: toggle,
    onEnter: toggle,
    names: () => rows.map(({ name }) => name),
  });
  return (
    <div role="tree" aria-label={t('tree')} className={classes['tree']}>
      {rows.map((row, at) => {
        const Caret = row.isExpanded ? IconChevronDown : IconChevronRight;
        return (
          <div
            key={row.key}
            role="treeitem"
            data-look={row.key}
            className={classes['look']}
            aria-level={row.level}
            aria-selected={at === index}
            aria-expanded={row.hasBranch ? row.isExpanded : undefined}
            tabIndex={at === Math.max(index, 0) ? 0 : -1}
            style={{ paddingInlineStart: 4 + 16 * (row.level - 1) }}
            onClick={() => {
              if (at === index && row.hasBranch) toggle(at);
              else {
                onChoose(row.look.path);
                if (row.hasBranch && !row.isExpanded) toggle(at);
              }
            }}
            onKeyDown={handleKey}
          >
            <span className={classes['caret']}>
              {row.hasBranch ? <Caret size={12} stroke={1.75} aria-hidden /> : null}
            </span>
            <span className={classes['shade']} data-shade={row.shade} aria-hidden />
            <span className={blocks['cut']}>{row.name}</span>
            {row.look.isOwn ? (
              <span className={classes['own']} title={t('own')}>
                <span className="cw-visually-hidden">{t('own')}</span>
              </span>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}
