/** Shows classes as fields, for one state and one page width at a time. Independent of the tree. */
import { Button, TextInput } from '@mantine/core';
import { changeStyle, pasteStyle, readStyle } from '@coverwright/component-tree/element-style';
import { splitClasses, styleStates, viewports, type StyleScope } from '@coverwright/component-tree/style-class';
import { styleGroups, type StyleGroup } from '@coverwright/component-tree/style-properties';
import { IconClipboard, IconCopy, IconX } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../../ui/forms/segments.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useIsReadOnly } from '../../../../ui/read-only.tsx';
import classes from '../inspector.module.css';
import { toThemeChoices } from '../theme-names.ts';
import { toClassText } from './class-text.ts';
import { DesignGroup } from './design-group.tsx';
import { EditedStyleContext, type EditedStyle } from './edited-style.ts';
import { useStyleClipboard } from './use-style-clipboard.ts';

/** View state that is retained when another element is selected. */
export interface DesignView {
  readonly scope: StyleScope;
  readonly open: ReadonlySet<StyleGroup>;
}

export const firstDesignView: DesignView = {
  scope: { state: 'normal', viewport: 'all' },
  open: new Set(['text', 'font', 'size']),
};

export interface StyledText {
  readonly classText: string;
  /** Classes that the element gets from its widget's variant. */
  readonly baseText: string;
}

const noOthers: readonly StyledText[] = [];

export interface DesignPanelProps extends StyledText {
  /** Changed together with the one shown. */
  readonly others?: readonly StyledText[];
  /** The app's parsed themeJsonString. */
  readonly theme: unknown;
  readonly view: DesignView;
  readonly onView: (view: DesignView) => void;
  /** @param edit returns the new class text for each element */
  readonly onChange: (edit: (styled: StyledText) => string) => void;
}

export function DesignPanel(props: DesignPanelProps) {
  const { classText, baseText, others = noOthers, theme, view, onView, onChange } = props;
  const { t } = useTranslation('inspector');
  const choices = useMemo(() => toThemeChoices(theme), [theme]);
  const style = useMemo(() => readStyle(classText, baseText, choices.names), [classText, baseText, choices]);
  const { scope, open } = view;
  const readOf = (styled: StyledText) => readStyle(styled.classText, styled.baseText, choices.names);
  const edited: EditedStyle = {
    ...choices,
    style,
    others: others.map(readOf),
    mixedText: t('several.mixed'),
    scope,
    change: (changes) => onChange((styled) => changeStyle(styled.classText, changes, scope, readOf(styled))),
  };
  return (
    <EditedStyleContext value={edited}>
      <div className={classes['scopes']}>
        <Segments
          label={t('design.state.label')}
          choices={styleStates.map((value) => ({ value, label: t(`design.state.${value}`) }))}
          value={scope.state}
          onChange={(state) => onView({ ...view, scope: { ...scope, state } })}
        />
        <Segments
          label={t('design.viewport.label')}
          choices={viewports.map((value) => ({ value, label: t(`design.viewport.${value}`) }))}
          value={scope.viewport}
          onChange={(viewport) => onView({ ...view, scope: { ...scope, viewport } })}
        />
        <p>{t(`design.viewport.hint.${scope.viewport}`)}</p>
      </div>
      {styleGroups.map((group) => (
        <DesignGroup
          key={group}
          group={group}
          isOpen={open.has(group)}
          onToggle={() => onView({ ...view, open: toggled(open, group) })}
        />
      ))}
      <OtherClasses
        unknown={style.unknown}
        onChange={(edit) => onChange((styled) => edit(splitClasses(styled.classText)).join(' '))}
      />
      <StyleClipboard
        classText={classText}
        onPaste={(pasted) => onChange((styled) => pasteStyle(styled.classText, pasted, readOf(styled)))}
      />
    </EditedStyleContext>
  );
}

function toggled(open: ReadonlySet<StyleGroup>, group: StyleGroup): ReadonlySet<StyleGroup> {
  const groups = new Set(open);
  if (!groups.delete(group)) groups.add(group);
  return groups;
}

interface OtherClassesProps {
  readonly unknown: readonly string[];
  readonly onChange: (edit: (present: readonly string[]) => readonly string[]) => void;
}

/** Classes without a field, which stay until the user removes them. */
function OtherClasses({ unknown, onChange }: OtherClassesProps) {
  const { t } = useTranslation('inspector');
  const isReadOnly = useIsReadOnly();
  const remove = (name: string) => onChange((present) => present.filter((one) => one !== name));
  return (
    <section className={classes['others']} aria-label={t('design.unknown')}>
      <h3>{t('design.unknown')}</h3>
      {unknown.length === 0 ? null : (
        <ul>
          {[...new Set(unknown)].map((name) => (
            <li key={name}>
              <code>{name}</code>
              {isReadOnly ? null : (
                <IconButton
                  size={24}
                  label={t('design.removeClass', { name })}
                  icon={<IconX size={12} stroke={1.75} aria-hidden />}
                  onClick={() => remove(name)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {isReadOnly ? null : <AddClasses onChange={onChange} />}
    </section>
  );
}

function AddClasses({ onChange }: Pick<OtherClassesProps, 'onChange'>) {
  const { t } = useTranslation('inspector');
  const [typed, setTyped] = useState('');
  const added = toClassText(typed);
  const isWrong = typed.trim() !== '' && added === undefined;
  const add = () => {
    if (added === undefined) return;
    onChange((present) => [...present, ...splitClasses(added).filter((one) => !present.includes(one))]);
    setTyped('');
  };
  return (
    <TextInput
      className={classes['code'] ?? ''}
      aria-label={t('design.addClass')}
      placeholder={t('design.addClass')}
      value={typed}
      error={isWrong ? t('design.notAClass') : undefined}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={add}
      onKeyDown={(event) => event.key === 'Enter' && add()}
    />
  );
}

interface StyleClipboardProps {
  readonly classText: string;
  readonly onPaste: (classText: string) => void;
}

function StyleClipboard({ classText, onPaste }: StyleClipboardProps) {
  const { t } = useTranslation('inspector');
  const isReadOnly = useIsReadOnly();
  const { copy, paste } = useStyleClipboard(onPaste);
  return (
    <div className={classes['clipboard']}>
      <Button
        size="xs"
        leftSection={<IconCopy size={14} stroke={1.75} aria-hidden />}
        disabled={classText === ''}
        onClick={() => copy(classText)}
      >
        {t('design.copy')}
      </Button>
      <Button
        size="xs"
        leftSection={<IconClipboard size={14} stroke={1.75} aria-hidden />}
        disabled={isReadOnly}
        onClick={paste}
      >
        {t('design.paste')}
      </Button>
    </div>
  );
}
