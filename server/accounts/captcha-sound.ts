import type { Language } from '../../domain/text';
import { createRandom, findClip, LETTERS, SOUND_RATE } from './captcha-media';

/**
 * A captcha spoken aloud: each character at a pitch and after a pause of its own, over a murmur made of other characters
 * played backwards, as loud as speech may be and still be understood.
 */
const SILENCE = 128;
const LEAD_SECONDS = 0.6;

/** Changes pitch and speed of a clip: at 1.1 it is a tenth faster and higher. */
const changeSpeed = (clip: Uint8Array, speed: number): number[] =>
  Array.from({ length: Math.floor(clip.length / speed) }, (_, at) => {
    const from = at * speed;
    const before = clip[Math.floor(from)] ?? SILENCE;
    const after = clip[Math.ceil(from)] ?? before;
    return before + (after - before) * (from % 1) - SILENCE;
  });

/** A wave file of samples between -128 and 127: mono, one byte each. */
function encodeWave(samples: readonly number[]): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SOUND_RATE, 24);
  header.writeUInt32LE(SOUND_RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  const body = samples.map((sample) => Math.max(0, Math.min(255, Math.round(sample + SILENCE))));
  return Buffer.concat([header, Buffer.from(body)]);
}

/**
 * Returns a wave file of some six seconds; the same seed makes the same sounds, so that playing it again reveals nothing
 * more.
 */
export function speakCaptcha(answer: string, language: Language, seed: string): Buffer {
  const random = createRandom(seed);
  const between = (low: number, high: number) => low + random() * (high - low);
  const pause = (seconds: number): number[] => Array(Math.round(seconds * SOUND_RATE)).fill(0);

  const speech = pause(LEAD_SECONDS);
  for (const character of answer) {
    const clip = findClip(character, language);
    if (clip) speech.push(...changeSpeed(clip, between(0.85, 1.12)), ...pause(between(0.45, 0.9)));
  }
  const murmur: number[] = [];
  while (murmur.length < speech.length) {
    const other = findClip(LETTERS.charAt(Math.floor(between(0, LETTERS.length))), language);
    if (other) murmur.push(...changeSpeed(other, between(0.7, 1.3)).reverse());
  }
  return encodeWave(speech.map((sample, at) => sample + (murmur[at] ?? 0) * 0.16 + between(-5, 5)));
}
