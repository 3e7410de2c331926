/** Rates that fall in bands. Amounts are in 万元. */
import type { Figure } from '../definition';
import { least, percentage } from './figures';
import { round2 } from './numbers';

/** R&D intensity that high-tech recognition asks for, in percent of the latest year's sales (国科发火〔2016〕32号, article 11); NaN for unknown sales. */
export const rdIntensityRequired = (sales: number): number =>
  sales <= 5000 ? 5 : sales <= 20000 ? 4 : sales > 20000 ? 3 : Number.NaN;

export const rdIntensity = (revenue: number, rd: number): Figure | null =>
  least(percentage(rd, revenue), rdIntensityRequired(revenue), 'percent');

/** Ceiling of indirect costs: 30% of the first 500, 25% of the next 500, 20% of what is above. */
export const indirectCap = (base: number): number =>
  round2(
    Math.min(base, 500) * 0.3 +
      Math.max(0, Math.min(base, 1000) - 500) * 0.25 +
      Math.max(0, base - 1000) * 0.2,
  );
