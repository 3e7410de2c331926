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
  errorHover: '#a31521',
  success: '#12783f',
  warning: '#8f5400',
  page: '#f4f6fa',
  surface: '#ffffff',
  border: '#d5dae3',
  placeholder: '#667085',
  /** Around controls: 3:1 on white (WCAG 2.2, 1.4.11). */
  controlBorder: '#8b94a5',
  navigation: '#001529',
  navigationText: '#c9d3e0',
};

export type Colors = typeof colors;

/** For those who ask for high contrast: at least 7:1 for every text (WCAG 2.2, 1.4.6), and edges that stand out. */
const strongColors: Colors = {
  ...colors,
  primary: '#0b3fc4',
  link: '#0a2f9e',
  linkHover: '#061f6b',
  text: '#000000',
  textSecondary: '#1f2632',
  textTertiary: '#2d3542',
  error: '#9c0f17',
  errorHover: '#75060f',
  success: '#0b5229',
  warning: '#6b3f00',
  page: '#ffffff',
  border: '#5c667a',
  placeholder: '#414b5c',
  controlBorder: '#1f2632',
  navigation: '#000000',
  navigationText: '#ffffff',
};

const fontFamily =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', 'Source Han Sans SC', 'WenQuanYi Micro Hei', 'Helvetica Neue', Arial, sans-serif";

const themeOf = (colors: Colors, sizes: ThemeConfig['token']): ThemeConfig => ({
  cssVar: true,
  hashed: false,
  token: {
    colorPrimary: colors.primary,
    // Under the pointer antd lightens the primary colour, and white on it falls to 3.1:1: here it deepens.
    colorPrimaryHover: colors.link,
    colorPrimaryActive: colors.linkHover,
    colorLink: colors.link,
    colorLinkHover: colors.linkHover,
    colorText: colors.text,
    colorTextSecondary: colors.textSecondary,
    colorTextTertiary: colors.textTertiary,
    colorTextDescription: colors.textSecondary,
    colorTextPlaceholder: colors.placeholder,
    colorTextDisabled: colors.placeholder,
    colorError: colors.error,
    colorErrorText: colors.error,
    colorErrorHover: colors.errorHover,
    colorErrorTextHover: colors.errorHover,
    // antd's own blue has 3.9:1 on the ground of a tag.
    colorInfo: colors.link,
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
    borderRadius: 4,
    borderRadiusLG: 6,
    borderRadiusSM: 3,
    controlOutlineWidth: 3,
    motionDurationMid: '0.15s',
    ...sizes,
  },
  components: {
    Form: { labelColor: colors.text, verticalLabelPadding: '0 0 6px', itemMarginBottom: 22 },
    Menu: { itemBorderRadius: 4 },
    Button: { primaryShadow: 'none', defaultShadow: 'none', fontWeight: 500, contentFontSizeLG: 16 },
    Card: { borderRadiusLG: 6 },
    Table: { headerBg: colors.page },
    // The signal colour is for icons; words on a tag take the deeper one.
    Tag: { colorWarning: colors.warning },
  },
});

const NORMAL = { fontSize: 15, fontSizeLG: 16, controlHeight: 36, controlHeightLG: 44 };
/** Larger text enlarges the controls with it. */
const LARGE = { fontSize: 18, fontSizeLG: 19, controlHeight: 44, controlHeightLG: 52 };

export interface Look {
  largeText: boolean;
  highContrast: boolean;
  /** Nothing moves: for those who ask their system for it. */
  isStill?: boolean;
}

export const colorsFor = ({ highContrast }: Pick<Look, 'highContrast'>): Colors =>
  highContrast ? strongColors : colors;

export const themeFor = (look: Look): ThemeConfig =>
  themeOf(colorsFor(look), { ...(look.largeText ? LARGE : NORMAL), motion: !look.isStill });

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Lends the colours to style sheets, as `--portal-text-secondary` and so on. */
export function publishTheme(style: CSSStyleDeclaration, shown: Colors = colors): void {
  for (const [name, value] of Object.entries(shown)) style.setProperty(`--portal-${dashed(name)}`, value);
  style.setProperty('--portal-font', fontFamily);
}
