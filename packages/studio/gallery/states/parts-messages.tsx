// The parts of ui/ that report something: notes, marks, bars, toasts, and what is shown instead of content.
import { Button } from '@mantine/core';
import { IconFileOff, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ApiError } from '../../src/api/api-error.ts';
import { ConflictBar, ConflictNote } from '../../src/ui/editor/conflict/conflict-note.tsx';
import { NothingToEdit } from '../../src/ui/editor/frame/unopened-editor.tsx';
import { UnsavedMark } from '../../src/ui/editor/frame/unsaved-mark.tsx';
import { Mark, type Tone } from '../../src/ui/mark.tsx';
import { Note } from '../../src/ui/note.tsx';
import { ErrorBar } from '../../src/ui/problems/error-bar.tsx';
import { MissingNames } from '../../src/ui/problems/missing-names.tsx';
import { ResultFigure } from '../../src/ui/result-figure.tsx';
import { PageAlert } from '../../src/ui/sandbox/page-alert.tsx';
import { EmptyState } from '../../src/ui/states/empty-state.tsx';
import { ErrorState } from '../../src/ui/states/error-state.tsx';
import { Spinner } from '../../src/ui/states/spinner.tsx';
import { StaleNote } from '../../src/ui/states/stale-note.tsx';
import { showFailure, showToast } from '../../src/ui/toasts/toasts.ts';
import type { State, States } from '../state.ts';
import { see } from '../steps.ts';
import classes from '../parts.module.css';

const ignore = (): void => undefined;

/** @param last what is shown at the end */
function showing(part: ReactNode, last: string): State {
  return {
    part: <div className={classes['parts']}>{part}</div>,
    namespaces: ['widgets', 'problems', 'rules'],
    steps: async () => {
      await see(last);
    },
  };
}

const tones: readonly Tone[] = ['plain', 'accent', 'info', 'success', 'warning', 'danger'];
const noteTones = ['info', 'success', 'warning', 'danger'] as const;
const unreachable = new ApiError('network', {});
const faulty = new ApiError('server', { requestId: '4821' });
const conflict = {
  problem: { code: 'CONFLICT', message: '', by: '李小明', at: '2026-03-01T02:00:00Z' },
  onReload: ignore,
  onOverwrite: ignore,
  onMerge: async () => undefined,
};
const empty = {
  icon: <IconFileOff size={20} stroke={1.75} />,
  title: '沒有產品',
  text: '新增第一個產品，以便計算保費。',
};
const action = <Button variant="filled">新增產品</Button>;

function ofError(changes: Partial<Parameters<typeof ErrorState>[0]>, last: string): State {
  return showing(<ErrorState title="無法載入產品" error={unreachable} onRetry={ignore} {...changes} />, last);
}

function toasts(show: () => void, last: string): State {
  return {
    part: null,
    namespaces: ['widgets'],
    steps: async () => {
      await see('widgets:notifications');
      show();
      await see(last);
    },
  };
}

export const states: States = {
  notes: showing(
    noteTones.map((tone) => (
      <Note key={tone} tone={tone} icon={<IconInfoCircle size={16} stroke={1.75} />}>
        <strong>此產品正在銷售。</strong> 更改會即時生效。
      </Note>
    )),
    '此產品正在銷售。',
  ),
  marks: showing(
    <div>
      {tones.map((tone) => (
        <Mark key={tone} tone={tone}>
          使用中
        </Mark>
      ))}
      <UnsavedMark />
    </div>,
    '使用中',
  ),
  results: showing(
    <>
      <ResultFigure currency="HKD">1,200.50</ResultFigure>
      <ResultFigure>接受投保</ResultFigure>
      <MissingNames names={['年齡']} />
      <MissingNames names={Array.from({ length: 12 }, (_, index) => `變數${index + 1}`)} />
    </>,
    '接受投保',
  ),
  'out of date': showing(<StaleNote error={unreachable} onRetry={ignore} />, 'widgets:stale'),
  conflict: showing(<ConflictNote {...conflict} />, 'problems:conflict.title'),
  'conflict of an editor': showing(
    <ConflictBar {...conflict} title="其他人更改了此產品" onClose={ignore} />,
    '其他人更改了此產品',
  ),
  'problem of an editor': showing(
    <ErrorBar
      what="邏輯有一個問題。"
      where="第三行：沒有這個變數。"
      action={{ label: '前往第三行', onClick: ignore }}
      onClose={ignore}
    />,
    '前往第三行',
  ),
  'page that cannot be shown': showing(
    <PageAlert title="無法顯示頁面。" text="此頁面停止回應。" action={<Button size="xs">重新載入</Button>} />,
    '無法顯示頁面。',
  ),
  nothing: showing(<EmptyState {...empty} action={action} />, '新增產品'),
  'nothing in a list': showing(<EmptyState {...empty} isDashed action={action} />, '新增產品'),
  'nothing else on the page': showing(<EmptyState {...empty} isFullPage />, '沒有產品'),
  'nothing to edit': showing(<NothingToEdit {...empty} listPath="/products" toList="所有產品" />, '所有產品'),
  loading: showing(<Spinner />, 'shell:loading'),
  failed: ofError({}, 'errors:global.NETWORK'),
  'failed in the server': ofError({ error: faulty }, '無法載入產品'),
  'failed on the whole page': ofError({ isFullPage: true, text: '請稍後再試。', retryLabel: '再次載入' }, '再次載入'),
  retrying: ofError({ isBusy: true }, '無法載入產品'),
  toasts: toasts(() => {
    const content = { line: '已更新七個應用程式。', isLasting: true };
    showToast('success', { title: '已儲存產品', ...content });
    showToast('info', { title: '其他人更改了此產品', ...content });
    showToast('warning', {
      title: '產品即將停售',
      ...content,
      links: [
        { label: '查看', onClick: ignore },
        { label: '延長', onClick: ignore },
      ],
    });
    showToast('error', { title: '未能儲存產品', ...content });
  }, '未能儲存產品'),
  'failure reported': toasts(() => showFailure('未能儲存產品', unreachable), 'widgets:copyDetails'),
};
