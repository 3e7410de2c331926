import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ADVANCES, computeLongestLine, computeTextUnits } from './text-widths';

interface ParsedFont {
  glyphForCodePoint(codePoint: number): { advanceWidth: number };
}

/** Opens a font with the library that the printer uses. */
function openFont(weight: string): ParsedFont {
  const printer = createRequire(require.resolve('pdfmake')).resolve('pdfkit');
  const { create } = createRequire(printer)('fontkit') as { create(bytes: Buffer): ParsedFont };
  const folder = join(dirname(require.resolve('@embedpdf/fonts-sc')), '../fonts');
  return create(readFileSync(join(folder, `NotoSansHans-${weight}.otf`)));
}

describe('computeTextUnits', () => {
  it.each([
    ['Regular', ADVANCES.regular],
    ['Bold', ADVANCES.bold],
  ] as const)('goes by the advances of the font (%s)', (weight, advances) => {
    const font = openFont(weight);
    expect(advances).toEqual(
      Array.from({ length: 95 }, (_, i) => font.glyphForCodePoint(0x20 + i).advanceWidth),
    );
  });

  it('counts two units for a Chinese character or sign, and more for a bold word', () => {
    expect(computeTextUnits('中“—①')).toBe(8);
    expect(computeTextUnits('Name', true)).toBeGreaterThan(computeTextUnits('Name'));
    expect(computeLongestLine('中\n中文')).toBe(4);
  });
});
