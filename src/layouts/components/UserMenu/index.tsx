import {
  CommentOutlined,
  CompassOutlined,
  IdcardOutlined,
  KeyOutlined,
  LogoutOutlined,
  TranslationOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { roleNames } from '@domain/accounts/roles';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useState } from 'react';
import { history, useDispatch, useSelector } from 'umi';
import { untipped } from '@/components/OverlayTrigger';
import { LazyPart } from '@/layouts/components/AntdFrame/withAntdFrame';
import { useTour } from '@/layouts/components/Tour/useTour';
import { locales } from '@/locales';
import type { RootState } from '@/models/connect';
import { changeLanguage, useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

const loadChangePassword = () =>
  import('@/components/Password/OwnPassword').then(({ ChangePassword }) => ({ default: ChangePassword }));
const loadRecentMessages = () => import('./RecentMessages');

/** The account menu: name, own password, sign-out. */
export default function UserMenu() {
  const { locale, t } = useLanguage();
  const say = useText();
  const dispatch = useDispatch();
  const user = useSelector((state: RootState) => state.user.currentUser);
  const { isFiler, startTour } = useTour();
  const [isChanging, setChanging] = useState(false);
  const [isLooking, setLooking] = useState(false);
  if (!user) return null;

  const languages: MenuProps['items'] = locales
    .filter(({ tag }) => tag !== locale)
    .map(({ tag, name }) => ({
      key: tag,
      icon: <TranslationOutlined aria-hidden />,
      label: <span lang={tag}>{name}</span>,
      className: styles.narrowOnly as string,
      onClick: () => changeLanguage(tag),
    }));

  const items: MenuProps['items'] = [
    {
      key: 'who',
      type: 'group',
      label: (
        <span className={styles.who}>
          <bdi>{user.company?.name ?? user.department?.name}</bdi>
          <span>{user.acting ? t('acting.agent') : say(roleNames[user.role])}</span>
        </span>
      ),
    },
    { type: 'divider' },
    ...languages,
    {
      key: 'account',
      icon: <IdcardOutlined aria-hidden />,
      label: t('menu.account'),
      onClick: () => history.push('/enterpriseCenter/account'),
    },
    {
      key: 'password',
      icon: <KeyOutlined aria-hidden />,
      label: t('user.changePassword'),
      onClick: () => setChanging(true),
    },
    {
      key: 'last',
      icon: <CommentOutlined aria-hidden />,
      label: t('feedback.last'),
      onClick: () => setLooking(true),
    },
    ...(isFiler
      ? [{ key: 'tour', icon: <CompassOutlined aria-hidden />, label: t('tour.again'), onClick: startTour }]
      : []),
    {
      key: 'logout',
      icon: <LogoutOutlined aria-hidden />,
      label: t('user.logout'),
      onClick: () => dispatch({ type: 'login/logout' }),
    },
  ];

  return (
    <>
      <Dropdown
        menu={{ ...untipped, items }}
        trigger={['click']}
        placement="bottomRight"
        // The menu is rendered beside its button, so that it belongs to the bar for people who navigate by landmarks.
        getPopupContainer={(button) => button.parentElement ?? document.body}
      >
        <Button
          type="text"
          icon={<UserOutlined aria-hidden />}
          aria-label={t('user.menu', { name: user.name })}
        >
          <bdi className={styles.name}>{user.name}</bdi>
        </Button>
      </Dropdown>
      {isChanging && (
        <LazyPart load={loadChangePassword} given={{ open: true, onClose: () => setChanging(false) }} />
      )}
      {isLooking && (
        <LazyPart load={loadRecentMessages} given={{ person: user.id, onClose: () => setLooking(false) }} />
      )}
    </>
  );
}
