/** Display settings of this person, kept in this browser. */
import { STORAGE } from '@domain/api/codes';
import type { Reducer, Subscription } from 'umi';
import { APPEARANCES, type Appearance } from '@/utils/darkness';
import { setSingleKeys } from '@/utils/shortcuts';
import { readStored, writeStored } from '@/utils/storage';
import defaults from '../../config/defaultSettings';

export interface SettingsState {
  /** Shows colours so that they can be told apart with a weak sense of colour. */
  colorWeak: boolean;
  contentWidth: 'Fluid' | 'Fixed';
  /** Text of 18 px for those who need it larger. */
  largeText: boolean;
  /** Every text at 7:1 or more. Who asks the system for contrast has it here too, unless they choose otherwise. */
  highContrast: boolean;
  /** Dark or light; `system` follows what the system is set to. */
  appearance: Appearance;
  /** Messages stay until they are closed. */
  messagesStay: boolean;
  /** Shortcuts of a single sign: off for those who speak to their computer, or slip (WCAG 2.2, 2.1.4). */
  signKeys: boolean;
  /** Ids of the people who took the tour, or want none. */
  toured: string[];
}

const TOURED_AT_MOST = 20;

const contrast = () => window.matchMedia?.('(prefers-contrast: more)');

const initial = (): SettingsState => ({
  colorWeak: defaults.colorWeak,
  contentWidth: defaults.contentWidth,
  largeText: false,
  highContrast: contrast()?.matches ?? false,
  appearance: 'system',
  messagesStay: false,
  signKeys: true,
  toured: [],
});

function readStoredSettings(): Record<string, unknown> {
  try {
    return Object(JSON.parse(readStored(STORAGE.settings) ?? '{}'));
  } catch {
    return {};
  }
}

/** Stored settings that are valid: storage may hold anything. */
export function readSettings(): SettingsState {
  const settings = initial();
  const { colorWeak, contentWidth, largeText, highContrast, appearance, messagesStay, signKeys, toured } =
    readStoredSettings();
  const flag = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise);
  return {
    colorWeak: flag(colorWeak, settings.colorWeak),
    contentWidth: contentWidth === 'Fixed' || contentWidth === 'Fluid' ? contentWidth : settings.contentWidth,
    largeText: flag(largeText, settings.largeText),
    highContrast: flag(highContrast, settings.highContrast),
    appearance: APPEARANCES.find((each) => each === appearance) ?? settings.appearance,
    messagesStay: flag(messagesStay, settings.messagesStay),
    signKeys: flag(signKeys, settings.signKeys),
    toured: Array.isArray(toured) ? toured.map(String).slice(-TOURED_AT_MOST) : settings.toured,
  };
}

const reducers: Record<string, Reducer<SettingsState>> = {
  change(state, { payload }: { type: string; payload?: Partial<SettingsState> }) {
    const next = { ...state, ...payload };
    // A choice alone is kept: the rest goes on to follow the system.
    writeStored(STORAGE.settings, JSON.stringify({ ...readStoredSettings(), ...payload }));
    setSingleKeys(next.signKeys);
    return next;
  },
  /** Takes the system's wish of now, where the person has not chosen. */
  follow: (state) => ({ ...(state as SettingsState), highContrast: readSettings().highContrast }),
};

const subscriptions: Record<string, Subscription> = {
  followContrast({ dispatch }) {
    const follow = () => dispatch({ type: 'follow' });
    const asked = contrast();
    asked?.addEventListener('change', follow);
    return () => asked?.removeEventListener('change', follow);
  },
};

const state = readSettings();
setSingleKeys(state.signKeys);

export default { namespace: 'settings', state, reducers, subscriptions };
