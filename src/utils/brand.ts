/**
 * Name and logo of the portal as set by the office, cached for the next start: the login is painted before the server has
 * answered.
 */
import { STORAGE } from '@domain/api/codes';
import type { Text } from '@domain/text';
import { readStored, writeStored } from './storage';

export interface PortalBrand {
  /** Name of the portal; empty in a language that uses the name of the build. */
  masthead: Text;
  /** Logo as PNG in Base64; null: the logo of the build. */
  logo: string | null;
}

const BUILT_IN: PortalBrand = { masthead: { zh: '', en: '' }, logo: null };

export function readStoredBrand(): PortalBrand {
  try {
    const { masthead, logo = null }: Partial<PortalBrand> = JSON.parse(readStored(STORAGE.brand) ?? '{}');
    return { masthead: { ...BUILT_IN.masthead, ...masthead }, logo };
  } catch {
    return BUILT_IN;
  }
}

export const saveBrand = ({ masthead, logo }: PortalBrand): void =>
  writeStored(STORAGE.brand, JSON.stringify({ masthead, logo }));

export const toPngUrl = (png: string): string => `data:image/png;base64,${png}`;
