/** The selected widget in each of its states, as on published pages, with restart and exit. */
import { Button } from '@mantine/core';
import type { Json, JsonObject } from '@coverwright/insurance/json';
import { IconArrowsMaximize, IconArrowsMinimize, IconDoorExit, IconRestore } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { componentFrameAddress } from '../../../canvas-channel/component-frame.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { PaneHead } from '../../../ui/editor/frame/pane-head.tsx';
import { useIsReadOnly } from '../../../ui/read-only.tsx';
import classes from './base-components.module.css';
import type { LookPath } from './base-variants.ts';
import { useLookFrame } from './use-look-frame.ts';

interface LookPreviewProps {
  readonly path: LookPath;
  readonly theme: Json;
  readonly variants: JsonObject;
  readonly isExpanded: boolean;
  readonly onExpand: () => void;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  /** Reverts to the stored looks. */
  readonly onRestart: () => void;
  readonly exitTo: string;
}

export function LookPreview({ path, theme, variants, isExpanded, onExpand, ...props }: LookPreviewProps) {
  const { t } = useTranslation(['baseComponents', 'widgets']);
  const { isDirty, isSaving, onSave, onRestart, exitTo } = props;
  const isReadOnly = useIsReadOnly();
  const [isConfirming, setIsConfirming] = useState(false);
  const { attach, generation } = useLookFrame({ path, theme, variants });
  const ExpandIcon = isExpanded ? IconArrowsMinimize : IconArrowsMaximize;
  const [component] = path;
  return (
    <section className={classes['centre']} aria-label={t('preview')}>
      <PaneHead heading={component === undefined ? t('preview') : path.slice(0, 2).join(', ')}>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<ExpandIcon size={14} stroke={1.75} aria-hidden />}
          onClick={onExpand}
        >
          {t(isExpanded ? 'collapse' : 'expand')}
        </Button>
        {isReadOnly ? null : (
          <>
            <Button variant="filled" size="xs" loading={isSaving} disabled={!isDirty} onClick={onSave}>
              {t('widgets:save')}
            </Button>
            <Button
              variant="subtle"
              size="xs"
              leftSection={<IconRestore size={14} stroke={1.75} aria-hidden />}
              disabled={!isDirty}
              onClick={() => setIsConfirming(true)}
            >
              {t('restart')}
            </Button>
          </>
        )}
        <Button
          component={Link}
          to={exitTo}
          variant="subtle"
          size="xs"
          leftSection={<IconDoorExit size={14} stroke={1.75} aria-hidden />}
        >
          {t('exit')}
        </Button>
      </PaneHead>
      <div className={classes['stage']}>
        {component === undefined ? (
          <p className={classes['prompt']}>{t('chooseComponent')}</p>
        ) : (
          <iframe
            key={generation}
            ref={attach}
            src={componentFrameAddress}
            sandbox="allow-scripts"
            title={t('previewOf', { component })}
          />
        )}
      </div>
      <ConfirmDialog
        opened={isConfirming}
        isDanger
        title={t('restartTitle')}
        text={t('restartText')}
        confirmLabel={t('restart')}
        onConfirm={() => {
          setIsConfirming(false);
          onRestart();
        }}
        onClose={() => setIsConfirming(false)}
      />
    </section>
  );
}
