import type { DisplayLook } from '@/theme';
import { readStoredBrand } from '@/utils/brand';
import { isDark } from '@/utils/darkness';
import { isNavigationLight } from '@/utils/navigationLook';
import { readSettings } from './settings';

/** Reads the look that this browser stored at its last visit, for the paint before the server has answered. */
export function readStartLook(): DisplayLook {
  const { largeText, highContrast, appearance, navigation } = readSettings();
  const { accent, light_navigation: isLightAtHouse } = readStoredBrand();
  return {
    largeText,
    highContrast,
    isDark: isDark(appearance),
    accent,
    isNavigationLight: isNavigationLight(navigation, isLightAtHouse),
  };
}
