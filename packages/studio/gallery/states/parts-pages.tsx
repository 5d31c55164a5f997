// The parts of ui/ that pages and editors consist of: heads, cards, tabs, lists, menus, buttons and differences.
import { Button } from '@mantine/core';
import { IconAlignLeft, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { CopyButton } from '../../src/ui/copy-button.tsx';
import type { DifferenceEntry } from '../../src/ui/difference/difference-entry.ts';
import { DifferenceView } from '../../src/ui/difference/difference-view.tsx';
import { Autosaved } from '../../src/ui/editor/frame/editor-header.tsx';
import { PaneHead } from '../../src/ui/editor/frame/pane-head.tsx';
import { SettingsSection } from '../../src/ui/editor/frame/settings-section.tsx';
import { ToolButton } from '../../src/ui/editor/frame/tool-button.tsx';
import { HistoryTools } from '../../src/ui/editor/history/history-tools.tsx';
import { IconButton } from '../../src/ui/icon-button.tsx';
import { Card } from '../../src/ui/layout/card.tsx';
import { ChangeDefinition, DefinitionList } from '../../src/ui/layout/definition-list.tsx';
import { DeletedItemsLink } from '../../src/ui/layout/deleted-items-link.tsx';
import { EditorRow } from '../../src/ui/layout/editor-row.tsx';
import { LayoutHeader } from '../../src/ui/layout/layout-header.tsx';
import { PageHead } from '../../src/ui/layout/page.tsx';
import { TabLinks } from '../../src/ui/layout/tab-links.tsx';
import { Tabs } from '../../src/ui/layout/tabs.tsx';
import { MenuButton } from '../../src/ui/menu/menu-button.tsx';
import { PdfControls } from '../../src/ui/pdf/pdf-controls.tsx';
import type { PdfView } from '../../src/ui/pdf/use-pdf-view.ts';
import { PlusButton } from '../../src/ui/plus-button.tsx';
import tree from '../../src/ui/tree/tree-row.module.css';
import type { State, States } from '../state.ts';
import { press, see } from '../steps.ts';
import classes from '../parts.module.css';

const ignore = (): void => undefined;
const bin = <IconTrash size={16} stroke={1.75} />;

/** @param last what is shown at the end */
function showing(part: ReactNode, last: string, steps?: State['steps']): State {
  return {
    part: <div className={classes['parts']}>{part}</div>,
    namespaces: ['widgets', 'problems', 'difference', 'pdf'],
    steps: async () => {
      await steps?.();
      await see(last);
    },
  };
}

const buttons = (['filled', 'default', 'light', 'subtle'] as const).map((variant) => (
  <div key={variant}>
    <Button variant={variant}>儲存</Button> <Button variant={variant}>{bin} 匯出</Button>{' '}
    <Button variant={variant} color="danger">
      刪除
    </Button>{' '}
    <Button variant={variant} size="xs">
      重試
    </Button>{' '}
    <Button variant={variant} disabled>
      發佈
    </Button>{' '}
    <Button variant={variant} loading>
      測試
    </Button>
  </div>
));
const iconButtons = (
  <div>
    <IconButton label="封存" icon={bin} onClick={ignore} />{' '}
    <IconButton label="移除" icon={bin} size={24} onClick={ignore} />{' '}
    <IconButton label="選取" icon={bin} size={32} isOutlined onClick={ignore} />{' '}
    <IconButton label="對齊" icon={bin} isPressed onClick={ignore} />{' '}
    <IconButton label="上移" icon={bin} isDisabled onClick={ignore} />{' '}
    <IconButton label="下移" icon={bin} isDisabled keepsFocus onClick={ignore} />{' '}
    <ToolButton label="預覽" Icon={IconPlayerPlay} isOn onClick={ignore} />{' '}
    <ToolButton label="設定" Icon={IconAlignLeft} isDisabled onClick={ignore} />{' '}
    <ToolButton label="停止" Icon={IconPlayerPlay} isBusy onClick={ignore} />{' '}
    <HistoryTools canUndo canRedo={false} undo={ignore} redo={ignore} />
  </div>
);

const head = { backTo: '/products', title: '單次旅程', onSave: ignore, historyTo: '/history', tools: iconButtons };
const failedDraft = { savedAt: new Date(2026, 2, 1, 9, 30), error: new Error() };

function ofHead(changes: Partial<Parameters<typeof LayoutHeader>[0]>, last = '單次旅程'): State {
  return showing(<LayoutHeader {...head} {...changes} />, last);
}

function ChosenTab() {
  const [tab, setTab] = useState<'logic' | 'test'>('logic');
  const tabs = [
    { value: 'logic', label: '邏輯' },
    { value: 'test', label: '測試' },
  ] as const;
  return (
    <Tabs label="保費" tabs={tabs} value={tab} onChange={setTab}>
      {tab === 'logic' ? '每日十二元' : '保費為一百二十元'}
    </Tabs>
  );
}

const tabLinks = [
  { to: '/users', text: '使用者', isCurrent: true },
  { to: '/keys', text: '金鑰', isCurrent: false },
];
const page = (
  <>
    <PageHead
      title="單次旅程"
      count={12}
      crumbs={[{ label: '產品', to: '/products' }, { label: '旅遊' }]}
      beside={<Button size="xs">2026</Button>}
      actions={
        <>
          <DeletedItemsLink to="/history" />
          <PlusButton variant="filled" onClick={ignore}>
            新增產品
          </PlusButton>
        </>
      }
    />
    <TabLinks label="管理" tabs={tabLinks} />
    <ChosenTab />
    <Card title="內容" count={3} actions={<CopyButton text="單次旅程" label="複製名稱" />}>
      <EditorRow icon={bin} name="保費" fact="每日十二元" to="/pricing" action="編輯" actionLabel="編輯保費" />
      <EditorRow icon={bin} name="保障" fact={undefined} to="/benefits" action="編輯" actionLabel="編輯保障" />
    </Card>
    <Card>
      <DefinitionList>
        <dt>建立</dt>
        <ChangeDefinition at="2026-03-01T02:00:00Z" by="陳大文" none="不詳" />
        <dt>最後更改</dt>
        <ChangeDefinition at="" by="" none="不詳" />
      </DefinitionList>
    </Card>
    <PaneHead heading="預覽">
      <Button size="xs">重新載入</Button>
    </PaneHead>
    <SettingsSection heading="邊界" unit="毫米">
      上下各二十
    </SettingsSection>
  </>
);

const menu = (
  <MenuButton
    button={<Button>更多</Button>}
    entries={[
      { label: '繁體中文', isChosen: true, onClick: ignore },
      { label: 'English', lang: 'en', onClick: ignore },
      { label: '匯出', icon: bin, isApart: true, to: '/export' },
      { label: '刪除產品', icon: bin, isDanger: true, onClick: ignore },
    ]}
  />
);

const rows = [
  { name: '醫療', level: 1, 'aria-selected': true, 'aria-expanded': true },
  { name: '門診', level: 2, 'data-hovered': true },
  { name: '住院', level: 2, 'data-dragged': true },
  { name: '行李', level: 1, 'data-drop': 'before' },
  { name: '延誤', level: 1, 'data-drop': 'inside' },
  { name: '取消', level: 1, 'data-drop': 'after', 'data-blocked': true },
];
const shownTree = (
  <div role="tree" aria-label="保障" className={classes['tree']}>
    {rows.map(({ name, level, ...states }, index) => (
      <div
        key={name}
        role="treeitem"
        aria-level={level}
        aria-selected={false}
        tabIndex={index === 0 ? 0 : -1}
        className={`${tree['row']} ${classes['treeRow']}`}
        style={{ transform: `translateY(${index * 28}px)`, paddingLeft: level * 20 }}
        {...states}
      >
        {name}
      </div>
    ))}
  </div>
);

const letter = (text: string) => `尊敬的客戶：\n\n${text}\n\n請於到期前續保。\n\n保障部`;
const differences: readonly DifferenceEntry[] = [
  { part: '產品', action: 'CHANGED', name: '名稱', before: '單次旅程', after: '' },
  {
    part: '產品',
    action: 'CHANGED',
    name: '通知',
    before: letter('你的保單將到期。'),
    after: letter('你的保單快將到期。'),
  },
  { part: '保障', action: 'ADDED', name: '門診', before: undefined, after: '{"限額": 5000}' },
  { part: '保障', action: 'CHANGED', name: '住院', before: '{"限額": 8000}', after: '{"限額": 9000}' },
  { part: '保障', action: 'MOVED', name: '行李', before: '0', after: '3' },
  { part: '保障', action: 'REMOVED', name: '延誤', before: '三百元', after: undefined },
];

const view: PdfView = { page: 2, pageCount: 7, zoom: 1.25, fit: 'width', goal: undefined };
const controls = {
  goToPage: ignore,
  zoomIn: ignore,
  zoomOut: ignore,
  fitTo: ignore,
  reportZoom: ignore,
  reportPage: ignore,
  reportPageCount: ignore,
};

export const states: States = {
  buttons: showing(
    <>
      {buttons}
      {iconButtons}
    </>,
    '匯出',
  ),
  'page of a record': showing(page, '新增產品'),
  'head of an editor': ofHead({ meta: <span>產品</span>, choice: <Button size="xs">2026</Button> }),
  'head with unsaved changes': ofHead(
    {
      isDirty: true,
      beside: <Autosaved state={failedDraft} texts={{ saved: '已儲存草稿', failed: '未能儲存草稿' }} />,
    },
    'widgets:state.unsaved',
  ),
  'head after a save': ofHead({ savedAt: new Date(2026, 2, 1, 9, 30) }),
  'head of a save in progress': ofHead({ isDirty: true, isSaving: true }, 'widgets:state.unsaved'),
  'head of a viewer': ofHead({ isReadOnly: true }, 'widgets:readOnly'),
  'head of a record that is loading': ofHead({ isTitleLoading: true }),
  menu: showing(menu, '刪除產品', async () => press('更多')),
  tree: showing(shownTree, '醫療'),
  differences: showing(<DifferenceView entries={differences} partTitle={(part) => part} />, 'difference:empty'),
  'pages of a document': showing(<PdfControls view={view} controls={controls} />, 'pdf:fitPage'),
  'pages of a small document': showing(
    <PdfControls view={{ ...view, page: 1, pageCount: 1, zoom: 4, fit: undefined }} controls={controls} />,
    'pdf:fitPage',
  ),
};
