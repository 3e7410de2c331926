/** How a step is chosen by a key or from afar: the focus goes on to the first thing that it asks for. */
import { DECISION_WAYS, type DecisionWay, type OfficeAction } from '@domain/filing/deciding';
import type { Written } from './written';

export const WAYS = Object.keys(DECISION_WAYS) as DecisionWay[];
export const FIELDS_ID = 'decision-fields';

export function choose(step: OfficeAction, onWrite: (change: Partial<Written>) => void): void {
  onWrite({ action: step });
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`#${FIELDS_ID} :is(input, textarea)`)?.focus(),
  );
}
