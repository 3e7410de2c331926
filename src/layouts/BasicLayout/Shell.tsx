import { ProLayout, type ProLayoutProps } from '@ant-design/pro-layout';
import { ProProvider } from '@ant-design/pro-provider';
import { findProgramByRoute } from '@domain/programs/find';
import { Grid } from 'antd';
import {
  Component,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { Link, useDispatch, useLocation, useSelector } from 'umi';
import { createOverlayTrigger } from '@/components/OverlayTrigger';
import SkipLink from '@/components/SkipLink';
import type { NavigationColors } from '@/design/tokens';
import { useDisplayLook } from '@/layouts/components/AntdFrame/useDisplayLook';
import { LazyPart } from '@/layouts/components/AntdFrame/withAntdFrame';
import Brand from '@/layouts/components/Brand';
import { CompanyChanged, CompanyStrip, useActingSwitch } from '@/layouts/components/CompanySwitch';
import Find from '@/layouts/components/Find';
import { useSearchDialogs } from '@/layouts/components/Find/useSearchDialogs';
import { loadFirstFactor, loadFirstPassword } from '@/layouts/components/FirstStep/loadFirstStep';
import SessionEnd from '@/layouts/components/SessionEnd';
import { loadTour, useTour } from '@/layouts/components/Tour/useTour';
import TrialNotice from '@/layouts/components/TrialNotice';
import { useLive, useStream } from '@/live';
import type { RootState } from '@/models/connect';
import { DECISIONS_TO_SIGN_PATH, DecisionsToSignProvider } from '@/models/decisionsToSign';
import { type DisplayLook, selectColors, selectNavigationColors } from '@/theme';
import { useLanguage, useText } from '@/utils/language';
import { usePortalName } from '@/utils/officeSettings';
import settings from '../../../config/defaultSettings';
import { portal } from '../../../config/routes';
import { useNotices } from '../components/NoticeBell';
import Content from './components/Content';
import HeaderBar from './components/HeaderBar';
import styles from './index.module.css';
import { buildMenu, findActivePath, listOpenKeys } from './menu';
import { MenuCount, useMenuCounts } from './menuCounts';

const SIDER_WIDTH = 232;

/** Menu entry that can trigger pro-layout's tooltip. */
const Entry = createOverlayTrigger<{ children: ReactNode }>('span');

/** Removes pro-layout's style hash, for which antd computes each style a second time. */
function Unhashed({ children }: { children: ReactNode }) {
  const given = useContext(ProProvider);
  const value = useMemo(() => ({ ...given, hashed: false }), [given]);
  return <ProProvider.Provider value={value}>{children}</ProProvider.Provider>;
}

/**
 * Frame of the portal. A person with a one-time password first sets their own, and a second factor where the office requires
 * one.
 */
export default function Shell() {
  const user = useSelector((state: RootState) => state.user.currentUser);
  const [isLeft, setLeft] = useState(false);
  const wanted = user?.must_change_password ? 'password' : user?.must_set_factor ? 'factor' : null;
  return (
    <>
      {wanted === 'password' && <LazyPart load={loadFirstPassword} given={{}} />}
      {wanted === 'factor' && <LazyPart load={loadFirstFactor} given={{}} />}
      {wanted === null && !isLeft && <Frame />}
      <CompanyChanged onLeave={() => setLeft(true)} />
      <SessionEnd />
    </>
  );
}

/**
 * Frame of a signed-in person: menu at the side, fixed bar above, page below. The bar is the portal's own: pro-layout draws
 * none on wide screens with a side menu. A form has its own list of sections and needs the width, so the menu starts folded
 * there, whatever the person chose for other pages.
 */
function Frame() {
  const dispatch = useDispatch();
  const { t } = useLanguage();
  const portalName = usePortalName();
  const say = useText();
  const { pathname } = useLocation();
  const user = useSelector((state: RootState) => state.user.currentUser);
  const foldedElsewhere = useSelector((state: RootState) => state.global.collapsed);
  const [foldedInForms, foldInForms] = useState(true);
  const here = findActivePath(portal, pathname);
  const isForm = findProgramByRoute(pathname) !== undefined;
  const isNarrow = Grid.useBreakpoint().md === false;
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [openGroups, setOpenGroups] = useOpenGroups(here);
  const look = useDisplayLook();
  const tokens = useMemo(() => createLayoutTokens(look), [look]);
  useStream(user !== null);
  useActingSwitch();
  // Not while a form is open: it goes on with the edition that it was opened with, and says so when it is saved.
  useLive(['programs'], () => !isForm && dispatch({ type: 'user/fetchCurrentUser' }));
  useNotices(user?.permissions.includes('message.read') ?? false);
  const counts = useMenuCounts(user?.permissions.includes('review.first') ?? false);
  const find = useSearchDialogs();
  const { isTouring, endTour } = useTour();
  useDrawerName(isNarrow && drawerOpen, t('header.navigation'));

  const collapsed = isNarrow ? !drawerOpen : isForm ? foldedInForms : foldedElsewhere;
  /** Folds the menu outside of forms. pro-layout calls this too when the window is resized, which must not affect forms. */
  const foldElsewhere = (next: boolean) =>
    isNarrow ? setDrawerOpen(!next) : dispatch({ type: 'global/changeLayoutCollapsed', payload: next });
  const fold = isForm && !isNarrow ? foldInForms : foldElsewhere;

  return (
    <>
      <SkipLink />
      <Unhashed>
        <ProLayout
          className={styles.shell as string}
          layout={settings.layout}
          navTheme="light"
          token={tokens}
          fixSiderbar={settings.fixSiderbar}
          siderWidth={SIDER_WIDTH}
          contentStyle={{ padding: 0 }}
          title={false}
          pageTitleRender={false}
          headerRender={false}
          footerRender={false}
          ErrorBoundary={PlainContent}
          // The menu folds by itself on narrower screens, where the lists of an office need the width.
          breakpoint="xl"
          collapsed={collapsed}
          onCollapse={foldElsewhere}
          collapsedButtonRender={false}
          menuHeaderRender={() => (
            <Link to="/index" className={styles.brand as string} aria-label={portalName}>
              <Brand folded={!isNarrow && collapsed} />
            </Link>
          )}
          menuRender={(_, dom) => (
            <>
              {dom}
              <SidebarName name={t('header.sidebar')} />
            </>
          )}
          menuContentRender={(_, dom) => <nav aria-label={t('header.navigation')}>{dom}</nav>}
          location={{ pathname: here }}
          route={{ path: '/', children: buildMenu(portal, { user, say }) }}
          menu={{ locale: settings.menu.locale, autoClose: false }}
          selectedKeys={[here]}
          // pro-layout would unfold every section whose address begins as that of the page does.
          openKeys={false}
          menuProps={collapsed ? {} : { openKeys: openGroups, onOpenChange: setOpenGroups }}
          formatMessage={({ id, defaultMessage }) => t(id, { defaultValue: defaultMessage ?? id })}
          menuItemRender={(item, dom) => (
            // The tooltip is attached to an extra element, because umi's link exposes its own element too late.
            <Entry>
              <Link
                to={item.path ?? '/'}
                aria-current={item.path === here ? 'page' : undefined}
                onClick={() => setDrawerOpen(false)}
              >
                {dom}
                <MenuCount count={counts[item.path ?? '']} />
              </Link>
            </Entry>
          )}
        >
          <HeaderBar
            collapsed={collapsed}
            isNarrow={isNarrow}
            onFold={() => fold(!collapsed)}
            onFind={() => find.show('find')}
          />
          <CompanyStrip />
          <TrialNotice />
          <DecisionsToSignProvider value={counts[DECISIONS_TO_SIGN_PATH]}>
            <Content />
          </DecisionsToSignProvider>
        </ProLayout>
      </Unhashed>
      <Find {...find} />
      {isTouring && <LazyPart load={loadTour} given={{ onClose: endTour }} />}
    </>
  );
}

const createSiderTokens = (colors: NavigationColors) => ({
  colorMenuBackground: colors.navigation,
  colorTextMenu: colors.navigationText,
  colorTextMenuSecondary: colors.navigationText,
  colorTextMenuTitle: colors.navigationStrong,
  colorTextMenuItemHover: colors.navigationStrong,
  colorTextMenuActive: colors.navigationStrong,
  colorTextMenuSelected: colors.navigationStrong,
  colorTextSubMenuSelected: colors.navigationStrong,
  colorTextCollapsedButton: colors.navigationText,
  colorBgMenuItemHover: colors.navigationHover,
  colorBgMenuItemActive: colors.navigationSelected,
  colorBgMenuItemSelected: colors.navigationSelected,
  colorBgMenuItemCollapsedElevated: colors.navigation,
  colorMenuItemDivider: colors.navigationLine,
});

/**
 * Colours of the side bar: dark (specification), or light where the person or the office wants it. pro-layout 7 has only a light
 * menu and a dark page: the light menu gets these colours.
 */
const createLayoutTokens = (look: DisplayLook): NonNullable<ProLayoutProps['token']> => ({
  bgLayout: selectColors(look).page,
  sider: createSiderTokens(selectNavigationColors(look)),
  pageContainer: { paddingBlockPageContainerContent: 0, paddingInlinePageContainerContent: 0 },
});

/** Unfolded groups of the menu: those that the person unfolded, and at each page the one that its entry stands in. */
function useOpenGroups(here: string): [groups: string[], change: (groups: string[]) => void] {
  const [openGroups, setOpenGroups] = useState(() => listOpenKeys(portal, here));
  const [shown, setShown] = useState(here);
  if (shown !== here) {
    setShown(here);
    setOpenGroups([...new Set([...openGroups, ...listOpenKeys(portal, here)])]);
  }
  return [openGroups, setOpenGroups];
}

interface Props {
  children: ReactElement<{ className?: string; children?: ReactNode }>;
}

/**
 * Replaces pro-layout's error boundary and its `main` element, which would also enclose the header bar, by a plain box.
 * Errors are caught around the page.
 */
class PlainContent extends Component<Props> {
  override render() {
    const { className, children } = this.props.children.props;
    return <div className={`ant-layout-content ${className}`}>{children}</div>;
  }
}

/** Names the navigation dialog of a narrow screen, which pro-layout cannot name. */
function useDrawerName(isOpen: boolean, name: string): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const frame = requestAnimationFrame(() =>
      document.querySelector('.ant-pro-drawer-sider[role=dialog]')?.setAttribute('aria-label', name),
    );
    return () => cancelAnimationFrame(frame);
  }, [isOpen, name]);
}

/** Names the sidebar landmark beside it, which pro-layout leaves unnamed and draws anew when the width changes. */
function SidebarName({ name }: { name: string }) {
  useEffect(() => document.querySelector('aside.ant-pro-sider')?.setAttribute('aria-label', name));
  return null;
}
