/** Creates a product, or a new version of one: the fields, and a confirmation before input is discarded. */
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { BenefitsField } from './benefits-field.tsx';
import { CopyField } from './copy-field.tsx';
import classes from './product-form.module.css';
import blocks from '../../../ui/layout/blocks.module.css';
import { EffectiveFromField } from '../effective-from-field.tsx';
import { InsurerSelect } from '../insurer-select.tsx';
import type { Product } from '../product.ts';
import { withProposedKeys } from './proposed-keys.ts';
import { TemplateField } from './template-field.tsx';
import { useCreateForm } from './use-create-form.ts';
import type { VersionOf } from '../version-of.ts';

export interface ProductCreateDialogProps {
  /** The group that the new version joins. */
  readonly versionOf?: VersionOf | undefined;
  readonly onCreated: (product: Product) => void;
  readonly onClose: () => void;
}

export function ProductCreateDialog({ versionOf, onCreated, onClose }: ProductCreateDialogProps) {
  const { t } = useTranslation('products');
  const handleCreated = (product: Product) => {
    onCreated(product);
    onClose();
  };
  const state = useCreateForm(versionOf, handleCreated, onClose);
  const title = state.versionOf ? t('form.versionTitle') : t('form.createTitle');
  return (
    <FormDialog state={state} title={title} saveLabel={title}>
      <ProductFields state={state} />
    </FormDialog>
  );
}

function ProductFields({ state }: { state: ReturnType<typeof useCreateForm> }) {
  const { t } = useTranslation('products');
  const { form, versionOf, change, touch, errorOf, problems } = state;
  const text = (field: 'name' | 'plan' | 'type' | 'version') => ({
    label: t(`form.${field}`),
    value: form[field],
    ...state.field(field),
    required: true,
    withAsterisk: false,
    autoComplete: 'off',
    ...(field === 'name' && { 'data-autofocus': true }),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      change(field === 'name' && !versionOf ? withProposedKeys(form, value) : { [field]: value }),
  });
  const groupHint = versionOf ? t('form.fixed') : t('form.snakeCaseHint');
  const fixed = versionOf ? { readOnly: true, 'data-fixed': true } : { spellCheck: false };
  return (
    <div className={blocks['fieldPair']}>
      <TextInput {...text('name')} className={classes['wide']} dir="auto" />
      <TextInput {...text('plan')} {...fixed} description={errorOf('plan') === undefined ? groupHint : undefined} />
      <TextInput {...text('type')} {...fixed} />
      <TextInput {...text('version')} placeholder={t('form.versionExample')} spellCheck={false} />
      <EffectiveFromField
        field={state.field('effectiveFrom')}
        value={form.effectiveFrom}
        onChange={(effectiveFrom) => change({ effectiveFrom })}
      />
      <InsurerSelect
        value={form.insurerId}
        valueName={versionOf?.insurerName}
        error={errorOf('insurerId')}
        onChange={(insurerId) => change({ insurerId })}
      />
      {versionOf ? (
        <CopyField
          className={classes['wide']}
          versions={versionOf.versions}
          isOn={form.withCopy}
          version={form.copyVersion}
          error={errorOf('copyVersion')}
          onSwitch={(withCopy) => change({ withCopy })}
          onChange={(copyVersion) => change({ copyVersion })}
        />
      ) : (
        <TemplateField
          className={classes['wide']}
          template={form.template}
          error={errorOf('template')}
          onChange={(template) => change({ template })}
        />
      )}
      {form.withCopy ? null : (
        <BenefitsField
          className={classes['wide']}
          isOn={form.withBenefits}
          text={form.benefitsText}
          isBroken={problems.benefitsText !== undefined}
          error={errorOf('benefitsText')}
          onSwitch={(withBenefits) => change({ withBenefits })}
          onChange={(benefitsText) => {
            change({ benefitsText });
            touch('benefitsText');
          }}
        />
      )}
    </div>
  );
}
