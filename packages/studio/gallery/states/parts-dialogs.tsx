// The dialogs of ui/: their sizes, their questions, and forms that were not saved.
import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from '../../src/ui/dialogs/confirm-dialog.tsx';
import { Dialog, type DialogSize } from '../../src/ui/dialogs/dialog.tsx';
import { NamingSentence } from '../../src/ui/dialogs/naming-sentence.tsx';
import { SidePanel } from '../../src/ui/editor/frame/side-panel.tsx';
import { useDiscardQuestion } from '../../src/ui/editor/leave/use-discard-question.tsx';
import { useLeavePrompt } from '../../src/ui/editor/leave/use-leave-prompt.tsx';
import { DraftQuestion } from '../../src/ui/editor/record/draft-question.tsx';
import { FormDialog } from '../../src/ui/form-dialog/form-dialog.tsx';
import blocks from '../../src/ui/layout/blocks.module.css';
import type { State, States } from '../state.ts';
import { fill, press, see } from '../steps.ts';

const ignore = (): void => undefined;
const never = async (): Promise<never> => new Promise(() => undefined);

/** @param last what is shown at the end */
function showing(part: ReactNode, last: string, steps?: State['steps']): State {
  return {
    part,
    namespaces: ['widgets', 'problems'],
    steps: async () => {
      await steps?.();
      await see(last);
    },
  };
}

const field = <TextInput data-autofocus label="名稱" defaultValue="單次旅程" />;
const buttons = (
  <>
    <Button>取消</Button>
    <Button type="submit" variant="filled">
      建立
    </Button>
  </>
);

function ofSize(size: DialogSize): State {
  return showing(
    <Dialog opened size={size} title="新增產品" footer={buttons} onSubmit={ignore} onClose={ignore}>
      {field}
    </Dialog>,
    '建立',
  );
}

const deletion = {
  opened: true,
  title: '刪除產品',
  text: '此產品將會移到最近刪除的項目。',
  confirmLabel: '刪除',
  onConfirm: never,
  onClose: ignore,
};
const strictDeletion = (
  <ConfirmDialog
    {...deletion}
    mode="strict"
    note={<NamingSentence name="單次旅程" sentence={(name) => `${name}的所有版本都會刪除。`} />}
    details={<p>七個應用程式正在銷售此產品。</p>}
  />
);

const form = { isBusy: false, conflict: undefined, question: null, close: ignore, submit: ignore, overwrite: ignore };
const conflict = { code: 'CONFLICT', message: '', by: '李小明', at: '2026-03-01T02:00:00Z' };

function ofForm(changes: Partial<Parameters<typeof FormDialog>[0]>, last: string): State {
  return showing(
    <FormDialog state={form} title="編輯產品" saveLabel="儲存產品" {...changes}>
      {field}
    </FormDialog>,
    last,
  );
}

const unsavedText = '你輸入的名稱尚未儲存。';

function LeftPage() {
  const [name, setName] = useState('');
  const question = useLeavePrompt(name !== '', unsavedText);
  return (
    <div className={blocks['stack']}>
      <TextInput label="名稱" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <Link to="/products">產品清單</Link>
      {question}
    </div>
  );
}

function ClosedForm() {
  const { handleClose, question } = useDiscardQuestion(true, unsavedText, ignore);
  return (
    <FormDialog state={{ ...form, close: handleClose, question }} title="編輯產品" saveLabel="儲存產品">
      {field}
    </FormDialog>
  );
}

export const states: States = {
  dialog: ofSize('default'),
  'large dialog': ofSize('large'),
  'small dialog': ofSize('small'),
  'smallest dialog': ofSize('smallest'),
  'dialog at the side': ofSize('side-panel'),
  'dialog without a cover': showing(
    <Dialog opened hasClearView title="預覽顏色" onClose={ignore}>
      {field}
    </Dialog>,
    '預覽顏色',
  ),
  'side panel': showing(
    <SidePanel title="設定" onClose={ignore}>
      <div className={blocks['stack']}>{field}</div>
    </SidePanel>,
    '設定',
  ),
  question: showing(<ConfirmDialog {...deletion} title="封存產品" confirmLabel="封存" />, '封存'),
  'question about a deletion': showing(<ConfirmDialog {...deletion} isDanger />, '刪除'),
  'question with a keyword': showing(strictDeletion, '單次旅程'),
  'keyword typed': showing(strictDeletion, '刪除', async () =>
    fill('widgets:strict.label', 'DELETE', { keyword: 'DELETE' }),
  ),
  'question in progress': showing(<ConfirmDialog {...deletion} isDanger />, '刪除產品', async () => press('刪除')),
  'draft of an earlier visit': showing(
    <DraftQuestion
      text="你在 01/03/2026 09:30 有尚未儲存的更改。"
      olderText="李小明其後儲存了此產品。"
      onContinue={ignore}
      onDiscard={never}
    />,
    'widgets:editor.draft.continue',
  ),
  'unsaved page': showing(<LeftPage />, 'widgets:leave.title', async () => {
    await fill('名稱', '單次旅程');
    await press('產品清單');
  }),
  'unsaved form': showing(<ClosedForm />, 'widgets:discard.title', async () => press('widgets:cancel')),
  form: ofForm({ action: <Button>測試</Button> }, '測試'),
  'form in progress': ofForm({ state: { ...form, isBusy: true } }, '編輯產品'),
  'form without changes': ofForm({ canSave: false }, '編輯產品'),
  'form of a deletion': ofForm({ isDanger: true, saveLabel: '刪除產品' }, '刪除產品'),
  'form of a viewer': ofForm({ isReadOnly: true }, 'widgets:close'),
  'form sent': ofForm({ isDone: true }, 'widgets:close'),
  'form not saved': ofForm({ state: { ...form, failure: '無法連接伺服器。' } }, '無法連接伺服器。'),
  'form in conflict': ofForm(
    { state: { ...form, conflict, onMerge: async () => undefined }, conflict: { onReload: ignore } },
    'difference:merge.open',
  ),
};
