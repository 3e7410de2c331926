/** Display settings of this person, stored in this browser. */
import { STORAGE } from '@domain/api/codes';
import type { Reducer, Subscription } from 'umi';
import { APPEARANCES, type Appearance } from '@/utils/darkness';
import { NAVIGATION_LOOKS, type NavigationLook } from '@/utils/navigationLook';
import { setSingleKeys } from '@/utils/shortcuts';
import { readStored, writeStored } from '@/utils/storage';
import defaults from '../../config/defaultSettings';

export interface SettingsState {
  /** Shows colours so that they can be told apart with a weak sense of colour. */
  colorWeak: boolean;
  contentWidth: 'Fluid' | 'Fixed';
  /** True: text of 18 px. */
  largeText: boolean;
  /** Contrast of every text 7:1 or more. Follows the system's setting unless the person chooses otherwise. */
  highContrast: boolean;
  /** Dark or light; `system` follows the system's setting. */
  appearance: Appearance;
  /** Side bar dark or light; `house` follows the office's setting. */
  navigation: NavigationLook;
  /** True: messages stay until they are closed. */
  messagesStay: boolean;
  /**
   * True: single-key shortcuts are on; they can be turned off by people who use speech input or hit keys by accident (WCAG 2.2,
   * 2.1.4).
   */
  signKeys: boolean;
  /** Ids of the people who took or declined the tour. */
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
  navigation: 'house',
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

/** Reads the stored settings and drops invalid ones: storage may contain anything. */
export function readSettings(): SettingsState {
  const settings = initial();
  const {
    colorWeak,
    contentWidth,
    largeText,
    highContrast,
    appearance,
    navigation,
    messagesStay,
    signKeys,
    toured,
  } = readStoredSettings();
  const flag = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise);
  return {
    colorWeak: flag(colorWeak, settings.colorWeak),
    contentWidth: contentWidth === 'Fixed' || contentWidth === 'Fluid' ? contentWidth : settings.contentWidth,
    largeText: flag(largeText, settings.largeText),
    highContrast: flag(highContrast, settings.highContrast),
    appearance: APPEARANCES.find((each) => each === appearance) ?? settings.appearance,
    navigation: NAVIGATION_LOOKS.find((each) => each === navigation) ?? settings.navigation,
    messagesStay: flag(messagesStay, settings.messagesStay),
    signKeys: flag(signKeys, settings.signKeys),
    toured: Array.isArray(toured) ? toured.map(String).slice(-TOURED_AT_MOST) : settings.toured,
  };
}

const reducers: Record<string, Reducer<SettingsState>> = {
  change(state, { payload }: { type: string; payload?: Partial<SettingsState> }) {
    const next = { ...state, ...payload };
    // Only explicit choices are stored: the other settings keep following the system.
    writeStored(STORAGE.settings, JSON.stringify({ ...readStoredSettings(), ...payload }));
    setSingleKeys(next.signKeys);
    return next;
  },
  /** Takes over the system's contrast setting where the person has not chosen one. */
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
