import { inflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CaptchaAudioData, CaptchaData } from '../../domain/accounts/calls';
import { paths } from '../../domain/api/paths.generated';
import { startTestApp, TEST_CAPTCHA, type TestApp } from '../../tests/support/server/application';
import { counters } from '../core/db/tables';
import { drawCaptcha } from './captcha-media';
import { speakCaptcha } from './captcha-sound';
import { CAPTCHA_CHARACTERS, computeCaptchaAnswer } from './captchas';
import { captchas } from './tables';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const get = async () => (await app.call<CaptchaData>(paths.captcha)).data;
const bytesOf = (uri: string) => Buffer.from(uri.split(',')[1] ?? '', 'base64');

function chunksOf(png: Buffer): [string, Buffer][] {
  const chunks: [string, Buffer][] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push([png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length)]);
    at += length + 12;
  }
  return chunks;
}
const pixelsOf = (png: Buffer) => inflateSync(chunksOf(png)[1]?.[1] ?? Buffer.alloc(0));

/** Letters of the SVG drawing commands of each outline, by which a script could tell the characters apart. */
const outlinesIn = (picture: Buffer) =>
  [...picture.toString('latin1').matchAll(/ d="([^"]*)"/g)].map(([, path]) => path?.replace(/[^A-Z]/gi, ''));

describe('captcha (drawCaptcha)', () => {
  it('returns a PNG of pixels alone, without outlines that a script could read', async () => {
    const { image, expires_in } = await get();
    expect(expires_in).toBe(120);
    const picture = bytesOf(image);
    expect(outlinesIn(picture)).toEqual([]);
    expect(image).toMatch(/^data:image\/png;base64,/);
    expect(chunksOf(picture).map(([type]) => type)).toEqual(['IHDR', 'IDAT', 'IEND']);
    expect(picture.toString('latin1')).not.toContain(TEST_CAPTCHA);
  });

  it('returns a different picture of the same answer each time', async () => {
    const [first, second] = [pixelsOf(bytesOf((await get()).image)), pixelsOf(bytesOf((await get()).image))];
    const different = first.filter((pixel, at) => pixel !== second[at]).length;
    expect(first).toHaveLength(second.length);
    expect(different / first.length).toBeGreaterThan(0.2);
  });

  it('shows ink from every character', () => {
    for (const character of CAPTCHA_CHARACTERS) {
      const [shown, blank] = [drawCaptcha(character, 'seed'), drawCaptcha('-', 'seed')].map(pixelsOf);
      const changed = shown?.filter((pixel, at) => Math.abs(pixel - (blank?.[at] ?? 0)) > 60).length;
      expect([character, (changed ?? 0) > 150]).toEqual([character, true]);
    }
  });
});

describe(computeCaptchaAnswer, () => {
  const ids = Array.from({ length: 400 }, (_, at) => `id-${at}`);

  it('returns the same answer for an id and the secret, and depends on nothing else', () => {
    expect(computeCaptchaAnswer('secret', 'a')).toBe(computeCaptchaAnswer('secret', 'a'));
    expect(computeCaptchaAnswer('secret', 'a')).not.toBe(computeCaptchaAnswer('secret', 'b'));
    expect(computeCaptchaAnswer('secret', 'a')).not.toBe(computeCaptchaAnswer('other secret', 'a'));
  });

  it('returns evenly distributed characters that do not look alike', () => {
    const seen = ids.map((id) => computeCaptchaAnswer('secret', id)).join('');
    expect(seen).toMatch(/^[2-9ACDEFHJKMNPQRTUWXY]+$/);
    expect(new Set(seen).size).toBe(CAPTCHA_CHARACTERS.length);
  });
});

describe('captchaAudio (speakCaptcha)', () => {
  const hear = (captcha_id: string, language = 'zh-CN') =>
    app.call<CaptchaAudioData>(paths.captchaAudio, {
      query: { captcha_id },
      headers: { 'accept-language': language },
    });

  it('returns a wave file in the language of the request, and keeps the answer valid', async () => {
    const { captcha_id } = await get();
    const [chinese, english] = [await hear(captcha_id), await hear(captcha_id, 'en')];
    expect(chinese.headers['cache-control']).toBe('no-store');
    expect(chinese.data.sound).toMatch(/^data:audio\/wav;base64,/);
    expect(bytesOf(chinese.data.sound).toString('latin1', 0, 4)).toBe('RIFF');
    const body = { phone: '13966660001', scene: 'register', captcha_id, captcha_code: TEST_CAPTCHA };
    expect((await app.call(paths.sendSms, { body })).code).toBe(200);
    expect(english.code).toBe(200);
  });

  it('is refused as proof after ten codes from an address: it counts as work of the first level alone', async () => {
    const asked = { captcha_code: TEST_CAPTCHA, scene: 'register' };
    const send = async (phone: string, isHeard: boolean) => {
      const { captcha_id } = await get();
      if (isHeard) await hear(captcha_id);
      return (await app.call(paths.sendSms, { body: { ...asked, phone, captcha_id } })).msg;
    };
    for (let at = 0; at < 10; at++) await send(`1396666${1000 + at}`, false);
    expect(await send('13966662000', true)).toMatch(/^After so many failures a spoken captcha is not enough/);
    expect(await send('13966662001', false)).toMatch(/^The code was sent/);
    await app.db.q.delete(counters);
  });

  it('returns digits in either language', () => {
    expect(speakCaptcha('2345', 'zh', 's')).not.toEqual(speakCaptcha('2345', 'en', 's'));
  });

  it('returns the same sound each time, so that repeated listening removes no noise', async () => {
    const { captcha_id } = await get();
    expect((await hear(captcha_id)).data).toEqual((await hear(captcha_id)).data);
  });

  it('is returned three times, also to parallel requests, and not once the captcha is over', async () => {
    const { captcha_id } = await get();
    const answers = await Promise.all(Array.from({ length: 6 }, () => hear(captcha_id)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(3);
    const over = { code: 208, msg: '该图形验证码已失效或播放次数过多，请换一张' };
    expect(await hear(captcha_id)).toMatchObject(over);
    const late = await get();
    app.clock.advance(121);
    expect(await hear(late.captcha_id)).toMatchObject(over);
    expect(await hear('no-such-id')).toMatchObject(over);
  });

  it('stores nothing of the answer', async () => {
    const { captcha_id } = await get();
    const [row] = await app.db.q.select().from(captchas).where(eq(captchas.id, captcha_id));
    expect(Object.keys(row ?? {}).sort()).toEqual(['expiresAt', 'id', 'plays']);
  });
});
