import type { Program } from '@domain/definition';

export const PLANS = '/forms/TechnologyPlan';

/** The page where one of a program's kinds is chosen: the address of the form with `Index` behind it. */
export const indexOf = ({ route }: Pick<Program, 'route'>): string => `${route}Index`;
