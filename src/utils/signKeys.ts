import { readStored, writeStored } from '@/utils/storage';

const KEPT = 'portal_sign_keys';

/** Shortcuts of a single sign can be turned off by those who speak to their computer, or slip (WCAG 2.2, 2.1.4). */
export const areSignKeysOn = (): boolean => readStored(KEPT) !== 'off';

export const turnSignKeys = (isOn: boolean): void => writeStored(KEPT, isOn ? null : 'off');
