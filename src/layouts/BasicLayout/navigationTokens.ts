import type { ProLayoutProps } from '@ant-design/pro-layout';
import type { Colors } from '@/theme';
import settings from '../../../config/defaultSettings';

const dark = (colors: Colors) => ({
  colorMenuBackground: colors.navigation,
  colorTextMenu: colors.navigationText,
  colorTextMenuSecondary: colors.navigationText,
  colorTextMenuTitle: '#ffffff',
  colorTextMenuItemHover: '#ffffff',
  colorTextMenuActive: '#ffffff',
  colorTextMenuSelected: '#ffffff',
  colorTextSubMenuSelected: '#ffffff',
  colorTextCollapsedButton: colors.navigationText,
  colorBgMenuItemHover: 'rgb(255 255 255 / 8%)',
  colorBgMenuItemActive: 'rgb(255 255 255 / 14%)',
  colorBgMenuItemSelected: colors.navigationSelected,
  colorBgMenuItemCollapsedElevated: colors.navigation,
  colorMenuItemDivider: 'rgb(255 255 255 / 14%)',
});

/** The dark menu of the specification. pro-layout 7 knows only a light one and a dark page: it takes these colours. */
export const navigationTokens = (colors: Colors): NonNullable<ProLayoutProps['token']> => ({
  bgLayout: colors.page,
  sider: settings.navTheme === 'dark' ? dark(colors) : {},
  pageContainer: { paddingBlockPageContainerContent: 0, paddingInlinePageContainerContent: 0 },
});
