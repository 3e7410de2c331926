/**
 * Name and logo of the portal as the office has set them, cached for the next start: the login is painted before the
 * server is asked.
 */
import { STORAGE } from '@domain/api/codes';
import type { Text } from '@domain/text';
import { readStored, writeStored } from './storage';

export interface PortalBrand {
  /** Empty in a language where the name of the build stands. */
  masthead: Text;
  /** PNG in Base64; null: the sign of the build. */
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
