/** Picks a stored picture for a text, then asks for its alternative text. */
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import type { PickedPicture } from '../../../ui/rich-text/rich-text-props.ts';
import { PicturePicker } from './picture-picker.tsx';

interface DescribedPicturePickerProps {
  /** Skips the question whether recipients should see it. */
  readonly takesPrivate?: boolean | undefined;
  readonly onPick: (picture: PickedPicture) => void;
  readonly onClose: () => void;
}

export function DescribedPicturePicker({ takesPrivate, onPick, onClose }: DescribedPicturePickerProps) {
  const [src, setSrc] = useState<string>();
  return src === undefined ? (
    <PicturePicker takesPrivate={takesPrivate} onPick={setSrc} onClose={onClose} />
  ) : (
    <DescriptionDialog
      onDescribe={(alt) => onPick({ src, alt })}
      onAnother={() => setSrc(undefined)}
      onClose={onClose}
    />
  );
}

interface DescriptionDialogProps {
  /** Receives the alternative text, which is empty for decoration. */
  readonly onDescribe: (alt: string) => void;
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

function DescriptionDialog({ onDescribe, onAnother, onClose }: DescriptionDialogProps) {
  const { t } = useTranslation('htmlText');
  const [typed, setTyped] = useState('');
  const [isDecoration, setIsDecoration] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const alt = isDecoration ? '' : typed.trim();
  const isMissing = alt === '' && !isDecoration;
  return (
    <Dialog
      opened
      size="small"
      title={t('picture.describe')}
      onClose={onClose}
      onSubmit={() => (isMissing ? setIsSubmitted(true) : onDescribe(alt))}
      footer={
        <>
          <Button onClick={onAnother}>{t('picture.chooseAnother')}</Button>
          <Button type="submit" variant="filled">
            {t('picture.insertDescribed')}
          </Button>
        </>
      }
    >
      <TextInput
        data-autofocus
        label={t('picture.alt')}
        description={t('picture.altHint')}
        maxLength={longestAlt}
        disabled={isDecoration}
        value={isDecoration ? '' : typed}
        error={isSubmitted && isMissing ? t('picture.noAlt') : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <CheckBox
        label={t('picture.decoration')}
        checked={isDecoration}
        onChange={(event) => setIsDecoration(event.currentTarget.checked)}
      />
    </Dialog>
  );
}

const longestAlt = 1000;
