/** The pages of an app: their order, and the form of each. Nothing is stored before Save. */
import { ActionIcon, Button } from '@mantine/core';
import { IconAlertCircle, IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ConflictNote } from '../../../ui/editor/conflict/conflict-note.tsx';
import { useDiscardQuestion } from '../../../ui/editor/leave/use-discard-question.tsx';
import { errorText } from '../../../ui/problems/describe-error.ts';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { Note } from '../../../ui/note.tsx';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import { useSavePages } from '../config/app-config.api.ts';
import {
  isSamePages,
  movePage,
  pageFaults,
  refusedField,
  toRoute,
  withNewPage,
  type AppPage,
  type AppPages,
  type PageTextField,
} from './app-pages.ts';
import { PageForm } from './page-form.tsx';
import classes from './pages-dialog.module.css';
import { usePageDrag } from './use-page-drag.ts';

export interface PagesDialogProps {
  readonly appId: string;
  readonly read: AppPages;
  /** The names of the tenant's components. */
  readonly components: readonly string[];
  readonly onReload: () => void;
  readonly onClose: () => void;
}

function usePages({ appId, read, onClose }: PagesDialogProps) {
  const { t } = useTranslation('apps');
  const [pages, setPages] = useState(read.pages);
  const [openKey, setOpenKey] = useState<string>();
  const [newKey, setNewKey] = useState<string>();
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const { isBusy, run } = useBusy();
  /** Keyed by page. */
  const [refusals, setRefusals] = useState<Readonly<Record<string, Partial<Record<PageTextField, string>>>>>({});
  const added = useRef(0);
  const savePages = useSavePages(appId);
  const isDirty = !isSamePages(pages, read.pages);
  const faulty = pages.find((page) => Object.keys(pageFaults(page, pages)).length > 0);
  /** Problems are shown at their fields; problems without a field are shown above the pages. */
  const refuse = (error: ApiError) => {
    const found: Record<string, Partial<Record<PageTextField, string>>> = {};
    const rest = error.problems.filter((problem) => {
      const refused = refusedField(problem.path ?? '');
      const page = refused && pages[refused.index];
      if (!page) return true;
      found[page.key] = { ...found[page.key], [refused.field]: describeProblem(problem) };
      return false;
    });
    setRefusals(found);
    const [first] = Object.keys(found);
    if (first !== undefined) setOpenKey(first);
    setFailure(first === undefined || rest.length > 0 ? error : undefined);
  };
  const send = (expectedRevision: string | undefined) =>
    run(async () => {
      try {
        await savePages(pages.map(toRoute), expectedRevision);
        showToast('success', { title: t('pages.saved') });
        onClose();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        refuse(error);
      }
    });
  return {
    pages,
    openKey,
    newKey,
    isSubmitted,
    failure,
    isBusy,
    isDirty,
    refusals,
    change: (next: readonly AppPage[]) => {
      setRefusals({});
      setPages(next);
    },
    open: setOpenKey,
    add: () => {
      added.current += 1;
      const key = `new-${added.current}`;
      setPages(withNewPage(pages, key));
      setOpenKey(key);
      setNewKey(key);
    },
    save: () => {
      setIsSubmitted(true);
      setFailure(undefined);
      setRefusals({});
      if (faulty) setOpenKey(faulty.key);
      else send(read.revision);
    },
    overwrite: () => send(undefined),
  };
}

export function PagesDialog(props: PagesDialogProps) {
  const { t } = useTranslation(['apps', 'widgets']);
  const state = usePages(props);
  const { pages, failure } = state;
  const { handleClose, question } = useDiscardQuestion(state.isDirty, t('pages.discardText'), props.onClose);
  const conflict = failure?.problems.find(({ code }) => code === 'CONFLICT');
  return (
    <>
      <Dialog
        opened
        size="large"
        title={t('pages.title')}
        isBusy={state.isBusy}
        onClose={handleClose}
        onSubmit={state.save}
        footer={
          <>
            <Button onClick={handleClose} disabled={state.isBusy}>
              {t('pages.discard')}
            </Button>
            <Button type="submit" variant="filled" loading={state.isBusy} disabled={!state.isDirty}>
              {t('widgets:save')}
            </Button>
          </>
        }
      >
        {conflict ? <ConflictNote problem={conflict} onReload={props.onReload} onOverwrite={state.overwrite} /> : null}
        {failure && !conflict ? (
          <Note tone="danger" isAlert icon={<IconAlertCircle size={16} stroke={1.75} />}>
            {errorText(failure)}
          </Note>
        ) : null}
        <div className={classes['bar']}>
          <span>{t('pages.hint')}</span>
          <Button
            data-autofocus
            variant="light"
            size="xs"
            leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
            onClick={state.add}
          >
            {t('pages.add')}
          </Button>
        </div>
        {pages.length === 0 ? <p className={classes['none']}>{t('pages.none')}</p> : null}
        <ol className={classes['pages']}>
          {pages.map((page, index) => (
            <PageItem key={page.key} {...{ page, index, state }} components={props.components} />
          ))}
        </ol>
      </Dialog>
      {question}
    </>
  );
}

interface PageItemProps {
  readonly page: AppPage;
  readonly index: number;
  readonly state: ReturnType<typeof usePages>;
  readonly components: readonly string[];
}

function PageItem({ page, index, state, components }: PageItemProps) {
  const { t } = useTranslation('apps');
  const { pages, change } = state;
  const element = useRef<HTMLLIElement>(null);
  const { isDragged, edge } = usePageDrag(element, page.key, (key, to) => {
    const from = pages.findIndex((one) => one.key === key);
    change(movePage(pages, from, to > from ? to - 1 : to));
  });
  const isOpen = state.openKey === page.key;
  const name = page.name || page.path;
  const move = (to: number) => change(movePage(pages, index, to));
  return (
    <li
      ref={element}
      className={classes['page']}
      data-index={index}
      data-dragged={isDragged || undefined}
      data-edge={edge ?? undefined}
    >
      <div className={classes['line']}>
        <button
          type="button"
          className={classes['toggle']}
          aria-expanded={isOpen}
          onClick={() => state.open(isOpen ? undefined : page.key)}
          onKeyDown={(event) => {
            if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
            event.preventDefault();
            move(event.key === 'ArrowUp' ? index - 1 : index + 1);
          }}
        >
          <code>{page.path}</code>
          <span dir="auto">{page.name}</span>
          <span className={classes['component']}>{page.redirect ? `→ ${page.redirect}` : page.component}</span>
        </button>
        <ActionIcon
          variant="subtle"
          aria-label={t('pages.up', { name })}
          disabled={index === 0}
          onClick={() => move(index - 1)}
        >
          <IconArrowUp size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          aria-label={t('pages.down', { name })}
          disabled={index === pages.length - 1}
          onClick={() => move(index + 1)}
        >
          <IconArrowDown size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="danger"
          aria-label={t('pages.remove', { name })}
          onClick={() => change(pages.filter(({ key }) => key !== page.key))}
        >
          <IconTrash size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      {isOpen ? (
        <PageForm
          page={page}
          faults={pageFaults(page, pages)}
          refusals={state.refusals[page.key] ?? {}}
          isNew={page.key === state.newKey}
          showsAll={state.isSubmitted}
          components={components}
          onChange={(changes) => change(pages.map((one) => (one.key === page.key ? { ...one, ...changes } : one)))}
        />
      ) : null}
    </li>
  );
}
