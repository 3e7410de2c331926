/** Figures of a company and a year that several programs ask for. One kind has one definition, so they agree wherever they are asked for. */
import type { Text } from '../text';

export interface RecurringFigure extends Text {
  unit: string;
  /** May turn from a gain into a loss: how far it moves from one year to the next says nothing. */
  swings?: true;
}

export const recurringFigures = {
  revenue: { zh: '营业收入', en: 'Operating revenue', unit: '万元' },
  main_revenue: { zh: '主营业务收入', en: 'Main business revenue', unit: '万元' },
  total_profit: { zh: '利润总额', en: 'Total profit', unit: '万元', swings: true },
  net_profit: { zh: '净利润', en: 'Net profit', unit: '万元', swings: true },
  taxes_paid: { zh: '上缴税费', en: 'Taxes paid', unit: '万元' },
  total_assets: { zh: '资产总额', en: 'Total assets', unit: '万元' },
  total_liabilities: { zh: '负债总额', en: 'Total liabilities', unit: '万元' },
  debt_ratio: { zh: '资产负债率', en: 'Debt-to-asset ratio', unit: '%' },
} as const satisfies Record<string, RecurringFigure>;

export type RecurringKind = keyof typeof recurringFigures;
