/** The pages of an app: their order, and the form of each. Nothing is stored before Save. */
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../api/api-error.ts';
import { useDiscardQuestion } from '../../../ui/editor/leave/use-discard-question.tsx';
import { openMerge } from '../../../ui/editor/record/record-merge.ts';
import { useFormRecord } from '../../../ui/editor/record/use-record.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { errorText } from '../../../ui/problems/describe-error.ts';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { useReadApp } from '../apps.api.ts';
import { useSavePages } from '../config/app-config.api.ts';
import {
  isSamePages,
  movePage,
  pageFaults,
  readPages,
  refusedField,
  toRoute,
  withKeysOf,
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
  const [openKey, setOpenKey] = useState<string>();
  const [newKey, setNewKey] = useState<string>();
  const [isSubmitted, setIsSubmitted] = useState(false);
  const added = useRef(0);
  const savePages = useSavePages(appId);
  const readApp = useReadApp(appId);
  const { record, content, typed, state } = useFormRecord<readonly AppPage[], AppPage>({
    opened: { form: read.pages, revision: read.revision },
    isDirty: (pages, saved) => !isSamePages(pages, saved),
    check: (pages) => pages.find((page) => Object.keys(pageFaults(page, pages)).length > 0),
    onInvalid: ({ key }) => setOpenKey(key),
    onRefused: ({ problems }) =>
      setOpenKey((open) => Object.keys(atPages(problems, record.get().sent ?? content.get()).refusals)[0] ?? open),
    send: async (pages, { expectedRevision }) => {
      const revision = await savePages(pages.map(toRoute), expectedRevision);
      const after = (): void => {
        showToast('success', { title: t('pages.saved') });
        onClose();
      };
      return { revision, after };
    },
  });
  const pages = typed.form;
  const { handleClose, question } = useDiscardQuestion(state.isDirty, t('pages.discardText'), onClose);
  const error = state.failure?.kind === 'refused' ? state.failure.error : undefined;
  const { refusals, isAnywhere } = atPages(error?.problems ?? [], state.sent ?? pages);
  return {
    pages,
    openKey,
    newKey,
    isSubmitted,
    /** Problems without a field are shown above the pages. */
    failure: error && isAnywhere ? errorText(error) : undefined,
    conflict: state.conflict,
    question,
    close: handleClose,
    isBusy: state.isBusy,
    isDirty: state.isDirty,
    refusals: state.changed.size === 0 ? refusals : {},
    change: (next: readonly AppPage[]) => {
      content.begin(() => next);
      record.handle({ kind: 'changed', fields: ['pages'] });
    },
    open: setOpenKey,
    add: () => {
      added.current += 1;
      const key = `new-${added.current}`;
      content.begin((last) => withNewPage(last, key));
      setOpenKey(key);
      setNewKey(key);
    },
    submit: () => {
      setIsSubmitted(true);
      void record.save();
    },
    overwrite: () => void record.overwrite(),
    onMerge: async () =>
      openMerge({
        record,
        content,
        readTheirs: async () => {
          const { pages: theirs } = await readApp();
          return { form: withKeysOf(theirs.pages, read.pages), revision: theirs.revision };
        },
        readForm: readPages,
      }),
  };
}

/** The server's problems at the fields of pages, keyed by page, and whether any belongs to none. */
function atPages(problems: readonly Problem[], sent: readonly AppPage[]) {
  const refusals: Record<string, Partial<Record<PageTextField, string>>> = {};
  const rest = problems.filter((problem) => {
    const refused = refusedField(problem.path ?? '');
    const page = refused && sent[refused.index];
    if (!page) return true;
    refusals[page.key] = { ...refusals[page.key], [refused.field]: describeProblem(problem) };
    return false;
  });
  return { refusals, isAnywhere: rest.length > 0 || Object.keys(refusals).length === 0 };
}

export function PagesDialog(props: PagesDialogProps) {
  const { t } = useTranslation(['apps', 'widgets']);
  const state = usePages(props);
  const { pages } = state;
  return (
    <FormDialog
      state={state}
      size="large"
      title={t('pages.title')}
      saveLabel={t('widgets:save')}
      cancelLabel={t('pages.discard')}
      canSave={state.isDirty}
      conflict={{ onReload: props.onReload }}
    >
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
    </FormDialog>
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
