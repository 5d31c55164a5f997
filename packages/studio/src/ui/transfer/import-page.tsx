/** An import: choose a file, preview the changes, and apply them. */
import { Button } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Card } from '../layout/card.tsx';
import { Page, PageHead } from '../layout/page.tsx';
import { readTextFile } from '../read-text-file.ts';
import { showToast } from '../toasts/toasts.ts';
import { ImportFailure } from './import-failure.tsx';
import { type ImportItem, ImportPreviewTable, type ImportWarning } from './import-preview.tsx';
import { canImport, summarize } from './import-summary.ts';
import classes from './transfer.module.css';
import blocks from '../layout/blocks.module.css';
import { type Importer, useImport } from './use-import.ts';

interface ImportPageProps<Preview> {
  readonly title: string;
  /** Describes the files that can be imported. */
  readonly text: string;
  /** The list to return to. */
  readonly list: { readonly title: string; readonly path: string };
  readonly importer: Importer<Preview>;
  readonly toItems: (preview: Preview) => readonly ImportItem[];
  readonly toWarnings?: (preview: Preview) => readonly ImportWarning[];
}

export function ImportPage<Preview>(props: ImportPageProps<Preview>) {
  const { title, text, list, importer, toItems, toWarnings } = props;
  const { t } = useTranslation(['transfer', 'widgets']);
  const navigate = useNavigate();
  const { isBusy, opened, error, open, start, previewAgain } = useImport<Preview>((preview) => {
    const counts = summarize(toItems(preview)).map(({ action, count }) => t(`summary.${action}`, { count }));
    showToast('success', { title: t('imported'), line: counts.join(t('separator')) });
    void navigate(list.path);
  });
  const items = opened && toItems(opened.preview);
  return (
    <Page>
      <PageHead
        title={title}
        crumbs={[{ label: list.title, to: list.path }]}
        actions={
          <>
            <Button component={Link} to={list.path}>
              {t('widgets:cancel')}
            </Button>
            <Button
              variant="filled"
              disabled={!items || !canImport(items)}
              loading={isBusy && items !== undefined}
              onClick={start}
            >
              {t('import.start')}
            </Button>
          </>
        }
      />
      <Card title={t('import.file')}>
        <div className={classes['source']}>
          <p>{text}</p>
          <FileChoice
            name={opened?.source}
            isBusy={isBusy && items === undefined}
            onChoose={(file) => open(importer, async () => ({ content: await readTextFile(file), source: file.name }))}
          />
        </div>
      </Card>
      <output className={classes['progress']}>{isBusy ? t(items ? 'importing' : 'comparing') : null}</output>
      {error === undefined ? null : (
        <ImportFailure
          title={t(items ? 'import.failed' : 'import.unreadable')}
          error={error}
          isBusy={isBusy}
          onPreviewAgain={items && previewAgain}
        />
      )}
      {items ? <ImportPreviewTable items={items} warnings={toWarnings?.(opened.preview) ?? []} /> : null}
    </Page>
  );
}

interface FileChoiceProps {
  /** The name of the open file. */
  readonly name: string | undefined;
  readonly isBusy: boolean;
  readonly onChoose: (file: File) => void;
}

function FileChoice({ name, isBusy, onChoose }: FileChoiceProps) {
  const { t } = useTranslation('transfer');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes['choice']}>
      <Button
        leftSection={<IconFileUpload size={16} stroke={1.75} aria-hidden />}
        loading={isBusy}
        onClick={() => input.current?.click()}
      >
        {t(name === undefined ? 'import.choose' : 'import.chooseOther')}
      </Button>
      <span className={blocks['wrapping']}>{name ?? t('import.noFile')}</span>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t('import.choose')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onChoose(file);
          // Allows choosing the same file again after it has been changed.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
