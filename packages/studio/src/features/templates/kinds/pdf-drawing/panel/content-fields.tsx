import type { JsonObject } from '@coverwright/rules';
import { Button, Textarea } from '@mantine/core';
import { IconBraces, IconPhoto } from '@tabler/icons-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsSection } from '../../../../../ui/editor/frame/settings-section.tsx';
import { Segments } from '../../../../../ui/forms/segments.tsx';
import { FilePicker } from '../../../../files/picker/file-picker.tsx';
import { useFileBuckets } from '../../../../files/files.api.ts';
import { isPictureName } from '../../../html-text/picture-file.ts';
import { toLiquidInsertion } from '../../../liquid-picker/liquid-insertion.ts';
import type { PickedPath } from '../../../liquid-picker/liquid-path.ts';
import { LazyLiquidPicker } from '../../../liquid-picker/liquid-picker-lazy.tsx';
import { drawingKinds, hasLiquid } from '../drawing.ts';
import { isMarked } from '../sample/check-mark.ts';
import type { SampleOf } from '../sample/use-samples.ts';
import type { Drawings } from '../use-drawings.ts';
import classes from './drawing-panel.module.css';
import { sharedValue } from './shared-value.ts';

interface ContentFieldsProps {
  readonly drawings: Drawings;
  readonly sampleOf: SampleOf | undefined;
  readonly query: string;
  readonly content: JsonObject | undefined;
}

/** The content of a drawing: its kind, and its Liquid or picture. */
export function ContentFields(props: ContentFieldsProps) {
  const { t } = useTranslation('pdfDrawing');
  const { selectedDrawings, changeContent } = props.drawings;
  const kind = sharedValue(selectedDrawings, 'kind');
  return (
    <SettingsSection>
      <Segments
        label={t('panel.kind')}
        choices={drawingKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind ?? 'TEXT'}
        onChange={(value) => changeContent({ kind: value })}
      />
      {kind === 'PICTURE' ? (
        <PictureField {...props} />
      ) : (
        <SourceField {...props} isCondition={kind === 'CHECK_MARK'} />
      )}
    </SettingsSection>
  );
}

function SourceField(props: ContentFieldsProps & { readonly isCondition: boolean }) {
  const { drawings, sampleOf, query, content, isCondition } = props;
  const { t } = useTranslation('pdfDrawing');
  const [isPicking, setIsPicking] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const source = sharedValue(drawings.selectedDrawings, 'liquidSource');
  const insert = useInsertion(field, (liquidSource) => drawings.changeContent({ liquidSource }));
  const label = isCondition ? t('panel.condition') : t('panel.source');
  return (
    <div>
      <div className={classes['fieldHead']}>
        <label htmlFor="drawing-source">{label}</label>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconBraces size={14} stroke={1.75} aria-hidden />}
          onClick={() => setIsPicking(true)}
        >
          {t('panel.picker')}
        </Button>
      </div>
      <Textarea
        ref={field}
        id="drawing-source"
        classNames={{ input: classes['source'] ?? '' }}
        autosize
        minRows={3}
        maxRows={12}
        spellCheck={false}
        description={isCondition ? t('panel.conditionHint') : undefined}
        placeholder={source === undefined ? t('panel.mixed') : t('panel.sourceExample')}
        value={source ?? ''}
        onChange={(event) => drawings.changeContent({ liquidSource: event.currentTarget.value })}
      />
      {source === undefined ? null : <Sample source={source} sampleOf={sampleOf} isCondition={isCondition} />}
      {isPicking ? (
        <LazyLiquidPicker
          isOpen
          query={query}
          content={content}
          onPick={(picked) => {
            setIsPicking(false);
            insert(source ?? '', picked);
          }}
          onClose={() => setIsPicking(false)}
        />
      ) : null}
    </div>
  );
}

/** Inserts a path at the cursor, and puts the cursor after it. */
function useInsertion(field: RefObject<HTMLTextAreaElement | null>, onChange: (value: string) => void) {
  const [cursor, setCursor] = useState<{ readonly at: number }>();
  useEffect(() => {
    if (!cursor) return;
    field.current?.focus();
    field.current?.setSelectionRange(cursor.at, cursor.at);
  }, [cursor, field]);
  return (source: string, picked: PickedPath) => {
    const { selectionStart, selectionEnd } = field.current ?? {
      selectionStart: source.length,
      selectionEnd: source.length,
    };
    const before = source.slice(0, selectionStart);
    const inserted = toLiquidInsertion(picked, before);
    onChange(before + inserted + source.slice(selectionEnd));
    setCursor({ at: before.length + inserted.length });
  };
}

interface SampleProps {
  readonly source: string;
  readonly sampleOf: SampleOf | undefined;
  readonly isCondition: boolean;
}

/** The rendered output of the source for the preview data. */
function Sample({ source, sampleOf, isCondition }: SampleProps) {
  const { t } = useTranslation('pdfDrawing');
  if (source === '' || (!isCondition && !hasLiquid(source))) return null;
  const sample = sampleOf?.(source);
  const printed =
    sample !== undefined && isCondition ? t(isMarked(sample) ? 'panel.marked' : 'panel.unmarked') : sample;
  return (
    <div className={classes['sample']}>
      <span>{t('panel.prints')}</span>
      {printed === undefined ? (
        <em>{t('panel.noSample')}</em>
      ) : (
        <strong dir="auto">{printed.trim() === '' ? <em>{t('panel.nothing')}</em> : printed}</strong>
      )}
    </div>
  );
}

function PictureField({ drawings }: ContentFieldsProps) {
  const { t } = useTranslation('pdfDrawing');
  const [isPicking, setIsPicking] = useState(false);
  const { buckets } = useFileBuckets();
  const key = sharedValue(drawings.selectedDrawings, 'pictureFileKey');
  const accept = ({ bucketName, fileName }: { readonly bucketName: string; readonly fileName: string }) => {
    if (!isPictureName(fileName)) return t('panel.notPicture');
    return bucketName === buckets?.[0]?.bucketName
      ? undefined
      : t('file.otherBucket', { bucket: buckets?.[0]?.bucketName });
  };
  return (
    <div>
      <p className={classes['picture']}>{key === undefined || key === '' ? t('panel.noPicture') : key}</p>
      <Button leftSection={<IconPhoto size={16} stroke={1.75} aria-hidden />} onClick={() => setIsPicking(true)}>
        {t('panel.choosePicture')}
      </Button>
      <FilePicker
        isOpen={isPicking}
        accept={accept}
        onPick={(file) => {
          setIsPicking(false);
          drawings.changeContent({ pictureFileKey: file.key });
        }}
        onClose={() => setIsPicking(false)}
      />
    </div>
  );
}
