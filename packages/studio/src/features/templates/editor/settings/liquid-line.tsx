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
import classes from './liquid-line.module.css';

interface LiquidLineProps {
  /** The path at which the server reports its problems. */
  readonly field: string;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly problem: Problem | undefined;
  readonly query: string;
  /** The data of the preview, for the Liquid picker. */
  readonly content: JsonObject | undefined;
  readonly onChange: (liquid: string) => void;
}

/** A setting of one line that is Liquid, such as a password. */
export function LiquidLine({ field, label, hint, value, problem, query, content, onChange }: LiquidLineProps) {
  const { t } = useTranslation(['templates', 'widgets']);
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
          <>
            {label} <span className={classes['optional']}>{t('widgets:optional')}</span>
          </>
        }
        description={problem ? undefined : hint}
        autoComplete="off"
        spellCheck={false}
        data-field={field}
        rightSection={
          <IconButton
            label={t('templates:insertLiquid')}
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
