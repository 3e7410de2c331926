import type { RegisterValues } from './draft';

export const STEPS = ['identify', 'company', 'account'] as const;
export type Step = (typeof STEPS)[number];

/** Values that a step needs before the next one can be shown. */
const needs: Record<Step, (keyof RegisterValues)[]> = {
  identify: ['credit_code', 'company_name'],
  company: ['dept', 'tax', 'industry'],
  account: [],
};

/** The step that the address asks for, or the first one before it that is not done: after a reload, say. */
export function reachableStep(asked: string | null, values: RegisterValues): Step {
  const wanted = STEPS.find((step) => step === asked) ?? 'identify';
  const undone = STEPS.find((step) => needs[step].some((key) => !values[key]));
  const reach = undone ? Math.min(STEPS.indexOf(wanted), STEPS.indexOf(undone)) : STEPS.indexOf(wanted);
  return STEPS[reach] as Step;
}

export const nextStep = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) + 1];
export const previousStep = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) - 1];
