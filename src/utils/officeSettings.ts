/** Settings of the office, set once the server has answered. */

import type { PortalSettings } from '@domain/system/calls';
import { toFileLanguage } from '@domain/text';
import { useSyncExternalStore } from 'react';
import defaults from '../../config/defaultSettings';
import { readStoredBrand, saveBrand } from './brand';
import { useLanguage } from './language';

export type PortalOffice = PortalSettings['house'];

let house: PortalOffice = {
  ...readStoredBrand(),
  office: '',
  help_line: '',
  working_hours: '',
  address: '',
  takes_ofd: true,
  icp_record: '',
  police_record: '',
  foot_links: [],
};
const listeners = new Set<() => void>();

export function setOfficeSettings(said: PortalOffice): void {
  house = said;
  saveBrand(said);
  for (const listener of listeners) listener();
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** True if OFD files are accepted. Assumed until the settings have loaded, because the server decides. */
export const isOfdAccepted = (): boolean => house.takes_ofd;

/** Returns the office settings, with the build's help line where the office has set none. */
export function useOfficeSettings(): PortalOffice {
  const said = useSyncExternalStore(listen, () => house);
  return said.help_line ? said : { ...said, help_line: defaults.helpLine };
}

/** Name of the portal as set by the office, else by the build. */
export function usePortalName(): string {
  const { t, language } = useLanguage();
  return useOfficeSettings().masthead[toFileLanguage(language)] || t('portal.full');
}
