/** Shown instead of an editor while its record is being loaded, if it could not be loaded, or if it does not exist. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LoadState } from '../../../api/cache/use-loaded.ts';
import { LayoutHeader } from '../../layout/layout-header.tsx';
import { EmptyState } from '../../states/empty-state.tsx';
import { ErrorState } from '../../states/error-state.tsx';
import { Spinner } from '../../states/spinner.tsx';

interface UnopenedEditorProps {
  readonly state: LoadState<unknown>;
  readonly backTo: string;
  readonly title: string;
  /** The record has a title of its own, which replaces `title` once it is loaded. */
  readonly hasOwnTitle?: boolean;
  readonly meta?: ReactNode;
  readonly failedTitle: string;
  readonly notFound: ReactNode;
  readonly onRetry: () => void;
}

export function UnopenedEditor(props: UnopenedEditorProps) {
  const { state, failedTitle, notFound, onRetry, hasOwnTitle = false, ...header } = props;
  return (
    <>
      <LayoutHeader {...header} isTitleLoading={hasOwnTitle && state.status === 'loading'} />
      <main>
        {state.status === 'loading' ? <Spinner /> : null}
        {state.status === 'failed' ? <ErrorState title={failedTitle} error={state.error} onRetry={onRetry} /> : null}
        {state.status === 'notFound' ? notFound : null}
      </main>
    </>
  );
}

interface NothingToEditProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** The path of the list. */
  readonly listPath: string;
  readonly toList: string;
}

export function NothingToEdit({ listPath, toList, ...state }: NothingToEditProps) {
  return (
    <EmptyState
      {...state}
      action={
        <Button component={Link} to={listPath} variant="filled">
          {toList}
        </Button>
      }
    />
  );
}
