/** What a person does to a page, and the minutes of a practised hand, by the keystroke-level model. */
import type { Page } from '@playwright/test';

/** Card, Moran and Newell: a key of somebody who types well, and pointing with a press. */
const KEY_SECONDS = 0.28;
const CLICK_SECONDS = 1.3;
/** Keys of an input method for a Chinese character: its syllable, and a part of the choice among words. */
const CHARACTER_KEYS = 3;

export interface HandActs {
  clicks: number;
  keys: number;
  /** Characters that no single key types. */
  characters?: number;
}

export const getHandSeconds = ({ clicks, keys, characters = 0 }: HandActs): number =>
  (keys + characters * CHARACTER_KEYS) * KEY_SECONDS + clicks * CLICK_SECONDS;

/** Calls that a page made, clicks in it, and keys and characters typed in it, so far. From its next load on. */
export async function countActs(page: Page) {
  const counted = { requests: 0, clicks: 0, keys: 0, characters: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) counted.requests += 1;
  });
  await page.exposeFunction('countAct', (act: 'clicks' | 'keys' | 'characters') => {
    counted[act] += 1;
  });
  await page.addInitScript(() => {
    const { countAct } = window as unknown as { countAct(act: string): void };
    addEventListener('pointerdown', () => countAct('clicks'), true);
    addEventListener('keydown', () => countAct('keys'), true);
    addEventListener(
      'input',
      (event) => {
        const { data } = event as InputEvent;
        if (data && /[^ -~]/.test(data)) countAct('characters');
      },
      true,
    );
  });
  return counted;
}
