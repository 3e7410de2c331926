import { useSyncExternalStore } from 'react';
import { useSelector } from 'umi';
import type { RootState } from '@/models/connect';
import type { DisplayLook } from '@/theme';
import { isDark, watchDarkness } from '@/utils/darkness';

/** Returns the current settings that the look of the portal depends on. */
export function useDisplayLook(): DisplayLook {
  const { largeText, highContrast, appearance } = useSelector((state: RootState) => state.settings);
  const dark = useSyncExternalStore(watchDarkness, () => isDark(appearance));
  return { largeText, highContrast, isDark: dark };
}
