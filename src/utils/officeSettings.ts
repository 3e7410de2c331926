/** Settings of the office, set once the server has answered. */
import type { PortalSettings } from '@domain/system/calls';
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

/** True if OFD files are accepted. Assumed before the settings arrive: the server decides. */
export const isOfdAccepted = (): boolean => house.takes_ofd;

/** The help line of the build stands as long as the house has none of its own. */
export function useOfficeSettings(): PortalOffice {
  const said = useSyncExternalStore(listen, () => house);
  return said.help_line ? said : { ...said, help_line: defaults.helpLine };
}

/** The name of the portal, as the house or the build has it. */
export function usePortalName(): string {
  const { t, language } = useLanguage();
  return useOfficeSettings().masthead[language] || t('portal.full');
}
