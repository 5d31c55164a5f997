import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../ui/forms/field-error.tsx';
import { LazyCodeEditor } from '../../../ui/code-editor/code-editor-lazy.tsx';
import type { CodeDiagnostic } from '../../../ui/code-editor/code-editor-marks.ts';
import { parseBenefits } from './benefits-json.ts';
import { benefitsText } from './benefits-text.ts';
import { SwitchLine } from './switch-line.tsx';

interface BenefitsFieldProps {
  readonly className: string | undefined;
  readonly isOn: boolean;
  readonly text: string;
  readonly isBroken: boolean;
  readonly error: string | undefined;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onChange: (text: string) => void;
}

/** The initial benefits of a product; the editor is loaded when the switch is turned on. */
export function BenefitsField({ className, isOn, text, isBroken, error, onSwitch, onChange }: BenefitsFieldProps) {
  const { t } = useTranslation('products');
  const errorId = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
  if (!isOn && !isUnfolded) {
    return (
      <div className={className}>
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconChevronRight size={14} stroke={1.75} aria-hidden />}
          aria-expanded={false}
          onClick={() => setIsUnfolded(true)}
        >
          {t('form.programmers')}
        </Button>
      </div>
    );
  }
  return (
    <div className={className}>
      <SwitchLine label={t('form.benefits')} description={t('form.benefitsHint')} isOn={isOn} onSwitch={onSwitch} />
      {isOn ? (
        <LazyCodeEditor
          framed
          height="188px"
          label={t('form.benefitsLabel')}
          value={text}
          onChange={onChange}
          diagnose={(typed) => diagnoseBenefits(typed, t)}
          isInvalid={isBroken || error !== undefined}
          {...(error !== undefined && { describedBy: errorId })}
        />
      ) : null}
      {isOn && error !== undefined ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}

function diagnoseBenefits(text: string, t: TFunction<'products'>): CodeDiagnostic[] {
  const result = parseBenefits(text);
  if (result.ok) return [];
  const { from, to } = result.problem;
  return [{ from, to, severity: 'error', message: benefitsText(result.problem, t) }];
}
