/** Conditions that an operator should mend; /api/health names them as long as they last. */
import type { SystemWarning } from '../../domain/system/status-calls';

export interface WarningRegistry {
  /** Raises or clears a warning. Returns whether that changed anything. */
  set(warning: SystemWarning, isOn: boolean): boolean;
  readonly raised: SystemWarning[];
}

export function createWarnings(): WarningRegistry {
  const raised = new Set<SystemWarning>();
  return {
    set(warning, isOn) {
      const was = raised.has(warning);
      if (isOn) raised.add(warning);
      else raised.delete(warning);
      return was !== isOn;
    },
    get raised() {
      return [...raised].sort();
    },
  };
}
