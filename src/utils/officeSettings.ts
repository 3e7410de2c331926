/** Settings of the office, set once the server has answered. */
import type { PortalSettings } from '@domain/system/calls';
import { useSyncExternalStore } from 'react';
import defaults from '../../config/defaultSettings';
import { keepBrand, keptBrand } from './brand';
import { useLanguage } from './language';

export type House = PortalSettings['house'];

let house: House = {
  ...keptBrand(),
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

export function tellHouse(said: House): void {
  house = said;
  keepBrand(said);
  for (const listener of listeners) listener();
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** True if OFD files are accepted. Assumed before the settings arrive: the server decides. */
export const takesOfd = (): boolean => house.takes_ofd;

/** The help line of the build stands as long as the house has none of its own. */
export function useHouse(): House {
  const said = useSyncExternalStore(listen, () => house);
  return said.help_line ? said : { ...said, help_line: defaults.helpLine };
}

/** The name of the portal, as the house or the build has it. */
export function usePortalName(): string {
  const { t, language } = useLanguage();
  return useHouse().masthead[language] || t('portal.full');
}
