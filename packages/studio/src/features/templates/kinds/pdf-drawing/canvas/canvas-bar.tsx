/** The bar above the canvas: the tools, the actions on the selected drawings, and the page and zoom. */
import { Button } from '@mantine/core';
import {
  IconClipboard,
  IconCopy,
  IconCopyPlus,
  IconCut,
  IconEye,
  IconListDetails,
  IconLayoutAlignBottom,
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
  IconLayoutDistributeHorizontal,
  IconLayoutDistributeVertical,
  IconPointer,
  IconRectangle,
  IconTrash,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuButton, type MenuEntry } from '../../../../../ui/menu/menu-button.tsx';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import { PdfControls } from '../../../../../ui/pdf/pdf-controls.tsx';
import type { PdfView, PdfViewControls } from '../../../../../ui/pdf/use-pdf-view.ts';
import { alignments, distributions, sharedSizes, type Alignment, type Distribution } from '../editing/arrange.ts';
import type { Drawings } from '../use-drawings.ts';
import classes from './canvas-bar.module.css';
import { copyByButton, pasteByButton } from './use-drawing-clipboard.ts';
import type { Tool } from './use-gestures.ts';

interface CanvasBarProps {
  readonly view: PdfView;
  readonly controls: PdfViewControls;
  readonly drawings: Drawings;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  /** Undefined if there is no data to show. */
  readonly isSampleShown: boolean | undefined;
  readonly onSampleShown: (isShown: boolean) => void;
  /** The number of form fields that have no drawing at their position yet. */
  readonly freeFieldCount: number;
  readonly onAddFields: () => void;
}

export function CanvasBar(props: CanvasBarProps) {
  const { view, controls, drawings, tool, onTool, isSampleShown, onSampleShown } = props;
  const { t } = useTranslation('pdfDrawing');
  const { isReadOnly, selected } = drawings;
  return (
    <div className={classes['bar']} role="toolbar" aria-label={t('bar')}>
      <IconButton
        label={t('tool.select')}
        icon={icon(IconPointer)}
        isPressed={tool === 'select'}
        onClick={() => onTool('select')}
      />
      {isReadOnly ? null : (
        <>
          <IconButton
            label={t('tool.rectangle')}
            icon={icon(IconRectangle)}
            isPressed={tool === 'rectangle'}
            onClick={() => onTool('rectangle')}
          />
          <span className={classes['line']} />
          <IconButton
            label={t('action.duplicate')}
            icon={icon(IconCopyPlus)}
            isDisabled={selected.size === 0}
            onClick={drawings.duplicate}
          />
          <IconButton
            label={t('action.remove')}
            icon={icon(IconTrash)}
            isDisabled={selected.size === 0}
            onClick={drawings.remove}
          />
          <ClipboardMenu drawings={drawings} page={view.page} />
          <ArrangeMenu drawings={drawings} />
          <FieldsButton {...props} />
        </>
      )}
      {isSampleShown === undefined ? null : (
        <IconButton
          label={t('sample')}
          icon={icon(IconEye)}
          isPressed={isSampleShown}
          onClick={() => onSampleShown(!isSampleShown)}
        />
      )}
      <span className={classes['gap']} />
      <PdfControls view={view} controls={controls} />
    </div>
  );
}

function icon(Shown: Icon): ReactNode {
  return <Shown size={16} stroke={1.75} aria-hidden />;
}

function BarMenu({
  label,
  button,
  entries,
}: {
  readonly label: string;
  readonly button: ReactNode;
  readonly entries: readonly MenuEntry[];
}) {
  return (
    <MenuButton
      tooltip={label}
      entries={entries}
      button={
        <Button className={classes['menu'] ?? ''} variant="subtle" size="xs" aria-label={label}>
          {button}
        </Button>
      }
    />
  );
}

function ClipboardMenu({ drawings, page }: { readonly drawings: Drawings; readonly page: number }) {
  const { t } = useTranslation('pdfDrawing');
  const copy = async (isCut: boolean) => {
    await copyByButton(drawings);
    if (isCut) drawings.remove();
  };
  const entries: readonly MenuEntry[] = [
    ...(drawings.selected.size > 0
      ? [
          { label: t('action.copy'), icon: icon(IconCopy), onClick: () => void copy(false) },
          { label: t('action.cut'), icon: icon(IconCut), onClick: () => void copy(true) },
        ]
      : []),
    { label: t('action.paste'), icon: icon(IconClipboard), onClick: () => void pasteByButton(drawings, page) },
  ];
  return <BarMenu label={t('clipboard.menu')} button={icon(IconClipboard)} entries={entries} />;
}

const alignIcons: Readonly<Record<Alignment, Icon>> = {
  left: IconLayoutAlignLeft,
  center: IconLayoutAlignCenter,
  right: IconLayoutAlignRight,
  top: IconLayoutAlignTop,
  middle: IconLayoutAlignMiddle,
  bottom: IconLayoutAlignBottom,
};

const distributeIcons: Readonly<Record<Distribution, Icon>> = {
  across: IconLayoutDistributeVertical,
  down: IconLayoutDistributeHorizontal,
};

/** Offered for several drawings only: a single one has nothing to align to. */
function ArrangeMenu({ drawings }: { readonly drawings: Drawings }) {
  const { t } = useTranslation('pdfDrawing');
  const { size } = drawings.selected;
  if (size < 2) return null;
  const entries: readonly MenuEntry[] = [
    ...alignments.map((one) => ({
      label: t(`align.${one}`),
      icon: icon(alignIcons[one]),
      onClick: () => drawings.align(one),
    })),
    ...(size > 2
      ? distributions.map((one, index) => ({
          label: t(`distribute.${one}`),
          icon: icon(distributeIcons[one]),
          isApart: index === 0,
          onClick: () => drawings.distribute(one),
        }))
      : []),
    ...sharedSizes.map((one, index) => ({
      label: t(`sameSize.${one}`),
      isApart: index === 0,
      onClick: () => drawings.sameSize(one),
    })),
  ];
  return <BarMenu label={t('arrange')} button={icon(IconLayoutAlignLeft)} entries={entries} />;
}

function FieldsButton({ freeFieldCount, onAddFields }: CanvasBarProps) {
  const { t } = useTranslation('pdfDrawing');
  if (freeFieldCount === 0) return null;
  return (
    <IconButton label={t('addFields', { count: freeFieldCount })} icon={icon(IconListDetails)} onClick={onAddFields} />
  );
}
