/** A setting of one line that is Liquid: with the picker at its end, and the problem that was found in it beneath. */
import type { JsonObject } from '@coverwright/rules';
import { TextInput } from '@mantine/core';
import { IconBraces } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../../api/api-error.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { describeProblem } from '../../../../ui/problems/problem-text.ts';
import { toLiquidInsertion } from '../../liquid-picker/liquid-insertion.ts';
import type { PickedPath } from '../../liquid-picker/liquid-path.ts';
import { LazyLiquidPicker } from '../../liquid-picker/liquid-picker-lazy.tsx';
import classes from './liquid-field.module.css';

interface LiquidFieldProps {
  /** What its problems call it. */
  readonly field: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly placeholder?: string;
  readonly isOptional?: boolean;
  readonly value: string;
  readonly onChange: (liquid: string) => void;
  readonly problem: Problem | undefined;
  /** What the Liquid picker offers, and the data that it shows beside it. */
  readonly query: string;
  readonly content: JsonObject | undefined;
}

export function LiquidField(props: LiquidFieldProps) {
  const { field, label, hint, placeholder, isOptional = false, value, onChange, problem, query, content } = props;
  const { t } = useTranslation(['templateTools', 'widgets']);
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
        ref={input}
        classNames={{ input: classes['code'] ?? '' }}
        label={
          isOptional ? (
            <>
              {label} <span className={classes['optional']}>{t('widgets:optional')}</span>
            </>
          ) : (
            label
          )
        }
        description={problem ? undefined : hint}
        {...(placeholder !== undefined && { placeholder })}
        autoComplete="off"
        spellCheck={false}
        data-field={field}
        rightSection={
          <IconButton
            label={t('templateTools:insertLiquid')}
            size={24}
            icon={<IconBraces size={14} stroke={1.75} />}
            onClick={() => setIsPicking(true)}
          />
        }
        value={value}
        error={problem ? describeProblem(problem, label) : undefined}
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
