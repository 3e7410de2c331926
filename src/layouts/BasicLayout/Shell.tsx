import { ProLayout, type ProLayoutProps } from '@ant-design/pro-layout';
import { ProProvider } from '@ant-design/pro-provider';
import { findProgramByRoute } from '@domain/programs/find';
import {
  Component,
  memo,
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
import { isSameBesideCounts } from '@/models/user';
import { type DisplayLook, selectColors, selectNavigationColors } from '@/theme';
import { useLanguage, useText } from '@/utils/language';
import { usePortalName } from '@/utils/officeSettings';
import { BELOW_MD, BELOW_XL, useMediaQuery } from '@/utils/useMediaQuery';
import settings from '../../../config/defaultSettings';
import { portal } from '../../../config/routes';
import { useNotices } from '../components/NoticeBell';
import Content from './components/Content';
import HeaderBar from './components/HeaderBar';
import Navigation from './components/Navigation';
import styles from './index.module.css';
import { buildMenu, findActivePath, listOpenKeys } from './menu';
import { MenuCount, MenuCounts } from './menuCounts';

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
  const [isLeft, setLeft] = useState(false);
  const wanted = useSelector(({ user: { currentUser: user } }: RootState) =>
    user?.must_change_password ? 'password' : user?.must_set_factor ? 'factor' : null,
  );
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

function Frame() {
  const { pathname } = useLocation();
  return <FrameAt pathname={pathname} />;
}

/**
 * Frame of a signed-in person: menu at the side, fixed bar above, page below. The bar is the portal's own: pro-layout draws
 * none on wide screens with a side menu. A form has its own list of sections and needs the width, so the menu starts folded
 * there, whatever the person chose for other pages. Drawing it takes as long as a page: what changes in an address beside the path
 * draws it no second time.
 */
const FrameAt = memo(function FrameAt({ pathname }: { pathname: string }) {
  const dispatch = useDispatch();
  const { t } = useLanguage();
  const portalName = usePortalName();
  const say = useText();
  const user = useSelector((state: RootState) => state.user.currentUser, isSameBesideCounts);
  const foldedElsewhere = useSelector((state: RootState) => state.global.collapsed);
  const [foldedInForms, foldInForms] = useState(true);
  const here = findActivePath(portal, pathname);
  const isForm = findProgramByRoute(pathname) !== undefined;
  const isNarrow = useMediaQuery(BELOW_MD);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [openGroups, setOpenGroups] = useOpenGroups(here);
  const look = useDisplayLook();
  const tokens = useMemo(() => createLayoutTokens(look), [look]);
  const find = useSearchDialogs();
  const { isTouring, endTour } = useTour();
  useDrawerName(isNarrow && drawerOpen, t('header.navigation'));

  const collapsed = isNarrow ? !drawerOpen : isForm ? foldedInForms : foldedElsewhere;
  /** Folds the menu outside of forms, which the width of the window does not affect. */
  const foldElsewhere = (next: boolean) =>
    isNarrow ? setDrawerOpen(!next) : dispatch({ type: 'global/changeLayoutCollapsed', payload: next });
  const fold = isForm && !isNarrow ? foldInForms : foldElsewhere;
  // By itself the menu folds on narrower screens, where the lists of an office need the width.
  const isTight = useMediaQuery(BELOW_XL);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the width changes, whatever the person has chosen since
  useEffect(() => {
    if (isTight !== foldedElsewhere) dispatch({ type: 'global/changeLayoutCollapsed', payload: isTight });
  }, [isTight]);

  return (
    <MenuCounts isOfficer={user?.permissions.includes('review.first') ?? false}>
      <SkipLink />
      <LiveUpdates isForm={isForm} />
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
          // It would unfold the menu of a form, and draw the frame a second time.
          breakpoint={false}
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
          menuContentRender={(_, dom) => <Navigation name={t('header.navigation')}>{dom}</Navigation>}
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
                <MenuCount path={item.path} />
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
          <Content />
        </ProLayout>
      </Unhashed>
      <Find {...find} />
      {isTouring && <LazyPart load={loadTour} given={{ onClose: endTour }} />}
    </MenuCounts>
  );
});

/** Follows what happens elsewhere, beside the frame, which is not drawn anew for it: stream, notices, company, programs in force. */
function LiveUpdates({ isForm }: { isForm: boolean }) {
  const dispatch = useDispatch();
  const user = useSelector((state: RootState) => state.user.currentUser);
  useStream(user !== null);
  useActingSwitch();
  // Not while a form is open: it goes on with the edition that it was opened with, and says so when it is saved.
  useLive(['programs'], () => !isForm && dispatch({ type: 'user/fetchCurrentUser' }));
  useNotices(user?.permissions.includes('message.read') ?? false);
  return null;
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
