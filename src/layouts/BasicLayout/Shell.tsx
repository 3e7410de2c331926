import { ProLayout } from '@ant-design/pro-layout';
import { programByRoute } from '@domain/programs/find';
import { Grid } from 'antd';
import { useMemo, useState } from 'react';
import { Link, useDispatch, useLocation, useSelector } from 'umi';
import SkipLink from '@/components/SkipLink';
import { ActingStrip } from '@/layouts/components/Acting';
import Moved from '@/layouts/components/Acting/Moved';
import { useActFor } from '@/layouts/components/Acting/useActFor';
import { OnDemand } from '@/layouts/components/AntdFrame/framed';
import { useLook } from '@/layouts/components/AntdFrame/useLook';
import Brand from '@/layouts/components/Brand';
import Find from '@/layouts/components/Find';
import { useFind } from '@/layouts/components/Find/useFind';
import { FirstFactor, FirstPassword } from '@/layouts/components/FirstStep';
import SessionEnd from '@/layouts/components/SessionEnd';
import { loadTour, useTour } from '@/layouts/components/Tour/useTour';
import { useStream } from '@/live';
import type { RootState } from '@/models/connect';
import { colorsFor } from '@/theme';
import { usePortalName } from '@/utils/house';
import { useLanguage, useText } from '@/utils/language';
import settings from '../../../config/defaultSettings';
import { portal } from '../../../config/routes';
import Content from './components/Content';
import HeaderBar from './components/HeaderBar';
import PlainContent from './components/PlainContent';
import styles from './index.module.css';
import { markedOn, menuOf, unfoldedIn } from './menu';
import { navigationTokens } from './navigationTokens';
import { useDrawerName, useSidebarName } from './useDrawerName';
import { useNotices } from './useNotices';

const SIDER_WIDTH = 248;

/** The frame; a person with a one-time password sets an own one first, and a second factor where the office asks for it. */
export default function Shell() {
  const user = useSelector((state: RootState) => state.user.currentUser);
  const [isLeft, setLeft] = useState(false);
  const wanted = user?.must_change_password ? 'password' : user?.must_set_factor ? 'factor' : null;
  return (
    <>
      {wanted === 'password' && <FirstPassword />}
      {wanted === 'factor' && <FirstFactor />}
      {wanted === null && !isLeft && <Frame />}
      <Moved onLeave={() => setLeft(true)} />
      <SessionEnd />
    </>
  );
}

/**
 * The frame of a signed-in person: dark menu at the side, fixed bar above, page below. The bar is our own: pro-layout
 * draws none on wide screens when the menu is at the side. A form has a list of its own beside it and needs the room: there the
 * menu is folded at first, whatever the person chose for other pages.
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
  const here = markedOn(portal, pathname);
  const isForm = programByRoute(pathname) !== undefined;
  const isNarrow = Grid.useBreakpoint().md === false;
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [openGroups, setOpenGroups] = useState(() => unfoldedIn(portal));
  const colors = colorsFor(useLook());
  const tokens = useMemo(() => navigationTokens(colors), [colors]);
  useStream(user !== null);
  useActFor();
  useNotices(user?.permissions.includes('message.read') ?? false);
  const find = useFind();
  const { isTouring, endTour } = useTour();
  useDrawerName(isNarrow && drawerOpen, t('header.navigation'));
  useSidebarName(t('header.sidebar'));

  const collapsed = isNarrow ? !drawerOpen : isForm ? foldedInForms : foldedElsewhere;
  /** Also asked for by pro-layout itself, as the width of the window wants it: nothing of that concerns forms. */
  const foldElsewhere = (next: boolean) =>
    isNarrow ? setDrawerOpen(!next) : dispatch({ type: 'global/changeLayoutCollapsed', payload: next });
  const fold = isForm && !isNarrow ? foldInForms : foldElsewhere;

  return (
    <>
      <SkipLink />
      <ProLayout
        className={styles.shell as string}
        layout={settings.layout}
        navTheme="light"
        colorPrimary={colors.primary}
        token={tokens}
        fixSiderbar={settings.fixSiderbar}
        siderWidth={SIDER_WIDTH}
        contentStyle={{ padding: 0 }}
        title={false}
        pageTitleRender={false}
        headerRender={false}
        footerRender={false}
        ErrorBoundary={PlainContent}
        // Folded by itself on narrower screens, where the lists of an office need the room.
        breakpoint="xl"
        collapsed={collapsed}
        onCollapse={foldElsewhere}
        collapsedButtonRender={false}
        menuHeaderRender={() => (
          <Link to="/index" className={styles.brand as string} aria-label={portalName}>
            <Brand folded={!isNarrow && collapsed} />
          </Link>
        )}
        menuContentRender={(_, dom) => <nav aria-label={t('header.navigation')}>{dom}</nav>}
        location={{ pathname: here }}
        route={{ path: '/', children: menuOf(portal, { user, say }) }}
        menu={{ locale: settings.menu.locale, autoClose: false }}
        openKeys={openGroups}
        onOpenChange={(groups) => groups && setOpenGroups(groups)}
        formatMessage={({ id, defaultMessage }) => t(id, { defaultValue: defaultMessage ?? id })}
        menuItemRender={(item, dom) => (
          // pro-layout hangs its tooltip on what stands here: on an element, because umi's link tells its own too late.
          <span>
            <Link
              to={item.path ?? '/'}
              aria-current={item.path === here ? 'page' : undefined}
              onClick={() => setDrawerOpen(false)}
            >
              {dom}
            </Link>
          </span>
        )}
      >
        <HeaderBar
          collapsed={collapsed}
          isNarrow={isNarrow}
          onFold={() => fold(!collapsed)}
          onFind={() => find.show('find')}
        />
        <ActingStrip />
        <Content />
      </ProLayout>
      <Find {...find} />
      {isTouring && <OnDemand load={loadTour} given={{ onClose: endTour }} />}
    </>
  );
}
