/**
 * Name, logo and colours of the portal as set by the office, cached for the next start: the login is painted before the server has
 * answered.
 */
import { STORAGE } from '@domain/api/codes';
import { ACCENT_PATTERN } from '@domain/system/accent';
import type { Text } from '@domain/text';
import { readStored, writeStored } from './storage';

export interface PortalBrand {
  /** Name of the portal; empty in a language that uses the name of the build. */
  masthead: Text;
  /** Logo as PNG in Base64; null: the logo of the build. */
  logo: string | null;
  /** Accent colour, `#rrggbb`; empty: the accent of the build. */
  accent: string;
  /** True where the side bar is light for people who have not chosen. */
  light_navigation: boolean;
}

const BUILT_IN: PortalBrand = {
  masthead: { zh: '', en: '' },
  logo: null,
  accent: '',
  light_navigation: false,
};

/** Drops what is no colour: storage may contain anything. */
const findStoredAccent = (stored: unknown): string =>
  ACCENT_PATTERN.test(String(stored)) ? String(stored) : '';

export function readStoredBrand(): PortalBrand {
  try {
    const stored: Partial<PortalBrand> = JSON.parse(readStored(STORAGE.brand) ?? '{}');
    const { masthead, logo = null, accent = '', light_navigation = false } = stored;
    return {
      masthead: { ...BUILT_IN.masthead, ...masthead },
      logo,
      accent: findStoredAccent(accent),
      light_navigation,
    };
  } catch {
    return BUILT_IN;
  }
}

export const saveBrand = ({ masthead, logo, accent, light_navigation }: PortalBrand): void =>
  writeStored(STORAGE.brand, JSON.stringify({ masthead, logo, accent, light_navigation }));

export const toPngUrl = (png: string): string => `data:image/png;base64,${png}`;
