/**
 * Design tokens: the one source of colours, type, space, corners, motion and sizes of controls. `src/theme.ts` gives them to the
 * style sheets as `--portal-*` and to antd as its theme; a test refuses literal colours and font sizes anywhere else.
 */

import settings from '../../config/defaultSettings';

/** Colours with a meaning. Each text colour has at least 4.5:1 on white and on the page's grey (WCAG 2.2, 1.4.3). */
const light = {
  /** The one accent, where the office has set none. */
  primary: settings.colorPrimary,
  /** The primary colour has 4.56:1 on white but only 4.2 on grey: text and links take a deeper one. */
  link: '#1d4fd8',
  linkHover: '#1a3fb0',
  text: '#171d2b',
  textSecondary: '#4a5468',
  textTertiary: '#5c667a',
  error: '#c9252d',
  errorHover: '#a31521',
  success: '#12783f',
  warning: '#8f5400',
  /** Tinted ground, on which panels stand without borders. */
  page: '#f4f5f8',
  surface: '#ffffff',
  /** Quiet lines between rows and parts. */
  border: '#e2e5eb',
  /** Edge of a panel: seen only where contrast is asked for. */
  panelEdge: 'transparent',
  placeholder: '#667085',
  /** Around controls: 3:1 on white (WCAG 2.2, 1.4.11). */
  controlBorder: '#8b94a5',
  /** Text on the primary colour and on that of errors. */
  onPrimary: '#ffffff',
  /** Background under the pointer, on any surface. */
  hover: 'rgba(16, 24, 40, 0.05)',
  errorGround: '#fdf1f1',
  errorEdge: '#e8a6a8',
  successGround: '#e9f6ee',
  successEdge: '#9bd0b1',
  warningSignal: '#c77700',
  /** Ring around a field with the focus. */
  focusRing: 'rgba(5, 59, 255, 0.12)',
  /** Shadow of what floats above the page, and of what is stuck to its edge. */
  shadow: '0 8px 24px rgba(16, 24, 40, 0.14), 0 1px 3px rgba(16, 24, 40, 0.1)',
  shadowEdge: 'rgba(16, 24, 40, 0.12)',
  /** Light words on a dark ground, in light and dark mode. */
  spotlight: '#2b3242',
  onSpotlight: '#ffffff',
};

export type PaletteColors = typeof light;

/** Colours for high contrast: at least 7:1 for every text (WCAG 2.2, 1.4.6), and distinct borders. */
const lightStrong: PaletteColors = {
  ...light,
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
  panelEdge: '#5c667a',
  placeholder: '#414b5c',
  controlBorder: '#1f2632',
};

/** Dark colours: the primary colour is light with dark text on it, so that it is readable as text too. */
const dark: PaletteColors = {
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
  page: '#0f1319',
  surface: '#191e27',
  border: '#2c3340',
  panelEdge: 'transparent',
  placeholder: '#a1abbc',
  controlBorder: '#7a8496',
  onPrimary: '#0c1220',
  hover: 'rgba(255, 255, 255, 0.07)',
  errorGround: '#33191c',
  errorEdge: '#7d3a3f',
  successGround: '#14291f',
  successEdge: '#2d6b4a',
  warningSignal: '#f0b65c',
  focusRing: 'rgba(138, 176, 255, 0.2)',
  shadow: '0 8px 24px rgba(0, 0, 0, 0.5), 0 0 0 1px rgba(255, 255, 255, 0.08)',
  shadowEdge: 'rgba(0, 0, 0, 0.5)',
  spotlight: '#2b3242',
  onSpotlight: '#ffffff',
};

const darkStrong: PaletteColors = {
  ...dark,
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
  panelEdge: '#98a2b3',
  placeholder: '#c4ccd9',
  controlBorder: '#c4ccd9',
};

export const palettes = { light, lightStrong, dark, darkStrong };

/** Colours of the side bar, which is dark or light apart from the page. */
const navigationDark = {
  navigation: '#001529',
  navigationText: '#b9c4d4',
  navigationStrong: '#ffffff',
  navigationHover: 'rgba(255, 255, 255, 0.06)',
  navigationSelected: 'rgba(255, 255, 255, 0.1)',
  /** Mark of the current page. */
  navigationMark: '#7aa2ff',
  navigationLine: 'rgba(255, 255, 255, 0.12)',
};

export type NavigationColors = typeof navigationDark;

/** On a dark page it is as dark as the ground. */
const navigationNight: NavigationColors = { ...navigationDark, navigation: '#0b0f16' };

const navigationDarkStrong: NavigationColors = {
  ...navigationDark,
  navigation: '#000000',
  navigationText: '#ffffff',
  navigationSelected: 'rgba(255, 255, 255, 0.2)',
  navigationMark: '#b3cbff',
  navigationLine: '#98a2b3',
};

/** A light side bar takes the colours of the page that it stands beside. */
export const createLightNavigation = (colors: PaletteColors): NavigationColors => ({
  navigation: colors.surface,
  navigationText: colors.textSecondary,
  navigationStrong: colors.text,
  navigationHover: colors.hover,
  navigationSelected: colors.hover,
  navigationMark: colors.primary,
  navigationLine: colors.border,
});

export const darkNavigation = { plain: navigationDark, night: navigationNight, strong: navigationDarkStrong };

/** Paper, seals and pictures stay as they are in every look. */
export const PAPER = { paper: '#ffffff', ink: '#222222', seal: '#c00000' };

/** Ground of the login's picture. */
export const HERO = {
  heroFrom: '#0a2a5e',
  hero: '#001529',
  heroText: '#e4eaf3',
  heroStrong: '#ffffff',
  heroLine: 'rgba(255, 255, 255, 0.18)',
};

/** Type in pixels of 1/16 rem, as [size, line]: notes, data, reading, titles, and the one figure or name of a page. */
export const TYPE = {
  note: [12, 16],
  data: [14, 20],
  reading: [16, 24],
  title: [24, 32],
  display: [36, 44],
} as const;

export type TypeScale = Record<keyof typeof TYPE, readonly [size: number, line: number]>;

/** Type for people who have chosen larger text. */
export const LARGE_TYPE: TypeScale = {
  note: [16, 24],
  data: [18, 26],
  reading: [20, 30],
  title: [28, 36],
  display: [40, 48],
};

/** Heights in pixels: one size of control, and a small one for rows. */
export const CONTROL = { control: 36, controlSmall: 28 };
export const LARGE_CONTROL = { control: 44, controlSmall: 36 };

/** Corner of panels, controls and tags. */
export const RADIUS = 6;

/** Milliseconds of motion: rows and toasts, panels. Where reduced motion is asked for nothing moves (`src/global.css`). */
export const MOTION = { motionFast: 120, motion: 140, motionSlow: 160 };

/** Step in pixels of the grid; halves of it are used inside controls. */
export const STEP = 8;

export const FONT_FAMILY =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', 'Source Han Sans SC', 'WenQuanYi Micro Hei', 'Helvetica Neue', Arial, sans-serif";
