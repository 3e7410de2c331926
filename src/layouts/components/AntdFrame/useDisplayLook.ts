import { useMemo, useSyncExternalStore } from 'react';
import { useSelector } from 'umi';
import type { RootState } from '@/models/connect';
import type { DisplayLook } from '@/theme';
import { isDark, watchDarkness } from '@/utils/darkness';
import { isNavigationLight } from '@/utils/navigationLook';
import { useOfficeSettings } from '@/utils/officeSettings';

/** Returns the current settings that the look of the portal depends on; the same object while nothing has changed. */
export function useDisplayLook(): DisplayLook {
  const { largeText, highContrast, appearance, navigation } = useSelector(
    (state: RootState) => state.settings,
  );
  const dark = useSyncExternalStore(watchDarkness, () => isDark(appearance));
  const { accent, light_navigation: isLightAtHouse } = useOfficeSettings();
  const isLight = isNavigationLight(navigation, isLightAtHouse);
  return useMemo(
    () => ({ largeText, highContrast, isDark: dark, accent, isNavigationLight: isLight }),
    [largeText, highContrast, dark, accent, isLight],
  );
}
