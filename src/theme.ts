import type { ThemeConfig } from 'antd';
import settings from '../config/defaultSettings';

/** Colours with a meaning. Each text colour has at least 4.5:1 on white and on the page's grey (WCAG 2.2, 1.4.3). */
export const colors = {
  primary: settings.colorPrimary,
  /** The primary colour has 4.56:1 on white but only 4.2 on grey: text and links take a deeper one. */
  link: '#1d4fd8',
  linkHover: '#1a3fb0',
  text: '#1a2233',
  textSecondary: '#4a5468',
  textTertiary: '#5c667a',
  error: '#c9252d',
  success: '#12783f',
  warning: '#8f5400',
  page: '#f4f6fa',
  surface: '#ffffff',
  border: '#d5dae3',
  /** Around controls: 3:1 on white (WCAG 2.2, 1.4.11). */
  controlBorder: '#8b94a5',
  navigation: '#001529',
  navigationText: '#c9d3e0',
} as const;

export const fontFamily =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', 'Source Han Sans SC', 'WenQuanYi Micro Hei', 'Helvetica Neue', Arial, sans-serif";

const theme: ThemeConfig = {
  cssVar: true,
  hashed: false,
  token: {
    colorPrimary: colors.primary,
    colorLink: colors.link,
    colorLinkHover: colors.linkHover,
    colorText: colors.text,
    colorTextSecondary: colors.textSecondary,
    colorTextTertiary: colors.textTertiary,
    colorTextDescription: colors.textSecondary,
    colorTextPlaceholder: '#667085',
    colorTextDisabled: '#667085',
    colorError: colors.error,
    colorErrorText: colors.error,
    colorSuccess: colors.success,
    // antd derives a grey from the deep green.
    colorSuccessBg: '#e9f6ee',
    colorSuccessBorder: '#9bd0b1',
    colorWarning: '#c77700',
    colorWarningText: colors.warning,
    colorBgLayout: colors.page,
    colorBorder: colors.controlBorder,
    colorBorderSecondary: colors.border,
    fontFamily,
    fontSize: 15,
    fontSizeLG: 16,
    controlHeight: 36,
    controlHeightLG: 44,
    borderRadius: 4,
    borderRadiusLG: 6,
    borderRadiusSM: 3,
    controlOutlineWidth: 3,
    motionDurationMid: '0.15s',
  },
  components: {
    Form: { labelColor: colors.text, verticalLabelPadding: '0 0 6px', itemMarginBottom: 22 },
    Menu: { itemBorderRadius: 4 },
    Button: { primaryShadow: 'none', defaultShadow: 'none', fontWeight: 500, contentFontSizeLG: 16 },
    Card: { borderRadiusLG: 6 },
    Table: { headerBg: colors.page },
  },
};

/** Larger text enlarges the controls with it. */
const largeTheme: ThemeConfig = {
  ...theme,
  token: { ...theme.token, fontSize: 18, fontSizeLG: 19, controlHeight: 44, controlHeightLG: 52 },
};

export const themeFor = ({ largeText }: { largeText: boolean }): ThemeConfig =>
  largeText ? largeTheme : theme;

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Lends the colours to style sheets, as `--portal-text-secondary` and so on. */
export function publishTheme(style: CSSStyleDeclaration): void {
  for (const [name, value] of Object.entries(colors)) style.setProperty(`--portal-${dashed(name)}`, value);
  style.setProperty('--portal-font', fontFamily);
}
