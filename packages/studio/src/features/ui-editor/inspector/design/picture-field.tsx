/** A background: a gradient, or an image from the tenant's files that is visible to visitors. */
import { pictureKeyOf, toPictureValue } from '@coverwright/component-tree/style-properties';
import { toValueText } from '@coverwright/component-tree/style-values';
import { Select } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useIsReadOnly } from '../../../../ui/read-only.tsx';
import { useFileBuckets } from '../../../files/files.api.ts';
import { FilePicker } from '../../../files/picker/file-picker.tsx';
import classes from '../inspector.module.css';
import { pictureRefusal } from './picture-refusal.ts';
import { useStyleValue, type ValueFieldProps } from './use-style-value.ts';

export function PictureField({ property: id, label, describedBy }: ValueFieldProps) {
  const { t } = useTranslation('inspector');
  const { property, own, inherited, set } = useStyleValue(id);
  const isReadOnly = useIsReadOnly();
  const { buckets } = useFileBuckets();
  const [isPicking, setIsPicking] = useState(false);
  const keywords = property.kind === 'picture' ? Object.keys(property.classes) : [];
  const file = own === undefined || pictureKeyOf(own) === undefined ? [] : [own];
  return (
    <div className={classes['withButton']}>
      <Select
        aria-label={label}
        aria-describedby={describedBy}
        data={[...file, ...keywords].map((value) => ({ value, label: toValueText(property, value) }))}
        value={own ?? null}
        placeholder={inherited}
        disabled={isReadOnly}
        onChange={(value) => value !== null && set(value)}
      />
      {isReadOnly ? null : (
        <IconButton
          label={t('design.picture.choose')}
          icon={<IconPhoto size={16} stroke={1.75} aria-hidden />}
          isOutlined
          size={32}
          onClick={() => setIsPicking(true)}
        />
      )}
      <FilePicker
        isOpen={isPicking}
        accept={(picked) => {
          const refusal = pictureRefusal(picked, buckets?.[0]?.bucketName);
          return refusal && t(`design.picture.${refusal}`);
        }}
        onPick={({ key }) => {
          setIsPicking(false);
          set(toPictureValue(key));
        }}
        onClose={() => setIsPicking(false)}
      />
    </div>
  );
}
