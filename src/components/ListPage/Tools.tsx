import { Button, Select } from 'antd';
import type { ReactNode } from 'react';
import { history } from 'umi';
import ButtonLink from '@/components/Controls/ButtonLink';
import MoreMenu from '@/components/Controls/MoreMenu';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** Something to do with a list: what it does, or the page that it leads to. */
export interface ListAction {
  key: string;
  label: string;
  icon?: ReactNode;
  to?: string;
  onClick?(): void;
  isDisabled?: boolean;
  isDangerous?: boolean;
  /** Done often: a button of its own where there is room. */
  isFront?: boolean;
}

interface MenuProps {
  actions: ListAction[];
  /** There is room for the ones that are done often. */
  isWide: boolean;
}

/** The actions of a list: the frequent ones as buttons, the others behind one. */
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
  /** Its name among all that can be chosen, where the title does not tell it apart. */
  choice?: string;
  place?: 'name' | 'actions';
  yields?: number;
}

/**
 * The columns that an address names, with those that have a place of their own. Of the usual ones some yield where there is no
 * room; those that a person chose do not.
 */
export function shownOf<C extends Column>(columns: C[], chosen: string, usual: string): C[] {
  const named = columns.filter(({ key, place }) => place || chosen.split(',').includes(key));
  return chosen === usual ? named : named.map(({ yields: _, ...column }) => column as C);
}

interface ColumnChoiceProps {
  columns: Column[];
  /** Their keys, with commas between them. */
  chosen: string;
  onChange(changes: { columns: string }): void;
}

/** Lets people choose the columns of a list, which stand in its address. */
export function ColumnChoice({ columns, chosen, onChange }: ColumnChoiceProps) {
  const { t } = useLanguage();
  const choosable = columns.filter(({ place }) => !place);
  const keys = chosen.split(',').filter((key) => choosable.some((column) => column.key === key));
  const name = t('list.columns', { count: keys.length });
  return (
    <Select
      mode="multiple"
      aria-label={name}
      className={styles.filter}
      popupMatchSelectWidth={false}
      optionFilterProp="label"
      maxTagCount={0}
      maxTagPlaceholder={name}
      placeholder={name}
      value={keys}
      onChange={(wanted) =>
        onChange({ columns: choosable.flatMap(({ key }) => (wanted.includes(key) ? [key] : [])).join(',') })
      }
      options={choosable.map(({ key, title, choice = title }) => ({ value: key, label: choice }))}
    />
  );
}
