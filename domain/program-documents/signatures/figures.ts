import type { FunctionSignatures } from '../../expressions/language/signature';

const figure = (
  bound: 'least' | 'most' | 'above' | 'below',
  says: FunctionSignatures[string]['says'],
): FunctionSignatures[string] => ({
  parameters: ['number', 'number', 'text'],
  result: 'record',
  answersMissing: [1],
  says,
  example: {
    text: `${bound}(3.2, 5, 'percent')`,
    gives: { value: 3.2, threshold: 5, bound, unit: 'percent' },
  },
});

export const figureSignatures = {
  least: figure('least', {
    zh: '指标：数值不低于门槛',
    en: 'A figure that must be at least its threshold',
    ar: 'مؤشر يجب ألا يقل عن حده',
  }),
  most: figure('most', {
    zh: '指标：数值不高于门槛',
    en: 'A figure that must be at most its threshold',
    ar: 'مؤشر يجب ألا يزيد على حده',
  }),
  above: figure('above', {
    zh: '指标：数值高于门槛',
    en: 'A figure that must be above its threshold',
    ar: 'مؤشر يجب أن يزيد على حده',
  }),
  below: figure('below', {
    zh: '指标：数值低于门槛',
    en: 'A figure that must be below its threshold',
    ar: 'مؤشر يجب أن يقل عن حده',
  }),
  isThresholdReached: {
    parameters: ['record'],
    result: 'yesNo',
    says: { zh: '指标是否达到门槛', en: 'Whether a figure meets its threshold', ar: 'هل بلغ المؤشر حده' },
    example: { text: "isThresholdReached(least(5, 5, 'percent'))", gives: true },
  },
  selectDecidingFigure: {
    parameters: ['record...'],
    result: 'record',
    says: {
      zh: '各项指标均须达到时起决定作用的一项：先取未达到的',
      en: 'The deciding figure where all are required: the first that misses its threshold',
      ar: 'المؤشر الحاسم حين تلزم كلها: أول ما لم يبلغ حده',
    },
    example: {
      text: "selectDecidingFigure(least(5, 5, 'percent'), least(1, 2, 'item'))",
      gives: { value: 1, threshold: 2, bound: 'least', unit: 'item' },
    },
  },
  selectReachedFigure: {
    parameters: ['record...'],
    result: 'record',
    says: {
      zh: '各项指标达到其一即可时起决定作用的一项：先取达到的',
      en: 'The deciding figure where one is enough: the first that meets its threshold',
      ar: 'المؤشر الحاسم حين يكفي واحد: أول ما بلغ حده',
    },
    example: {
      text: "selectReachedFigure(least(1, 2, 'item'), least(5, 5, 'percent'))",
      gives: { value: 5, threshold: 5, bound: 'least', unit: 'percent' },
    },
  },
  percentage: {
    parameters: ['number', 'number'],
    result: 'number',
    mayBeMissing: true,
    says: {
      zh: '前数占后数的百分比，不四舍五入',
      en: 'The first number in percent of the second, not rounded',
      ar: 'نسبة الأول من الثاني بالمئة دون تقريب',
    },
    example: { text: 'percentage(1, 8)', gives: 12.5 },
  },
  getRequiredRdIntensity: {
    parameters: ['number'],
    result: 'number',
    says: {
      zh: '高新技术企业认定按销售收入（万元）要求的研发费用占比（%）',
      en: 'R&D intensity in percent that high-tech recognition asks for at these sales in 万元',
      ar: 'كثافة البحث بالمئة المطلوبة للاعتماد عند هذه المبيعات بـ万元',
    },
    example: { text: 'getRequiredRdIntensity(6000)', gives: 4 },
  },
  computeRdIntensityFigure: {
    parameters: ['number', 'number'],
    result: 'record',
    says: {
      zh: '指标：研发费用占营业收入的比例及其门槛（万元）',
      en: 'Figure of R&D expenses beside revenue, with its threshold; both in 万元',
      ar: 'مؤشر نفقات البحث إلى الإيرادات مع حده، وكلاهما بـ万元',
    },
    example: {
      text: 'computeRdIntensityFigure(1000, 60)',
      gives: { value: 6, threshold: 5, bound: 'least', unit: 'percent' },
    },
  },
  computeIndirectCostCap: {
    parameters: ['number'],
    result: 'number',
    says: {
      zh: '间接费用上限（万元）：500以内30%，500至1000部分25%，超出部分20%',
      en: 'Maximum of indirect costs in 万元: 30 % up to 500, 25 % up to 1,000, 20 % above',
      ar: 'الحد الأعلى للتكاليف غير المباشرة بـ万元: 30% حتى 500، و25% حتى 1000، و20% لما فوقها',
    },
    example: { text: 'computeIndirectCostCap(600)', gives: 175 },
  },
} satisfies FunctionSignatures;
