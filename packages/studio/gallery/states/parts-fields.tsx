// The parts of ui/ for input, and Mantine's fields as the theme shows them.
import {
  Autocomplete,
  MultiSelect,
  NumberInput,
  PasswordInput,
  Select,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormatButton, FullscreenButton } from '../../src/ui/code-editor/code-tools.tsx';
import { LazyCodeEditor } from '../../src/ui/code-editor/code-editor-lazy.tsx';
import { AmountInput } from '../../src/ui/forms/amount-input.tsx';
import { CheckBox } from '../../src/ui/forms/check-box.tsx';
import { DateInput } from '../../src/ui/forms/date-input.tsx';
import { FieldError } from '../../src/ui/forms/field-error.tsx';
import { OptionalLabel } from '../../src/ui/forms/optional-label.tsx';
import { Segments } from '../../src/ui/forms/segments.tsx';
import { ReadOnly, ReadOnlyFields } from '../../src/ui/read-only.tsx';
import { LocaleSelect } from '../../src/ui/text-locale/locale-select.tsx';
import type { State, States } from '../state.ts';
import { fill, press, see } from '../steps.ts';
import classes from '../parts.module.css';

const ignore = (): void => undefined;
const plans = ['標準計劃', '優越計劃', '尊尚計劃'];

/** @param last what is shown at the end */
function showing(part: ReactNode, last: string, steps?: State['steps']): State {
  return {
    part: <div className={classes['parts']}>{part}</div>,
    namespaces: ['widgets', 'auth'],
    steps: async () => {
      await steps?.();
      await see(last);
    },
  };
}

interface FieldsProps {
  readonly error?: string;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
}

/** One of each kind. */
function Fields({ error, isDisabled = false, isReadOnly = false }: FieldsProps) {
  const { t } = useTranslation('auth');
  const state = { error, disabled: isDisabled, readOnly: isReadOnly };
  const [kind, setKind] = useState<'amount' | 'percent'>('amount');
  return (
    <>
      <TextInput {...state} label="名稱" description="顯示於清單" placeholder="例如：單次旅程" />
      <TextInput {...state} label={<OptionalLabel>描述</OptionalLabel>} defaultValue="全年保障" />
      <Textarea {...state} label="條款" defaultValue={'第一條\n第二條'} autosize minRows={2} />
      <PasswordInput
        {...state}
        label="密碼"
        defaultValue="海港"
        visibilityToggleButtonProps={{ 'aria-label': t('signIn.showPassword'), tabIndex: 0 }}
      />
      <NumberInput {...state} label="次序" defaultValue={3} />
      <AmountInput {...state} label="保費" value="1,200.50" onChange={ignore} />
      <DateInput {...state} type="date" label="生效日期" value="2026-03-01" onChange={ignore} />
      <DateInput {...state} type="datetime-local" label="發佈時間" value="2026-03-01T09:30" onChange={ignore} />
      <Select {...state} label="計劃" data={plans} value="標準計劃" onChange={ignore} />
      <MultiSelect {...state} label="產品" data={plans} defaultValue={plans.slice(0, 2)} clearable />
      <Autocomplete {...state} label="頁面" data={plans} defaultValue="報價" />
      <Switch label="公開" description="任何人都可以開啟" error={error} disabled={isDisabled} defaultChecked />
      <CheckBox label="包括附件" description="最多十個" checked disabled={isDisabled} onChange={ignore} />
      <CheckBox label="全選" checked={false} isMixed disabled={isDisabled} onChange={ignore} />
      <Segments
        label="計算方式"
        choices={[
          { value: 'amount', label: '金額' },
          { value: 'percent', label: 'Percentage', lang: 'en', mark: '並非有效數字' },
        ]}
        value={kind}
        onChange={setKind}
      />
    </>
  );
}

function ChosenLocale() {
  const [locale, setLocale] = useState('zh-HK');
  return <LocaleSelect locales={['en-US', 'zh-HK']} value={locale} changed={['en-US']} onChange={setLocale} />;
}

function EditedCode() {
  const [code, setCode] = useState('{"if": [true, "保費"]}');
  const [isFullscreen, setIsFullscreen] = useState(false);
  return (
    <>
      <div>
        <FormatButton text={code} onFormat={setCode} />
        <FullscreenButton isFullscreen={isFullscreen} onChange={setIsFullscreen} />
      </div>
      <LazyCodeEditor
        framed
        label="邏輯"
        height="160px"
        value={code}
        onChange={setCode}
        isInvalid
        describedBy="code-error"
        problems={[
          { line: 1, column: 9, severity: 'error', message: '條件不可以是固定值' },
          { line: 1, column: 15, severity: 'warning', message: '沒有這個變數' },
        ]}
      />
      <FieldError id="code-error">邏輯有兩個問題</FieldError>
    </>
  );
}

const refusedFields = <Fields error="請修正這個欄位" />;

export const states: States = {
  fields: showing(<Fields />, '名稱'),
  'fields with errors': showing(refusedFields, '請修正這個欄位'),
  'disabled fields': showing(<Fields isDisabled />, '名稱'),
  'fields that cannot be changed': showing(<Fields isReadOnly />, '名稱'),
  'fields of a viewer': showing(
    <ReadOnly isReadOnly>
      <ReadOnlyFields>
        <Fields />
      </ReadOnlyFields>
    </ReadOnly>,
    '名稱',
  ),
  'a list of options': showing(<Fields />, '尊尚計劃', async () => press('計劃')),
  'several options': showing(<Fields />, '尊尚計劃', async () => press('產品')),
  suggestions: showing(<Fields />, '優越計劃', async () => fill('頁面', '優越')),
  'languages of texts': {
    ...showing(<ChosenLocale />, 'widgets:localeChanged', async () => press('widgets:locale')),
    names: ['en-US', 'zh-HK'],
  },
  code: showing(<EditedCode />, '邏輯'),
  'code of a viewer': showing(
    <ReadOnly isReadOnly>
      <EditedCode />
    </ReadOnly>,
    '邏輯',
  ),
};
