import { Button } from 'antd';
import type { ReactNode } from 'react';
import { history } from 'umi';
import ButtonLink from '@/components/Controls/ButtonLink';
import MoreMenu from '@/components/Controls/MoreMenu';
import { useLanguage } from '@/utils/language';

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
export default function Menu({ actions, isWide }: MenuProps) {
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
