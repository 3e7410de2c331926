import { computeContrast } from '@domain/system/accent';
import { theme } from 'antd';
import { describe, expect, it } from 'vitest';
import { createAntdTheme } from './layouts/components/AntdFrame';
import { selectColors, selectNavigationColors, setThemeVariables } from './theme';

function hexOf(colour: string): string {
  const parts = /^rgb\((\d+), ?(\d+), ?(\d+)\)$/.exec(colour)?.slice(1);
  return parts ? `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` : colour;
}

const contrast = (one: string, other: string): number => computeContrast(hexOf(one), hexOf(other));

/** Accents that offices may set: dark, mid, and the palest red that white words stand on. */
const ACCENTS = ['', '#b3261e', '#00695c', '#1a1a1a', '#7a5c00'];

const LOOKS = [
  ['light', { highContrast: false, isDark: false }, 4.5],
  ['light, high contrast', { highContrast: true, isDark: false }, 7],
  ['dark', { highContrast: false, isDark: true }, 4.5],
  ['dark, high contrast', { highContrast: true, isDark: true }, 7],
] as const;

describe(createAntdTheme, () => {
  it.each(LOOKS)('has readable buttons and links in each state: %s', (_name, look, least) => {
    const token = theme.getDesignToken(createAntdTheme({ ...look, largeText: false }));
    const { colorPrimary, colorPrimaryHover, colorPrimaryActive, colorError, colorErrorHover } = token;
    for (const ground of [colorPrimary, colorPrimaryHover, colorPrimaryActive, colorError, colorErrorHover]) {
      const found = contrast(token.colorTextLightSolid, ground);
      expect([ground, found >= least]).toEqual([ground, true]);
    }
    for (const link of [token.colorLink, token.colorLinkHover]) {
      const found = contrast(link, token.colorBgContainer);
      expect([link, found >= least]).toEqual([link, true]);
    }
  });
});

describe(selectColors, () => {
  it.each(LOOKS)('has readable text on page and surfaces: %s', (_name, look, least) => {
    const { page, surface, ...shown } = selectColors(look);
    const { text, textSecondary, textTertiary, link, linkHover, error, success, warning, placeholder } =
      shown;
    const words = [text, textSecondary, textTertiary, link, linkHover, error, success, warning, placeholder];
    for (const word of words)
      for (const ground of [page, surface])
        expect([word, ground, contrast(word, ground) >= least]).toEqual([word, ground, true]);
    expect(contrast(shown.controlBorder, surface)).toBeGreaterThanOrEqual(3);
  });
});

describe(createAntdTheme, () => {
  it.each(LOOKS)('has readable tags: %s', (_name, look) => {
    const { components, ...config } = createAntdTheme({ ...look, largeText: false });
    const token = { ...theme.getDesignToken(config), ...components?.Tag };
    const grounds = [
      [token.colorInfo, token.colorInfoBg],
      [token.colorSuccess, token.colorSuccessBg],
      [token.colorWarning, token.colorWarningBg],
      [token.colorError, token.colorErrorBg],
    ] as const;
    for (const [word, ground] of grounds)
      expect([word, ground, contrast(word, ground) >= 4.5]).toEqual([word, ground, true]);
  });
});

describe(selectNavigationColors, () => {
  it.each(LOOKS)('is dark at first, and readable dark and light: %s', (_name, look, least) => {
    const dark = selectNavigationColors(look);
    expect(computeContrast(dark.navigation, '#ffffff')).toBeGreaterThan(15);
    for (const bar of [dark, selectNavigationColors({ ...look, isNavigationLight: true })]) {
      expect(contrast(bar.navigationText, bar.navigation)).toBeGreaterThanOrEqual(least);
      expect(contrast(bar.navigationStrong, bar.navigation)).toBeGreaterThanOrEqual(least);
      expect(contrast(bar.navigationMark, bar.navigation)).toBeGreaterThanOrEqual(3);
    }
  });
});

describe(selectColors, () => {
  it.each(ACCENTS)('keeps words readable with the accent of an office: %s', (accent) => {
    for (const [, look, least] of LOOKS) {
      const { page, surface, primary, onPrimary, link, linkHover } = selectColors({ ...look, accent });
      expect([primary, contrast(primary, onPrimary) >= least]).toEqual([primary, true]);
      for (const word of [link, linkHover])
        for (const ground of [page, surface])
          expect([word, ground, contrast(word, ground) >= least]).toEqual([word, ground, true]);
    }
  });
});

describe(setThemeVariables, () => {
  it('gives style sheets the sizes of larger text where it is chosen', () => {
    const { style } = document.createElement('i');
    const look = { highContrast: false, isDark: false };
    setThemeVariables(style, { ...look, largeText: false });
    expect(style.getPropertyValue('--portal-size-data')).toBe('0.875rem');
    setThemeVariables(style, { ...look, largeText: true });
    expect(style.getPropertyValue('--portal-size-data')).toBe('1.125rem');
  });
});

describe(createAntdTheme, () => {
  it('scales antd with the text size of the browser', () => {
    const { fontSize, controlHeight } = theme.getDesignToken(
      createAntdTheme({ highContrast: false, isDark: false, largeText: false, textScale: 2 }),
    );
    expect([fontSize, controlHeight]).toEqual([28, 72]);
  });
});
