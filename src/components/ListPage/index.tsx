import type { PagedList } from '@domain/api/envelope';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import AsyncView, { WhenSettled } from '@/components/AsyncView';
import EmptyHint from '@/components/EmptyHint';
import { PageHead } from '@/components/Page';
import RecordTable, {
  type RecordColumn,
  type RecordMarking,
  type RecordOrder,
  useIsWide,
} from '@/components/RecordTable';
import { useRouteTitle } from '@/utils/route';
import { PAGE_SIZES, type UrlState } from '@/utils/urlState';
import type { ReadState } from '@/utils/useRead';
import Filters, { FilterChips, FilterDrawer, type ListFilter } from './Filters';
import styles from './index.module.css';
import { type ListAction, Menu, Pages } from './Tools';
import type { ListController } from './useList';

export { type FilterChip, type ListFilter, SEARCHABLE } from './Filters';
export type { ListAction } from './Tools';
export { type ListController, useList } from './useList';

interface Empty {
  /** Text of the empty state. */
  none: string;
  /** Suggested next step of the empty state. */
  action?: ReactNode;
  /** Text where no record matches the filters; by default `none`. */
  noMatch?: string;
  /** Label of the button that clears the filters. */
  showAll?: string;
}

interface ListPageProps<K extends string, Data extends PagedList<{ id: string }>> {
  list: ListController<K, Data>;
  lead?: ReactNode;
  actions?: ReactNode;
  /** Further actions on the list; on a narrow screen all of them are in one menu. */
  menu?: ListAction[];
  /** Content between the page head and the filters. */
  above?: ReactNode;
  /** Read that `above` depends on; the list and `above` appear together. */
  aboveOf?: ReadState;
  /** The most used filter, shown as a row of buttons with the number of records for each value. */
  tabs?: TabChoice<K>;
  filters?: ListFilter<K>[];
  /** Additional fields after the filters. */
  moreFilters?: ReactNode;
  /** Further selection tools besides the filters, below them. */
  tools?: ReactNode;
  empty: Empty;
  /** Content above the records; not rendered for an empty list. */
  before?(data: Data): ReactNode;
  columns?: RecordColumn<Data['list'][number]>[];
  /**
   * Compact layout for long lists: one-line rows, sorting by column heads, and filters in one row; on a narrow screen cards,
   * with the filters in a drawer.
   */
  isDense?: boolean;
  /** Called with the keys of columns hidden for want of room. */
  onYield?(keys: string[]): void;
  /** Makes records selectable. */
  marking?: Pick<RecordMarking<Data['list'][number]>, 'nameOf' | 'barredBy'>;
  /** Renders the records in place of a table. */
  body?(data: Data): ReactNode;
  pagination?: Partial<Pick<Parameters<typeof Pages>[0], 'hideOnSinglePage' | 'showTotal'>>;
  /** Further content, such as bars, drawers and dialogs. */
  children?: ReactNode;
}

/** Page of a list with its filters, states and pagination. Filters, order and page are kept in the URL. */
export default function ListPage<K extends string, Data extends PagedList<{ id: string }>>(
  props: ListPageProps<K, Data>,
) {
  const { list, lead, actions, menu, above, tabs, filters, tools, empty, before, body, columns = [] } = props;
  const { aboveOf, isDense = false } = props;
  const title = useRouteTitle();
  const isWide = useIsWide();
  const isFolded = isDense && !isWide;
  const filtering = filters && { filters, spec: list.spec, state: list.state, onChange: list.askFor };
  const { marks } = list;
  const marking = props.marking && { ...props.marking, marked: marks.ids, onMark: marks.mark };
  return (
    <>
      <PageHead
        lead={lead}
        actions={
          (actions || menu || isFolded) && (
            <>
              {actions}
              {isFolded && filtering && (
                <FilterDrawer {...filtering} total={list.data?.total} onShowAll={list.showAll}>
                  {props.moreFilters}
                </FilterDrawer>
              )}
              {menu && <Menu actions={menu} isWide={isWide} />}
            </>
          )
        }
      />
      <WhenSettled of={aboveOf ? [aboveOf, list] : []}>
        {above}
        {tabs && <Tabs {...tabs} value={list.state[tabs.name]} onChange={list.askFor} />}
        {isFolded && filtering && <FilterChips {...filtering} />}
        {!isFolded && filtering && (
          <Filters {...filtering} isDense={isDense}>
            {props.moreFilters}
          </Filters>
        )}
        {tools}
        <AsyncView resource={list}>
          {(data) =>
            data.total === 0 ? (
              <Nothing list={list} empty={empty} />
            ) : (
              <>
                {before?.(data)}
                {body?.(data) ?? (
                  <RecordTable
                    items={data.list}
                    columns={columns}
                    label={title}
                    isDense={isDense}
                    {...(props.onYield && { onYield: props.onYield })}
                    {...orderingOf(list)}
                    {...(marking && { marking })}
                  />
                )}
                <ListPages list={list} total={data.total} {...props.pagination} />
              </>
            )
          }
        </AsyncView>
      </WhenSettled>
      {props.children}
    </>
  );
}

/** Returns the order in the URL and its setter; empty for a list without an order. */
function orderingOf<K extends string, Data extends PagedList<{ id: string }>>(
  list: ListController<K, Data>,
): { ordering?: RecordOrder } {
  const { sorter }: Partial<ListController<'sorter', Data>['spec']> = list.spec;
  const { sorter: value }: Partial<UrlState<'sorter'>> = list.state;
  if (!sorter || value === undefined) return {};
  const onSet = (name: string | null) =>
    list.askFor({ sorter: name ?? sorter.initial } as unknown as Partial<UrlState<K>>);
  return { ordering: { value, onSet } };
}

interface NothingProps {
  list: Pick<ListController<string, PagedList<{ id: string }>>, 'isNarrowed' | 'showAll'>;
  empty: Empty;
}

function Nothing({ list, empty }: NothingProps) {
  if (!list.isNarrowed) return <EmptyHint text={empty.none} action={empty.action} />;
  const showAll = empty.showAll && <Button onClick={list.showAll}>{empty.showAll}</Button>;
  return <EmptyHint text={empty.noMatch ?? empty.none} action={showAll} />;
}

type ListPagesProps<K extends string, Data extends PagedList<{ id: string }>> = {
  list: ListController<K, Data>;
  total: number;
} & ListPageProps<K, Data>['pagination'];

function ListPages<K extends string, Data extends PagedList<{ id: string }>>(props: ListPagesProps<K, Data>) {
  const { list, total, ...rest } = props;
  const { current, pageSize: size }: Partial<UrlState<'current' | 'pageSize'>> = list.state;
  const sized = (list.spec as Partial<ListController<'pageSize', Data>['spec']>).pageSize;
  if (!current) return null;
  return (
    <Pages
      {...rest}
      current={Number(current)}
      {...(size && { size: Number(size) })}
      sizes={sized && PAGE_SIZES.filter((each) => sized.accepts(String(each)))}
      total={total}
      onChange={(page, pageSize) =>
        list.setState({ current: String(page), ...(size && { pageSize: String(pageSize) }) } as Partial<
          UrlState<K>
        >)
      }
    />
  );
}

export interface TabChoice<K extends string> {
  /** Name of the filter in the URL. */
  name: K;
  label: string;
  options: { value: string; label: string; count?: number | undefined }[];
}

interface TabsProps<K extends string> extends TabChoice<K> {
  value: string;
  onChange(changes: Partial<UrlState<K>>): void;
}

/** One filter as a row of buttons, each with how many records it leaves. */
function Tabs<K extends string>({ name, label, options, value, onChange }: TabsProps<K>) {
  return (
    <fieldset className={styles.tabs} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.tab}
          aria-pressed={option.value === value}
          onClick={() => onChange({ [name]: option.value } as Partial<UrlState<K>>)}
        >
          {option.label} {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
