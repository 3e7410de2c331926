/** Theme of the portal: gives the tokens of `src/design/tokens.ts` to antd, and to the style sheets as CSS variables. */

import type { ThemeConfig } from 'antd';
import { findShade } from '../domain/system/accent';
import {
  CONTROL,
  createLightNavigation,
  darkNavigation,
  FONT_FAMILY,
  HERO,
  LARGE_CONTROL,
  LARGE_TYPE,
  MOTION,
  type NavigationColors,
  PAPER,
  type PaletteColors,
  palettes,
  RADIUS,
  STEP,
  TYPE,
  type TypeScale,
} from './design/tokens';

export interface DisplayLook {
  largeText: boolean;
  highContrast: boolean;
  isDark: boolean;
  /** Accent that the office has set, `#rrggbb`; empty: the accent of the build. */
  accent?: string;
  /** True: the side bar is light on a light page. */
  isNavigationLight?: boolean;
  /** True: no motion, for people whose system asks for reduced motion. */
  isStill?: boolean;
  /** Ratio of the browser's font size to the usual 16 px: antd counts in pixels. */
  textScale?: number;
}

type ColourLook = Pick<DisplayLook, 'highContrast' | 'isDark' | 'accent'>;

/** Least contrasts of the accent, of links, and of links under the pointer: with white or the page, with and without high contrast. */
const ACCENT_CONTRASTS = {
  light: { plain: [4.5, 6, 8], strong: [7.5, 9, 12] },
  dark: { plain: [7, 8, 10], strong: [10, 10, 12.5] },
} as const;

function createAccentShades({ highContrast, isDark, accent }: ColourLook, { surface, page }: PaletteColors) {
  if (!accent) return {};
  const contrasts = ACCENT_CONTRASTS[isDark ? 'dark' : 'light'][highContrast ? 'strong' : 'plain'];
  const [primary, link, linkHover] = contrasts;
  return {
    primary: findShade(accent, surface, primary),
    link: findShade(accent, isDark ? surface : page, link),
    linkHover: findShade(accent, isDark ? surface : page, linkHover),
  };
}

export function selectColors(look: ColourLook): PaletteColors {
  const { highContrast, isDark } = look;
  const strong = highContrast ? 'Strong' : '';
  const palette = palettes[`${isDark ? 'dark' : 'light'}${strong}`];
  return { ...palette, ...createAccentShades(look, palette) };
}

/** Colours of the side bar: dark, as the specification has it, unless the person or the office wants it light. */
export function selectNavigationColors(look: ColourLook & { isNavigationLight?: boolean }): NavigationColors {
  if (look.isNavigationLight) return createLightNavigation(selectColors(look));
  if (look.highContrast) return darkNavigation.strong;
  return look.isDark ? darkNavigation.night : darkNavigation.plain;
}

const selectType = (largeText: boolean): TypeScale => (largeText ? LARGE_TYPE : TYPE);

const createColorTokens = (colors: PaletteColors): ThemeConfig['token'] => ({
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
  boxShadow: colors.shadow,
  boxShadowSecondary: colors.shadow,
});

/** One corner for all but the box to tick, which would become a disc. */
const CORNERS = { borderRadius: RADIUS, borderRadiusLG: RADIUS, borderRadiusSM: RADIUS };

const seconds = (milliseconds: number) => `${milliseconds / 1000}s`;

function createSizeTokens({ largeText, textScale = 1, isStill }: DisplayLook) {
  const type = selectType(largeText);
  const { control, controlSmall } = largeText ? LARGE_CONTROL : CONTROL;
  const scaled = (size: number) => Math.round(size * textScale);
  const [noteSize, noteLine] = type.note;
  const [dataSize, dataLine] = type.data;
  const [readingSize, readingLine] = type.reading;
  const [titleSize, titleLine] = type.title;
  return {
    fontSizeSM: scaled(noteSize),
    lineHeightSM: noteLine / noteSize,
    fontSize: scaled(dataSize),
    lineHeight: dataLine / dataSize,
    fontSizeLG: scaled(readingSize),
    lineHeightLG: readingLine / readingSize,
    fontSizeHeading3: scaled(titleSize),
    lineHeightHeading3: titleLine / titleSize,
    fontSizeHeading5: scaled(readingSize),
    lineHeightHeading5: readingLine / readingSize,
    controlHeight: scaled(control),
    controlHeightSM: scaled(controlSmall),
    controlHeightLG: scaled(control),
    motionDurationFast: seconds(MOTION.motionFast),
    motionDurationMid: seconds(MOTION.motion),
    motionDurationSlow: seconds(MOTION.motionSlow),
    motion: !isStill,
  };
}

const createComponentTokens = (colors: PaletteColors, fontSize: number): ThemeConfig['components'] => ({
  Form: {
    labelColor: colors.text,
    verticalLabelPadding: `0 0 ${STEP / 2}px`,
    itemMarginBottom: 3 * STEP,
  },
  Button: {
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
    fontWeight: 500,
    contentFontSizeLG: fontSize,
  },
  Checkbox: { borderRadiusSM: RADIUS / 2 },
  // Rows of 36 px: a line of data and a step above and below.
  Table: {
    headerBg: colors.surface,
    headerColor: colors.textSecondary,
    headerSplitColor: 'transparent',
    rowHoverBg: colors.hover,
    headerSortActiveBg: colors.surface,
    headerSortHoverBg: colors.surface,
    bodySortBg: colors.surface,
    cellPaddingBlock: STEP,
    cellPaddingBlockMD: STEP,
    cellPaddingBlockSM: STEP,
  },
  // The warning colour of antd is for icons; text on a tag uses the deeper one.
  Tag: { colorWarning: colors.warning },
  Tooltip: { colorBgSpotlight: colors.spotlight, colorTextLightSolid: colors.onSpotlight },
});

/** Class of antd's CSS variables: one for all AntdFrames of a page, because antd would compute them for each. */
export const CSS_VARIABLES = 'css-var-portal';

export function createTheme(look: DisplayLook): ThemeConfig {
  const colors = selectColors(look);
  const sizes = createSizeTokens(look);
  return {
    cssVar: { key: CSS_VARIABLES },
    hashed: false,
    token: {
      ...createColorTokens(colors),
      ...sizes,
      ...CORNERS,
      fontFamily: FONT_FAMILY,
      controlOutlineWidth: 3,
    },
    components: createComponentTokens(colors, sizes.fontSize),
  };
}

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const rem = (pixels: number) => `${pixels / 16}rem`;

/** Names and values of the tokens for style sheets, without their `--portal-`. */
function listVariables(look: DisplayLook): [name: string, value: string][] {
  const sizes = Object.entries(look.largeText ? LARGE_CONTROL : CONTROL);
  return [
    ...Object.entries({ ...selectColors(look), ...selectNavigationColors(look), ...PAPER, ...HERO }),
    ...Object.entries(selectType(look.largeText)).flatMap(([name, [size, line]]): [string, string][] => [
      [`size-${name}`, rem(size)],
      [`line-${name}`, String(Math.round((line / size) * 10_000) / 10_000)],
    ]),
    ...sizes.map(([name, height]): [string, string] => [name, rem(height)]),
    ...Object.entries(MOTION).map(([name, time]): [string, string] => [name, seconds(time)]),
    ['radius', `${RADIUS}px`],
    ['font', FONT_FAMILY],
  ];
}

/**
 * Sets the tokens as CSS variables (`--portal-text-secondary` and so on) and the color scheme of the browser's own
 * controls.
 */
export function setThemeVariables(style: CSSStyleDeclaration, look: DisplayLook): void {
  for (const [name, value] of listVariables(look)) style.setProperty(`--portal-${dashed(name)}`, value);
  style.setProperty('color-scheme', look.isDark ? 'dark' : 'light');
}
