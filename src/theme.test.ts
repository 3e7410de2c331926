import { theme } from 'antd';
import { expect, it } from 'vitest';
import { themeFor } from './theme';

const channel = (hex: string) => {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = '', green = '', blue = ''] = /^#(..)(..)(..)$/.exec(colour)?.slice(1) ?? [];
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it.each([
  ['normal', false, 4.5],
  ['high', true, 7],
] as const)(
  '%s contrast holds for buttons and links in each of their states',
  (_name, highContrast, least) => {
    const token = theme.getDesignToken(themeFor({ highContrast, largeText: false }));
    const { colorPrimary, colorPrimaryHover, colorPrimaryActive, colorLink, colorLinkHover } = token;
    for (const colour of [colorPrimary, colorPrimaryHover, colorPrimaryActive, colorLink, colorLinkHover])
      expect([colour, contrast(colour, '#ffffff') >= least]).toEqual([colour, true]);
  },
);

it.each([false, true])('the words on a tag can be read, high contrast: %s', (highContrast) => {
  const look = themeFor({ highContrast, largeText: false });
  const token = { ...theme.getDesignToken(look), ...look.components?.Tag };
  const grounds = [
    [token.colorInfo, token.colorInfoBg],
    [token.colorSuccess, token.colorSuccessBg],
    [token.colorWarning, token.colorWarningBg],
    [token.colorError, token.colorErrorBg],
  ] as const;
  for (const [word, ground] of grounds)
    expect([word, ground, contrast(word, ground) >= 4.5]).toEqual([word, ground, true]);
});

it('measures as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
