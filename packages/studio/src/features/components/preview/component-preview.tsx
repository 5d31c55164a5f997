/** The preview of a component beside its source: a sandboxed frame that uses sample data instead of the server. */
import type { PreviewComponent, PreviewProblem } from '@coverwright/app-runtime/preview-messages';
import { Button, Select } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useLayoutEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { componentFrameAddress } from '../../../canvas-channel/component-frame.ts';
import { PaneHead } from '../../../ui/editor/frame/pane-head.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Mark } from '../../../ui/mark.tsx';
import { errorText } from '../../../ui/problems/describe-error.ts';
import { LocaleSelect } from '../../../ui/text-locale/locale-select.tsx';
import { useAppList } from '../../apps/apps.api.ts';
import classes from './component-preview.module.css';
import { PageAlert } from '../../../ui/sandbox/page-alert.tsx';
import { plainLook } from './preview-look.ts';
import shownPage from '../../../ui/sandbox/shown-page.module.css';
import { usePreviewLook } from './preview.api.ts';
import { useComponentFrame } from './use-component-frame.ts';
import { usePreviewContent } from './use-preview-content.ts';

interface ComponentPreviewProps {
  readonly source: PreviewComponent;
  /** An app that uses the component, whose look is initially selected; empty if there is none. */
  readonly usedBy: string;
  /** Receives the problems that the frame reports. */
  readonly onProblems: (problems: readonly PreviewProblem[]) => void;
  readonly onGoTo: (problem: PreviewProblem) => void;
}

const noProblems: readonly PreviewProblem[] = [];

type Device = 'phone' | 'desktop';

/** The width of the simulated page in pixels. */
const widths: Readonly<Record<Device, number>> = { phone: 390, desktop: 1280 };

export function ComponentPreview({ source, usedBy, onProblems, onGoTo }: ComponentPreviewProps) {
  const { t, i18n } = useTranslation('components');
  const [appId, setAppId] = useState(usedBy);
  const [device, setDevice] = useState<Device>('desktop');
  const [chosenLocale, setLocale] = useState(i18n.language);
  const { look, error: lookError } = usePreviewLook(appId);
  const { locales } = look ?? plainLook;
  const locale = locales.includes(chosenLocale) ? chosenLocale : (locales[0] ?? chosenLocale);
  const { content, faults, usedFaults, error } = usePreviewContent(source, look, locale);
  const { state, attach, retry } = useComponentFrame(content);
  const problems = useMemo(
    () => (faults.length > 0 ? faults : [...state.problems, ...usedFaults]),
    [faults, state.problems, usedFaults],
  );
  useLayoutEffect(
    () => onProblems(faults.length > 0 ? noProblems : state.problems),
    [faults, state.problems, onProblems],
  );
  const isBefore =
    state.status === 'shown' && problems.some(({ component, part }) => component === source.name && part !== 'render');
  const failure = error ?? lookError;
  return (
    <div className={classes['pane']}>
      <PaneHead heading={t('preview.title')}>
        {isBefore ? <Mark role="status">{t('preview.before')}</Mark> : null}
        <LookSelect appId={appId} onChange={setAppId} />
        <LocaleSelect size="xs" locales={locales} value={locale} onChange={setLocale} />
        <DeviceChoice device={device} onChange={setDevice} />
      </PaneHead>
      <Stage device={device}>
        <iframe
          key={state.generation}
          ref={attach}
          src={componentFrameAddress}
          sandbox="allow-scripts"
          title={t('preview.of', { name: source.name })}
        />
      </Stage>
      {source.script.includes('$insurance') || source.template.includes('$insurance') ? (
        <p className={classes['note']}>{t('preview.samples')}</p>
      ) : null}
      {state.status === 'hung' || state.status === 'missing' ? (
        <PageAlert
          title={t(state.status === 'hung' ? 'preview.hung' : 'preview.missing')}
          text={t(state.status === 'hung' ? 'preview.hungText' : 'preview.missingText')}
          action={
            <Button size="xs" onClick={retry}>
              {t('preview.retry')}
            </Button>
          }
        />
      ) : null}
      <Problems problems={problems} shown={source.name} failure={failure} onGoTo={onGoTo} />
    </div>
  );
}

function LookSelect({ appId, onChange }: { readonly appId: string; readonly onChange: (appId: string) => void }) {
  const { t } = useTranslation('components');
  const { apps = [] } = useAppList();
  const known = apps.map((app) => ({ value: app.appId, label: app.name || app.appId }));
  if (known.length === 0) return null;
  return (
    <Select
      size="xs"
      w={152}
      aria-label={t('preview.look')}
      data={[{ value: '', label: t('preview.plainLook') }, ...known]}
      value={appId}
      searchable={known.length > 10}
      limit={100}
      allowDeselect={false}
      onChange={(value) => onChange(value ?? '')}
    />
  );
}

function DeviceChoice({ device, onChange }: { readonly device: Device; readonly onChange: (device: Device) => void }) {
  const { t } = useTranslation('components');
  return (
    <div className={classes['devices']} role="group" aria-label={t('preview.width')}>
      <IconButton
        label={t('preview.desktop')}
        icon={<IconDeviceDesktop size={16} stroke={1.75} />}
        isPressed={device === 'desktop'}
        onClick={() => onChange('desktop')}
      />
      <IconButton
        label={t('preview.phone')}
        icon={<IconDeviceMobile size={16} stroke={1.75} />}
        isPressed={device === 'phone'}
        onClick={() => onChange('phone')}
      />
    </div>
  );
}

interface StageProps {
  readonly device: Device;
  readonly children: ReactNode;
}

/** A page of the device's width, scaled down to fit the available space. */
function Stage({ device, children }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const measure = () => setRoom(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const margin = device === 'phone' ? 32 : 0;
  const scale = room === 0 ? 1 : Math.min(1, (room - margin) / widths[device]);
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--width': `${device === 'desktop' ? Math.max(widths.desktop, room) : widths.phone}px`,
    '--scale': scale,
  };
  return (
    <div ref={stage} className={classes['stage']} data-device={device}>
      <div className={`${classes['page']} ${shownPage['page']}`} style={style}>
        {children}
      </div>
    </div>
  );
}

interface ProblemsProps {
  readonly problems: readonly PreviewProblem[];
  readonly shown: string;
  readonly failure: unknown;
  readonly onGoTo: (problem: PreviewProblem) => void;
}

function Problems({ problems, shown, failure, onGoTo }: ProblemsProps) {
  const { t } = useTranslation('components');
  if (problems.length === 0 && failure === undefined) return null;
  const placeOf = ({ component, part, line }: PreviewProblem) => {
    const where = t(`preview.part.${part}`);
    const place = line === undefined ? where : t('preview.line', { where, line });
    return component === shown || component === '' ? place : `${component}, ${place}`;
  };
  return (
    <ul
      className={`${classes['problems']} ${shownPage['problems']}`}
      aria-label={t('preview.problems')}
      aria-live="polite"
    >
      {failure === undefined ? null : <li>{errorText(failure)}</li>}
      {problems.map((problem, index) => (
        <li key={index}>
          {problem.component === shown && problem.line !== undefined ? (
            <button type="button" onClick={() => onGoTo(problem)}>
              {placeOf(problem)}
            </button>
          ) : (
            <strong>{placeOf(problem)}</strong>
          )}
          {/* By Vue or the browser. */}
          <span lang="en">{problem.message}</span>
        </li>
      ))}
    </ul>
  );
}
