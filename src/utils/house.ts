/** The administering body, as it says of itself: told once the portal stands, by its settings. */
import type { PortalSettings } from '@domain/calls/system';
import { useSyncExternalStore } from 'react';
import defaults from '../../config/defaultSettings';

export type House = PortalSettings['house'];

let house: House = { office: '', help_line: '', working_hours: '', address: '' };
const listeners = new Set<() => void>();

export function tellHouse(said: House): void {
  house = said;
  for (const listener of listeners) listener();
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The help line of the build stands as long as the house has none of its own. */
export function useHouse(): House {
  const said = useSyncExternalStore(listen, () => house);
  return said.help_line ? said : { ...said, help_line: defaults.helpLine };
}
