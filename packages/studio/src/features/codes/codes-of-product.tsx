import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../api/use-may.ts';
import { isText } from '../../ui/editor/record/studio-drafts.ts';
import { ListFilter } from '../../ui/list-table/list-filter.tsx';
import { PlusButton } from '../../ui/plus-button.tsx';
import { useEntryState } from '../../ui/use-entry-state.ts';
import type { ProductKey } from '../../paths/products.ts';
import type { CodeKind, CodeRule } from './code-rule.ts';
import { CodeList } from './code-list.tsx';
import { useCodes } from './codes.api.ts';
import { findDraftedCode } from './drafted-code.ts';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import type { CodeDialogProps } from './dialog/code-dialog.tsx';

/** Loaded on first use: it includes the rules package, which checks and tries codes. */
const LazyCodeDialog = lazyPart<CodeDialogProps>(
  async () => (await import('./dialog/code-dialog.tsx')).CodeDialog,
  () => null,
  ['logic', 'rules'],
);

interface CodesOfProductProps {
  readonly kind: CodeKind;
  readonly productId: ProductKey;
}

/** What the dialog was opened for; a new key remounts it. */
interface OpenDialog {
  readonly rule: CodeRule | undefined;
  readonly key: number;
}

export function CodesOfProduct({ kind, productId: productKey }: CodesOfProductProps) {
  const { t } = useTranslation('codes');
  // A stable object while the component shows the same product.
  const [productId] = useState(productKey);
  const { codes, error, isLoading, reload } = useCodes(productId, kind);
  const [search, setSearch] = useEntryState('search', '', isText);
  const [waiting, setWaiting] = useState(() => findDraftedCode(kind, productId));
  const [dialog, setDialog] = useState<OpenDialog>();
  const [savedCode, setSavedCode] = useState<string>();
  const mayWrite = useMay('products:write');
  const addButton = useRef<HTMLButtonElement>(null);
  const open = (rule: CodeRule | undefined) => setDialog((last) => ({ rule, key: (last?.key ?? 0) + 1 }));
  const close = () => setDialog(undefined);

  if (waiting !== undefined && codes) {
    setWaiting(undefined);
    open(codes.rules.find(({ code }) => code === waiting));
  }
  const handleSaved = (code: string) => {
    close();
    setSearch((text) => (dialog?.rule ? text : ''));
    setSavedCode(code);
    void reload();
  };
  const handleReload = async () => {
    const code = dialog?.rule?.code;
    const theirs = (await reload())?.rules.find((rule) => rule.code === code);
    if (theirs) open(theirs);
    else close();
  };
  const handleRemoved = async () => {
    close();
    await reload();
    // The row that opened the dialog is removed, so the focus would be lost.
    addButton.current?.focus();
  };
  const isOwnedByBody = codes ? codes.rules.length === 0 : error !== undefined;
  return (
    <>
      <ListFilter
        label={t(`${kind}.searchLabel`)}
        placeholder={t('search')}
        value={search}
        isDisabled={isOwnedByBody}
        onChange={setSearch}
        facts={codes && codes.rules.length > 0 ? t('facts', { count: codes.rules.length }) : null}
      >
        {mayWrite ? (
          <PlusButton
            ref={addButton}
            variant={isOwnedByBody ? 'default' : 'filled'}
            disabled={!codes}
            onClick={() => open(undefined)}
          >
            {t(`${kind}.add`)}
          </PlusButton>
        ) : null}
      </ListFilter>
      <CodeList
        kind={kind}
        rules={codes?.rules}
        error={error}
        isLoading={isLoading}
        search={search}
        revealCode={savedCode}
        onRetry={() => void reload()}
        onClearSearch={() => setSearch('')}
        onAdd={mayWrite ? () => open(undefined) : undefined}
        onUpdate={open}
      />
      {codes && dialog ? (
        <LazyCodeDialog
          key={dialog.key}
          kind={kind}
          productId={productId}
          rule={dialog.rule}
          currency={codes.currency}
          isReadOnly={!mayWrite}
          onSaved={handleSaved}
          onRemoved={() => void handleRemoved()}
          onReload={() => void handleReload()}
          onClose={close}
        />
      ) : null}
    </>
  );
}
