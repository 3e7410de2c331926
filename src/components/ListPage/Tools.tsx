import { SearchOutlined } from '@ant-design/icons';
import { PAGE_SIZE } from '@domain/api/codes';
import { Button, type ButtonProps, Checkbox, Input, Pagination, type PaginationProps, Popover } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { history } from 'umi';
import ButtonLink from '@/components/Controls/ButtonLink';
import ClearSign from '@/components/Controls/ClearSign';
import MoreMenu from '@/components/Controls/MoreMenu';
import { LineIcon } from '@/components/Icon';
import { createOverlayTrigger } from '@/components/OverlayTrigger';
import { useLanguage } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { TEXT_AT_MOST } from '@/utils/urlState';
import styles from './index.module.css';

/** Action on a list: a callback, or a page to open. */
export interface ListAction {
  key: string;
  label: string;
  icon?: ReactNode;
  to?: string;
  onClick?(): void;
  isDisabled?: boolean;
  isDangerous?: boolean;
  /** Frequent action, shown as a button of its own where there is room. */
  isFront?: boolean;
}

interface MenuProps {
  actions: ListAction[];
  /** True where there is room for the frequent actions as buttons. */
  isWide: boolean;
}

/** Actions of a list: the frequent ones as buttons, the others in a menu. */
export function Menu({ actions, isWide }: MenuProps) {
  const { t } = useLanguage();
  const isApart = ({ isFront }: ListAction) => isWide && isFront === true;
  const items = actions
    .filter((action) => !isApart(action))
    .map(({ key, label, icon, to, onClick, isDisabled = false, isDangerous = false }) => ({
      key,
      label,
      icon,
      disabled: isDisabled,
      danger: isDangerous,
      onClick: () => (to === undefined ? onClick?.() : history.push(to)),
    }));
  return (
    <>
      {actions.filter(isApart).map(({ key, label, icon, to, onClick, isDisabled = false }) =>
        to === undefined ? (
          <Button key={key} icon={icon} disabled={isDisabled} onClick={onClick}>
            {label}
          </Button>
        ) : (
          <ButtonLink key={key} icon={icon} to={to}>
            {label}
          </ButtonLink>
        ),
      )}
      {items.length > 0 && <MoreMenu label={t('list.menu')} items={items} />}
    </>
  );
}

interface Column {
  key: string;
  title: string;
  /** Name of the column in the column chooser, where the title is ambiguous. */
  choice?: string;
  place?: 'name' | 'actions';
  yields?: number;
}

/**
 * Selects the columns to show: those chosen in the URL, plus those with a fixed place. The default columns are hidden where
 * there is no room; columns that the person chose are not.
 */
export function selectShownColumns<C extends Column>(columns: C[], chosen: string, usual: string): C[] {
  const named = columns.filter(({ key, place }) => place || chosen.split(',').includes(key));
  return chosen === usual ? named : named.map(({ yields: _, ...column }) => column as C);
}

interface ColumnChoiceProps {
  columns: Column[];
  /** Keys of the chosen columns, comma-separated. */
  chosen: string;
  /** Keys of chosen columns that are hidden all the same: for want of room, or because the list is filtered by them. */
  hidden: Readonly<Record<'room' | 'filter', readonly string[]>>;
  onChange(changes: { columns: string }): void;
}

/** Column chooser of a list. The choice is kept in the URL; chosen columns that are hidden are listed with the reason. */
export function ColumnChoice({ columns, chosen, hidden, onChange }: ColumnChoiceProps) {
  const { t } = useLanguage();
  const choosable = columns.filter(({ place }) => !place);
  const keys = chosen.split(',').filter((key) => choosable.some((column) => column.key === key));
  const whyNot = (key: string) => {
    if (!keys.includes(key)) return null;
    if (hidden.filter.includes(key)) return 'filter';
    return hidden.room.includes(key) ? 'room' : null;
  };
  const shown = keys.filter((key) => !whyNot(key)).length;
  const name =
    shown === keys.length
      ? t('list.columns', { count: shown })
      : t('list.columns.some', { shown, count: keys.length });
  const labelOf = ({ key, title, choice = title }: Column) => {
    const why = whyNot(key);
    return why ? t(`list.columns.${why}`, { name: choice }) : choice;
  };
  return (
    <ColumnButton
      name={name}
      options={choosable.map((column) => ({ value: column.key, label: labelOf(column) }))}
      chosen={keys}
      onChange={(wanted) => onChange({ columns: wanted.join(',') })}
    />
  );
}

interface ColumnButtonProps<Key extends string> {
  name: string;
  options: { value: Key; label: string }[];
  chosen: readonly Key[];
  /** Called with the chosen columns in the order of the options. */
  onChange(chosen: Key[]): void;
}

const Opener = createOverlayTrigger<ButtonProps>(Button);

/** Button that opens the columns of a list as boxes to tick. */
export function ColumnButton<Key extends string>(props: ColumnButtonProps<Key>) {
  const { name, options, chosen, onChange } = props;
  const boxes = (
    <Checkbox.Group
      className={styles.columnBoxes as string}
      value={[...chosen]}
      onChange={(wanted) => onChange(options.map(({ value }) => value).filter((key) => wanted.includes(key)))}
      options={options}
    />
  );
  return (
    <Popover trigger="click" placement="bottom" content={boxes}>
      <Opener icon={<LineIcon name="columns" />} aria-haspopup="dialog">
        {name}
      </Opener>
    </Popover>
  );
}

interface PagesProps extends Pick<PaginationProps, 'hideOnSinglePage' | 'showTotal'> {
  /** Number of the current page, from 1. */
  current: number;
  size?: number;
  /** Page sizes to choose from; absent: the size is fixed. */
  sizes?: number[] | undefined;
  total: number;
  onChange(current: number, size: number): void;
}

/** Pagination of a list that is longer than a page. */
export function Pages({ current, size = PAGE_SIZE.default, sizes, ...rest }: PagesProps) {
  const { t } = useLanguage();
  return (
    <Pagination
      className={styles.pages}
      align="end"
      hideOnSinglePage={!sizes}
      showSizeChanger={sizes !== undefined}
      {...(sizes && { pageSizeOptions: sizes })}
      current={current}
      pageSize={size}
      showTotal={(count) => t('list.total', { count })}
      {...rest}
    />
  );
}

interface KeywordSearchProps {
  /** Label and placeholder of the field. */
  name: string;
  /** Keyword in the URL. */
  keyword: string;
  className: string | undefined;
  onSearch(keyword: string): void;
}

/** Search field of a list. Its text follows the URL, which the back button changes too. */
export function KeywordSearch({ name, keyword, className, onSearch }: KeywordSearchProps) {
  const { t } = useLanguage();
  const [text, setText] = useState(keyword);
  useEffect(() => setText(keyword), [keyword]);
  return (
    <Input.Search
      allowClear={{ clearIcon: <ClearSign /> }}
      aria-label={name}
      className={className}
      placeholder={name}
      {...createLengthLimit(TEXT_AT_MOST)}
      value={text}
      onChange={(event) => setText(event.target.value)}
      enterButton={<Button icon={<SearchOutlined aria-hidden />} aria-label={`${t('find')} ${name}`} />}
      onSearch={(words) => onSearch(words.trim())}
    />
  );
}
