/** One of the eleven groups: its header, with a summary while collapsed, and its fields. */
import type { StyleGroup } from '@coverwright/component-tree/style-properties';
import { hasOwnValue } from '@coverwright/component-tree/element-style';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../inspector.module.css';
import { designFields, type DesignField } from './design-fields.ts';
import { summarize, useEditedStyle } from './edited-style.ts';
import { FieldRow } from './field-row.tsx';
import { SideColorsField } from './side-colors-field.tsx';
import { SidesField } from './sides-field.tsx';
import { usePropertyNames } from './use-property-names.ts';
import { ValueField } from './value-field.tsx';

interface DesignGroupProps {
  readonly group: StyleGroup;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export function DesignGroup({ group, isOpen, onToggle }: DesignGroupProps) {
  const { t } = useTranslation('inspector');
  const edited = useEditedStyle();
  const bodyId = useId();
  const Caret = isOpen ? IconChevronDown : IconChevronRight;
  const hasOwn = hasOwnValue(edited.style, group);
  return (
    <section className={classes['group']}>
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
          <Caret size={12} stroke={1.75} aria-hidden />
          <span>{t(`design.group.${group}`)}</span>
          {hasOwn ? (
            <span className={classes['mark']} title={t('design.hasOwn')}>
              <span className="cw-visually-hidden">{t('design.hasOwn')}</span>
            </span>
          ) : null}
          {isOpen ? null : (
            <span className={classes['summary']} lang="en">
              {summarize(group, edited)}
            </span>
          )}
        </button>
      </h3>
      <div id={bodyId} className={classes['fields']} hidden={!isOpen}>
        {isOpen ? designFields[group].map((field) => <Field key={keyOf(field)} field={field} />) : null}
      </div>
    </section>
  );
}

function keyOf(field: DesignField): string {
  return field.kind === 'one' ? field.property : field.name;
}

function Field({ field }: { readonly field: DesignField }) {
  const { t } = useTranslation('inspector');
  const nameOf = usePropertyNames();
  if (field.kind === 'one') {
    const label = nameOf(field.property);
    return (
      <FieldRow name={label} properties={[field.property]}>
        {(describedBy) => <ValueField property={field.property} label={label} describedBy={describedBy} />}
      </FieldRow>
    );
  }
  const label = t(`design.field.${field.name}`);
  if (field.kind === 'sides') {
    return (
      <FieldRow
        name={label}
        properties={field.properties}
        isWide
        isNameHidden={field.name === 'margin' || field.name === 'padding'}
      >
        {() => <SidesField name={field.name} label={label} properties={field.properties} />}
      </FieldRow>
    );
  }
  if (field.kind === 'sideColor') {
    return (
      <FieldRow name={label} properties={field.properties}>
        {(describedBy) => <SideColorsField properties={field.properties} label={label} describedBy={describedBy} />}
      </FieldRow>
    );
  }
  return (
    <FieldRow name={label} properties={field.properties}>
      {(describedBy) => (
        <div className={classes['pair']}>
          {field.properties.map((property) => (
            <ValueField key={property} property={property} label={nameOf(property)} describedBy={describedBy} />
          ))}
        </div>
      )}
    </FieldRow>
  );
}
