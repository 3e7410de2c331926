import { readSettings } from '@/models/settings';
import type { DisplayLook } from '@/theme';
import { readStoredBrand } from './brand';
import { isDark } from './darkness';
import { isNavigationLight } from './navigationLook';

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
