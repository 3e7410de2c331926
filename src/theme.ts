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
  /** Text on the primary colour and on that of errors. */
  onPrimary: '#ffffff',
  /** Background under the pointer, on any surface. */
  hover: 'rgba(0, 0, 0, 0.06)',
  errorGround: '#fdf1f1',
  errorEdge: '#e8a6a8',
  successGround: '#e9f6ee',
  successEdge: '#9bd0b1',
  warningSignal: '#c77700',
  navigation: '#001529',
  navigationText: '#c9d3e0',
  navigationSelected: settings.colorPrimary,
};

export type ThemeColors = typeof colors;

/** Colours for high contrast: at least 7:1 for every text (WCAG 2.2, 1.4.6), and distinct borders. */
const strongColors: ThemeColors = {
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
  navigationSelected: '#0b3fc4',
};

/** Dark colours: the primary colour is light with dark text on it, so that it is readable as text too. */
const nightColors: ThemeColors = {
  primary: '#8ab0ff',
  link: '#9dbdff',
  linkHover: '#bcd2ff',
  text: '#e6eaf1',
  textSecondary: '#b6bfce',
  textTertiary: '#a1abbc',
  error: '#ff8f94',
  errorHover: '#ffb3b6',
  success: '#62cf95',
  warning: '#f0b65c',
  page: '#10141b',
  surface: '#191e27',
  border: '#343c4a',
  placeholder: '#a1abbc',
  controlBorder: '#7a8496',
  onPrimary: '#0c1220',
  hover: 'rgba(255, 255, 255, 0.08)',
  errorGround: '#33191c',
  errorEdge: '#7d3a3f',
  successGround: '#14291f',
  successEdge: '#2d6b4a',
  warningSignal: '#f0b65c',
  navigation: '#0b0f16',
  navigationText: '#c9d3e0',
  navigationSelected: '#2a4699',
};

const strongNightColors: ThemeColors = {
  ...nightColors,
  primary: '#b3cbff',
  link: '#b3cbff',
  linkHover: '#d6e3ff',
  text: '#ffffff',
  textSecondary: '#e0e5ee',
  textTertiary: '#d3dae5',
  error: '#ffb9bc',
  errorHover: '#ffd3d5',
  success: '#8fe3b6',
  warning: '#ffd08a',
  page: '#000000',
  surface: '#0a0d12',
  border: '#98a2b3',
  placeholder: '#c4ccd9',
  controlBorder: '#c4ccd9',
  navigation: '#000000',
  navigationText: '#ffffff',
  navigationSelected: '#1d3784',
};

const fontFamily =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', 'Source Han Sans SC', 'WenQuanYi Micro Hei', 'Helvetica Neue', Arial, sans-serif";

const themeOf = (colors: ThemeColors, sizes: ThemeConfig['token']): ThemeConfig => ({
  // One name for the CSS variables of all AntdFrames of a page: antd would compute them for each.
  cssVar: { key: 'css-var-portal' },
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
    // antd's own blue has 3.9:1 on the background of a tag.
    colorInfo: colors.link,
    colorSuccess: colors.success,
    // antd derives a grey from the deep green.
    colorSuccessBg: colors.successGround,
    colorSuccessBorder: colors.successEdge,
    colorWarning: colors.warningSignal,
    colorWarningText: colors.warning,
    colorTextLightSolid: colors.onPrimary,
    colorBgLayout: colors.page,
    colorBgContainer: colors.surface,
    colorBgElevated: colors.surface,
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
    // The warning colour of antd is for icons; text on a tag uses the deeper one.
    Tag: { colorWarning: colors.warning },
    // Light text on a dark background, in light and dark mode.
    Tooltip: { colorBgSpotlight: '#2b3242', colorTextLightSolid: '#ffffff' },
  },
});

const NORMAL = { fontSize: 15, fontSizeLG: 16, controlHeight: 36, controlHeightLG: 44 };
/** Sizes for larger text, with larger controls. */
const LARGE = { fontSize: 18, fontSizeLG: 19, controlHeight: 44, controlHeightLG: 52 };

export interface DisplayLook {
  largeText: boolean;
  highContrast: boolean;
  isDark: boolean;
  /** True: no motion, for people whose system asks for reduced motion. */
  isStill?: boolean;
  /** Ratio of the browser's font size to the usual 16 px: antd counts in pixels. */
  textScale?: number;
}

export function selectColors({
  highContrast,
  isDark,
}: Pick<DisplayLook, 'highContrast' | 'isDark'>): ThemeColors {
  if (isDark) return highContrast ? strongNightColors : nightColors;
  return highContrast ? strongColors : colors;
}

function sizesFor({ largeText, textScale = 1 }: DisplayLook) {
  const { fontSize, fontSizeLG, controlHeight, controlHeightLG } = largeText ? LARGE : NORMAL;
  const scaled = (size: number) => Math.round(size * textScale);
  return {
    fontSize: scaled(fontSize),
    fontSizeLG: scaled(fontSizeLG),
    controlHeight: scaled(controlHeight),
    controlHeightLG: scaled(controlHeightLG),
  };
}

export const createTheme = (look: DisplayLook): ThemeConfig =>
  themeOf(selectColors(look), { ...sizesFor(look), motion: !look.isStill });

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Sets the colours as CSS variables (`--portal-text-secondary` and so on) and the color scheme of the browser's own
 * controls.
 */
export function setThemeVariables(
  style: CSSStyleDeclaration,
  look: Pick<DisplayLook, 'highContrast' | 'isDark'>,
): void {
  for (const [name, value] of Object.entries(selectColors(look)))
    style.setProperty(`--portal-${dashed(name)}`, value);
  style.setProperty('color-scheme', look.isDark ? 'dark' : 'light');
  style.setProperty('--portal-font', fontFamily);
}
