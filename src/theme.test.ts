import { theme } from 'antd';
import { describe, expect, it } from 'vitest';
import { createAntdTheme } from './layouts/components/AntdFrame';
import { selectColors } from './theme';

const channel = (hex: string) => {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = '', green = '', blue = ''] = /^#(..)(..)(..)$/.exec(hexOf(colour))?.slice(1) ?? [];
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
}

function hexOf(colour: string): string {
  const parts = /^rgb\((\d+), ?(\d+), ?(\d+)\)$/.exec(colour)?.slice(1);
  return parts ? `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` : colour;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

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
    expect(contrast('#ffffff', shown.navigationSelected)).toBeGreaterThanOrEqual(4.5);
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

describe('contrast() of this test', () => {
  it('returns the ratio that WCAG defines', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});

describe(createAntdTheme, () => {
  it('scales antd with the text size of the browser', () => {
    const { fontSize, controlHeight } = theme.getDesignToken(
      createAntdTheme({ highContrast: false, isDark: false, largeText: false, textScale: 2 }),
    );
    expect([fontSize, controlHeight]).toEqual([30, 72]);
  });
});
