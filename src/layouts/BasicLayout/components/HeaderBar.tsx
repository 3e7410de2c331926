import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useSelector } from 'umi';
import CompanySwitch from '@/layouts/components/CompanySwitch';
import DisplaySettings from '@/layouts/components/DisplaySettings';
import FindButton from '@/layouts/components/Find/FindButton';
import HelpButton from '@/layouts/components/HelpButton';
import LanguageSwitch from '@/layouts/components/LanguageSwitch';
import NoticeBell from '@/layouts/components/NoticeBell';
import UserMenu from '@/layouts/components/UserMenu';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';
import { useTrail } from '@/utils/route';
import settings from '../../../../config/defaultSettings';
import styles from '../index.module.css';

interface Props {
  collapsed: boolean;
  isNarrow: boolean;
  onFold: () => void;
  onFind: () => void;
}

function foldIcon(isNarrow: boolean, collapsed: boolean) {
  if (isNarrow) return <MenuOutlined aria-hidden />;
  return collapsed ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />;
}

/** The bar above the page: crumbs at its start, tools of every page at its end. */
export default function HeaderBar({ collapsed, isNarrow, onFold, onFind }: Props) {
  const { t } = useLanguage();
  const trail = useTrail();
  const reads = useSelector(({ user }: RootState) => user.currentUser?.permissions.includes('message.read'));
  return (
    <header className={settings.fixedHeader ? styles.fixedHeader : styles.header}>
      <Button
        type="text"
        icon={foldIcon(isNarrow, collapsed)}
        aria-label={t(isNarrow ? 'header.menu' : collapsed ? 'header.unfold' : 'header.fold')}
        aria-expanded={!collapsed}
        onClick={onFold}
      />
      <nav className={styles.trail} aria-label={t('header.trail')}>
        <ol>
          {trail.map((part, index) => (
            <li key={part} {...(index === trail.length - 1 ? { 'aria-current': 'page' as const } : {})}>
              <span>{part}</span>
            </li>
          ))}
        </ol>
      </nav>
      <CompanySwitch />
      <div className={styles.tools}>
        <FindButton onFind={onFind} />
        <HelpButton />
        <span className={styles.wideOnly}>
          <LanguageSwitch />
        </span>
        <DisplaySettings />
        {reads && <NoticeBell />}
        <UserMenu />
      </div>
    </header>
  );
}
