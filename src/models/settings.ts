/** How the portal looks for this person: kept in this browser. */
import type { Reducer } from 'umi';
import { readStored, writeStored } from '@/utils/storage';
import defaults from '../../config/defaultSettings';

export interface SettingsState {
  /** Shows colours so that they can be told apart with a weak sense of colour. */
  colorWeak: boolean;
  contentWidth: 'Fluid' | 'Fixed';
  /** Text of 18 px for those who need it larger. */
  largeText: boolean;
}

const KEY = 'portal_settings';

const initial: SettingsState = {
  colorWeak: defaults.colorWeak,
  contentWidth: defaults.contentWidth,
  largeText: false,
};

function kept(): Partial<SettingsState> {
  try {
    return JSON.parse(readStored(KEY) ?? '{}');
  } catch {
    return {};
  }
}

const reducers: Record<string, Reducer<SettingsState>> = {
  change(state, { payload }: { type: string; payload?: Partial<SettingsState> }) {
    const next = { ...state, ...payload };
    writeStored(KEY, JSON.stringify(next));
    return next;
  },
};

export default { namespace: 'settings', state: { ...initial, ...kept() }, reducers };
