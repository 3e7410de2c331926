/**
 * Estimate of the points that a company can expect of the experts: the ranges of the guide to high-tech recognition
 * (国科发火〔2016〕195号, part 3, section 6) that follow from its figures. Experts decide the points within a range; recognition
 * needs more than 70.
 */

import type { FormScope, PointRange, ScoreEstimate } from '../../definition';
import { growth } from '../../expressions/numbers';
import type { HightechAnswers } from './answers.generated';

type Facts = FormScope<HightechAnswers>;
type Points = Pick<PointRange, 'least' | 'most'>;

const PASS_ABOVE = 70;

const NONE: Points = { least: 0, most: 0 };
const range = (least: number, most: number): Points => ({ least, most });
const add = (a: Points, b: Points): Points => range(a.least + b.least, a.most + b.most);

/** Points for the number of rights: one right of class 1 counts more than any number of class 2. */
function pointsForRights({ indicators }: Facts): Points {
  if (indicators.class1_count >= 1) return range(7, 8);
  if (indicators.class2_count >= 5) return range(5, 6);
  if (indicators.class2_count >= 3) return range(3, 4);
  return indicators.class2_count >= 1 ? range(1, 2) : NONE;
}

/**
 * Points for intellectual property: technical level 8, core support of the main products 8, how the rights were obtained 6,
 * standards 2 on top; at most 30.
 */
function intellectualProperty(facts: Facts): Points {
  const { ip_table, standards } = facts;
  if (!ip_table.length) return NONE;
  const ownWork = ip_table.some((row) => row.acquire_method === 'own_rd');
  const judged = range(1, 8 + 8 + (ownWork ? 6 : 3) + (standards.length ? 2 : 0));
  const { least, most } = add(pointsForRights(facts), judged);
  return range(least, Math.min(most, 30));
}

/** Points for transformation: six for each achievement transformed per year, up to five achievements. */
function transformation({ achievements, finance }: Facts): Points {
  const perYear = finance.length ? Math.min(Math.floor(achievements.length / finance.length), 5) : 0;
  return perYear ? range((perYear - 1) * 6 + 1, perYear * 6) : NONE;
}

function management({ innovation_capability: said }: Facts): Points {
  const most = [
    said.has_rd_system && 6,
    said.has_rd_unit && 6,
    said.has_transfer_incentive && 4,
    said.has_talent_system && 4,
  ].reduce<number>((total, points) => total + (points || 0), 0);
  return range(0, most);
}

/** Points for growth, of sales and of net assets alike: two for each band. */
function pointsForGrowth(percent: number | null): Points {
  if (percent === null || percent <= 0) return NONE;
  const band = [5, 15, 25, 35].filter((from) => percent >= from).length;
  return range(band * 2 + 1, band * 2 + 2);
}

const bothGrowths = ({ finance }: Facts): Points =>
  add(pointsForGrowth(growth(finance, 'net_assets')), pointsForGrowth(growth(finance, 'sales_revenue')));

export const assess = (facts: Facts): ScoreEstimate => ({
  passAbove: PASS_ABOVE,
  parts: [
    {
      zh: '知识产权',
      en: 'Intellectual property',
      ar: 'الملكية الفكرية',
      outOf: 30,
      ...intellectualProperty(facts),
    },
    {
      zh: '科技成果转化能力',
      en: 'Transformation capability',
      ar: 'القدرة على التحويل',
      outOf: 30,
      ...transformation(facts),
    },
    {
      zh: '研究开发组织管理水平',
      en: 'R&D management',
      ar: 'إدارة البحث والتطوير',
      outOf: 20,
      ...management(facts),
    },
    { zh: '企业成长性', en: 'Growth', ar: 'النمو', outOf: 20, ...bothGrowths(facts) },
  ],
});
