// Lists of records: with rows, and without any for different reasons.
import { Button } from '@mantine/core';
import { IconSearchOff, IconTrash } from '@tabler/icons-react';
import { ApiError } from '../../src/api/api-error.ts';
import { IconButton } from '../../src/ui/icon-button.tsx';
import { ListFilter } from '../../src/ui/list-table/list-filter.tsx';
import { ListTable } from '../../src/ui/list-table/list-table.tsx';
import { EmptyState } from '../../src/ui/states/empty-state.tsx';
import type { State, States } from '../state.ts';
import { see } from '../steps.ts';
import classes from '../parts.module.css';

const ignore = (): void => undefined;
const unreachable = new ApiError('network', {});

interface Row {
  readonly name: string;
  readonly status: string;
}
const rows: readonly Row[] = Array.from({ length: 200 }, (_, index) => ({
  name: `旅遊保險 ${index + 1}`,
  status: index % 2 === 0 ? '使用中' : '已封存',
}));

interface ListProps extends Partial<Parameters<typeof ListTable<Row>>[0]> {
  readonly search?: string;
}

function ProductList({ search = '', ...changes }: ListProps) {
  return (
    <>
      <ListFilter
        label="搜尋產品"
        value={search}
        isDisabled={changes.rows === undefined}
        onChange={ignore}
        facts={changes.rows && `${changes.rows.length} 項產品`}
      >
        <Button variant="filled">新增產品</Button>
      </ListFilter>
      <ListTable<Row>
        label="產品"
        columns={[
          { heading: '名稱', bars: [[168], [132, 40], [196]] },
          { heading: '狀態', bars: [[56]] },
          { heading: '動作', isHeadingHidden: true },
        ]}
        className={classes['table']}
        rows={undefined}
        keyOf={({ name }) => name}
        rowHeight={48}
        loadingRows={5}
        renderCells={({ name, status }, onKeyDown) => (
          <>
            <td>
              <button type="button" className="cw-link-button" onKeyDown={onKeyDown}>
                {name}
              </button>
            </td>
            <td>{status}</td>
            <td>
              <IconButton
                label={`刪除 ${name}`}
                icon={<IconTrash size={16} stroke={1.75} />}
                size={24}
                onClick={ignore}
              />
            </td>
          </>
        )}
        error={undefined}
        isLoading={false}
        failed="無法載入產品"
        onRetry={ignore}
        empty={
          <EmptyState
            icon={<IconSearchOff size={20} stroke={1.75} />}
            title="找不到產品"
            text="請嘗試其他名稱。"
            action={<Button>顯示全部</Button>}
          />
        }
        {...changes}
      />
    </>
  );
}

/** @param last what is shown at the end */
function showing(list: ListProps, last: string): State {
  return {
    part: (
      <div className={classes['parts']}>
        <ProductList {...list} />
      </div>
    ),
    namespaces: ['widgets', 'problems'],
    steps: async () => {
      await see(last);
    },
  };
}

export const states: States = {
  rows: showing({ rows }, '旅遊保險 1'),
  'rows of different heights': showing(
    { rows, totalCount: 900, heightOf: ({ status }) => (status === '使用中' ? 48 : 80) },
    '旅遊保險 1',
  ),
  'a row further down': showing({ rows, revealKey: '旅遊保險 150' }, '旅遊保險 150'),
  loading: showing({ isLoading: true }, '名稱'),
  failed: showing({ error: unreachable }, 'errors:global.NETWORK'),
  retrying: showing({ error: unreachable, isLoading: true }, '無法載入產品'),
  'out of date': showing({ rows, error: unreachable }, '旅遊保險 1'),
  'out of date, in other words': showing({ rows, error: unreachable, stale: '產品並非最新。' }, '產品並非最新。'),
  'nothing found': showing({ rows: [], search: '郵輪', isEmptyFramed: true }, '找不到產品'),
  'no rows': showing({ rows: [] }, '找不到產品'),
};
