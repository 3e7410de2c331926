/**
 * Generates the glyphs and sound clips of captchas into server/accounts/captcha-media. Run by hand after a change of the fonts or
 * voices: needs Chromium with the fonts below, and espeak-ng. The server needs neither.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { DIGITS, GLYPHS, LETTERS, SOUND_RATE } from '../server/accounts/captcha-media';
import { CHROMIUM_FLAGS, findChromium } from '../tests/e2e/support/chromium';

const FOLDER = 'server/accounts/captcha-media';
const ROBOTO = 'node_modules/pdfmake/fonts/Roboto';
const FONTS = [
  '500 44px RobotoFile',
  'italic 500 44px RobotoItalicFile',
  'bold 40px DejaVu Serif',
  'bold 42px DejaVu Sans Mono',
  'bold 46px Noto Serif CJK SC',
  'bold italic 42px DejaVu Sans Condensed',
];

const fontFile = (name: string) => readFileSync(join(ROBOTO, name)).toString('base64');

/** Draws the glyphs: one byte for each pixel, 0 (blank) to 255 (ink); fonts one after another, each with all characters. */
async function drawGlyphs(): Promise<Buffer> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  const page = await browser.newPage();
  const inks = await page.evaluate(
    async ({ fonts, characters, size, files }) => {
      for (const [name, data] of Object.entries(files)) {
        const face = new FontFace(name, `url(data:font/ttf;base64,${data})`);
        document.fonts.add(await face.load());
      }
      const canvas = new OffscreenCanvas(size, size);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('no canvas');
      return fonts.flatMap((font) =>
        [...characters].flatMap((character) => {
          context.clearRect(0, 0, size, size);
          context.font = font;
          context.textAlign = 'center';
          const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } =
            context.measureText(character);
          context.fillText(character, size / 2, size / 2 + (above - below) / 2);
          return [...context.getImageData(0, 0, size, size).data].filter((_, at) => at % 4 === 3);
        }),
      );
    },
    {
      fonts: FONTS,
      characters: DIGITS + LETTERS,
      size: GLYPHS.size,
      files: {
        RobotoFile: fontFile('Roboto-Medium.ttf'),
        RobotoItalicFile: fontFile('Roboto-MediumItalic.ttf'),
      },
    },
  );
  await browser.close();
  return Buffer.from(inks);
}

/** The samples of a wave file of espeak-ng: mono, 16 bits, 22,050 a second. */
function spoken(voice: string, text: string): Int16Array {
  const wave = execFileSync('espeak-ng', ['-v', voice, '-s', '130', '-a', '150', '--stdout', text]);
  const body = wave.subarray(44);
  return new Int16Array(body.buffer.slice(body.byteOffset, body.byteOffset + (body.length & ~1)));
}

/** Trims the silence at both ends and keeps only the samples that SOUND_RATE needs; one byte for each. */
function trimmed(samples: Int16Array): Buffer {
  const step = 22_050 / SOUND_RATE;
  const smooth = Array.from({ length: Math.floor(samples.length / step) }, (_, at) => {
    const part = samples.subarray(Math.floor(at * step), Math.floor((at + 1) * step));
    return part.reduce((sum, sample) => sum + sample, 0) / part.length;
  });
  const loudest = Math.max(...smooth.map(Math.abs));
  const isHeard = (sample: number) => Math.abs(sample) > loudest / 50;
  const heard = smooth.slice(smooth.findIndex(isHeard), smooth.findLastIndex(isHeard) + 1);
  return Buffer.from(heard.map((sample) => Math.round(128 + (sample / loudest) * 100)));
}

const speak = (voice: string, characters: string): Buffer[] =>
  [...characters].map((character) => trimmed(spoken(voice, character)));

/** Concatenates clips, each preceded by its length in two bytes. */
const packed = (clips: Buffer[]): Buffer =>
  Buffer.concat(
    clips.flatMap((clip) => {
      const length = Buffer.alloc(2);
      length.writeUInt16LE(clip.length);
      return [length, clip];
    }),
  );

const keep = (name: string, bytes: Buffer) =>
  writeFileSync(join(FOLDER, name), deflateSync(bytes, { level: 9 }));

async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  keep('glyphs', await drawGlyphs());
  keep('letters', packed(speak('en-us', LETTERS)));
  keep('digits.en', packed(speak('en-us', DIGITS)));
  keep('digits.zh', packed(speak('cmn', DIGITS)));
}

main();
