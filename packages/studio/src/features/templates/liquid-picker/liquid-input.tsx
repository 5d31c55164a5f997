/** A single-line Liquid input with a picker for paths. */
import type { JsonObject } from '@coverwright/rules';
import { TextInput, type TextInputProps } from '@mantine/core';
import { IconBraces } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toLiquidInsertion } from './liquid-insertion.ts';
import classes from './liquid-input.module.css';
import type { PickedPath } from './liquid-path.ts';
import { LazyLiquidPicker } from './liquid-picker-lazy.tsx';

interface LiquidInputProps extends Pick<
  TextInputProps,
  'label' | 'aria-label' | 'description' | 'placeholder' | 'error' | 'readOnly'
> {
  readonly value: string;
  readonly onChange: (liquid: string) => void;
  /** Identifies the input, so that it can be focused from elsewhere. */
  readonly field: string;
  /** The picker button's label for screen readers, if there are several. */
  readonly pickLabel?: string;
  /** The query whose fields the picker offers, with the values of the preview. */
  readonly query: string;
  readonly content: JsonObject | undefined;
}

export function LiquidInput({ value, onChange, field, pickLabel, query, content, ...props }: LiquidInputProps) {
  const { t } = useTranslation('templateTools');
  const input = useRef<HTMLInputElement>(null);
  const [isPicking, setIsPicking] = useState(false);
  const handlePick = (picked: PickedPath) => {
    setIsPicking(false);
    const { selectionStart, selectionEnd, value: typed } = input.current ?? { value };
    const before = typed.slice(0, selectionStart ?? typed.length);
    onChange(before + toLiquidInsertion(picked, before) + typed.slice(selectionEnd ?? typed.length));
    input.current?.focus();
  };
  return (
    <>
      <TextInput
        {...props}
        ref={input}
        classNames={{ input: classes['code'] ?? '' }}
        autoComplete="off"
        spellCheck={false}
        data-field={field}
        rightSection={
          props.readOnly === true ? null : (
            <IconButton
              label={pickLabel ?? t('insertLiquid')}
              size={24}
              icon={<IconBraces size={14} stroke={1.75} />}
              onClick={() => setIsPicking(true)}
            />
          )
        }
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {isPicking ? (
        <LazyLiquidPicker
          isOpen
          query={query}
          content={content}
          onPick={handlePick}
          onClose={() => setIsPicking(false)}
        />
      ) : null}
    </>
  );
}
