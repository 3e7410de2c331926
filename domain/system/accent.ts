/**
 * Accent colour of the portal as an office may set it, and the shades that follow from it. Contrast is the ratio of WCAG 2.2
 * (1 to 21). White words stand on the accent, so that it needs 4.5:1 against white (1.4.3).
 */

export const MIN_ACCENT_CONTRAST = 4.5;

/** The form of a stored accent: `#` and six hexadecimal digits; empty stands for the accent of the build. */
export const ACCENT_PATTERN = /^(?:#[0-9a-f]{6})?$/i;

type Channels = readonly [red: number, green: number, blue: number];

const readChannels = (hex: string): Channels => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

function linearize(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance, from 0 (black) to 1 (white). */
function computeLuminance(hex: string): number {
  const [red, green, blue] = readChannels(hex);
  return 0.2126 * linearize(red) + 0.7152 * linearize(green) + 0.0722 * linearize(blue);
}

/** Contrast of two colours, each `#rrggbb`. */
export function computeContrast(one: string, other: string): number {
  const [a, b] = [computeLuminance(one), computeLuminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Contrast of an accent with the white words on it, rounded down to one decimal, as it is said to people. */
export const measureAccent = (accent: string): number =>
  Math.floor(computeContrast(accent, '#ffffff') * 10) / 10;

/** True if white words on the accent are readable; the accent of the build is. */
export const isReadableAccent = (accent: string): boolean =>
  accent === '' || computeContrast(accent, '#ffffff') >= MIN_ACCENT_CONTRAST;

const STEPS = 50;

function mix(colour: string, other: string, share: number): string {
  const [from, to] = [readChannels(colour), readChannels(other)];
  const mixed = from.map((channel, i) => Math.round(channel + ((to[i] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the shade nearest to the colour, towards black or white, that has at least the contrast with the ground. */
export function findShade(colour: string, ground: string, least: number): string {
  const end = computeLuminance(ground) > 0.5 ? '#000000' : '#ffffff';
  for (let step = 0; step < STEPS; step += 1) {
    const shade = mix(colour, end, step / STEPS);
    if (computeContrast(shade, ground) >= least) return shade;
  }
  return end;
}
