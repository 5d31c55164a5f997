import type { JsonObject } from '@coverwright/rules';
import { TextInput } from '@mantine/core';
import { IconBraces } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import { describeProblem } from '../../../../../ui/problems/problem-text.ts';
import type { TemplateEditor } from '../../../editor/use-template-editor.ts';
import { toLiquidInsertion } from '../../../liquid-picker/liquid-insertion.ts';
import type { PickedPath } from '../../../liquid-picker/liquid-path.ts';
import { LazyLiquidPicker } from '../../../liquid-picker/liquid-picker-lazy.tsx';
import type { HtmlPdfForm } from '../html-pdf-form.ts';
import classes from '../html-pdf.module.css';

interface PasswordFieldProps {
  readonly field: 'passwordLiquid' | 'ownerPasswordLiquid';
  readonly label: string;
  readonly hint: string;
  readonly editor: TemplateEditor<HtmlPdfForm>;
  readonly content: JsonObject | undefined;
}

/** The Liquid that gives one of the passwords of a document. */
export function PasswordField({ field, label, hint, editor, content }: PasswordFieldProps) {
  const { t } = useTranslation(['templates', 'widgets']);
  const { form, changeField, problems } = editor;
  const input = useRef<HTMLInputElement>(null);
  const [isPicking, setIsPicking] = useState(false);
  const problem = problems.atFields[field];
  const change = (liquid: string) => changeField(field, (last) => ({ ...last, [field]: liquid }));
  const handlePick = (picked: PickedPath) => {
    setIsPicking(false);
    const { selectionStart, selectionEnd, value } = input.current ?? { value: form[field] };
    const before = value.slice(0, selectionStart ?? value.length);
    change(before + toLiquidInsertion(picked, before) + value.slice(selectionEnd ?? value.length));
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
        value={form[field]}
        error={problem ? describeProblem(problem, label) : undefined}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {isPicking ? (
        <LazyLiquidPicker
          isOpen
          query={form.graphQlQuery}
          content={content}
          onPick={handlePick}
          onClose={() => setIsPicking(false)}
        />
      ) : null}
    </>
  );
}
