import defaults from '../../config/defaultSettings';

/** Choices of the side bar's look; `house` leaves it to the office. */
export const NAVIGATION_LOOKS = ['house', 'dark', 'light'] as const;
export type NavigationLook = (typeof NAVIGATION_LOOKS)[number];

/** True if the side bar is light: by the person's choice, else by the office's, else by the build's (dark). */
export const isNavigationLight = (chosen: NavigationLook, isLightAtHouse: boolean): boolean =>
  chosen === 'house' ? isLightAtHouse || defaults.navTheme === 'light' : chosen === 'light';
