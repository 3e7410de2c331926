import type { Rule } from '../../../definition';
import { isFilledIn } from '../../../expressions/choices';
import { creditCodeRule } from '../../common/rules/common';
import type { GazelleAnswers } from '../answers.generated';

export const evidenceRules: Rule<GazelleAnswers>[] = [
  {
    id: 'GZ-18',
    level: 'warning',
    zh: '发明专利不足2件，且实用新型、软件著作权合计不足8件，创新能力说服力不足，请补充知识产权或主持制定的标准',
    en: 'Fewer than two invention patents and fewer than eight utility models and software copyrights: weak evidence of innovation; add rights, or standards you led',
    ar: 'أقل من براءتي اختراع وأقل من ثمانية نماذج منفعة وحقوق برمجيات: دليل ضعيف على الابتكار، أضف حقوقًا أو معايير قدتم وضعها',
    met: {
      zh: '发明专利2件以上，或实用新型、软件著作权合计8件以上，或主持制定过标准',
      en: 'At least two invention patents, eight utility models and software copyrights, or a standard led by the company',
      ar: 'براءتا اختراع على الأقل، أو ثمانية نماذج منفعة وحقوق برمجيات، أو معيار قادت الشركة وضعه',
    },
    paths: [
      'ipData.invention_count',
      'ipData.utility_model_count',
      'ipData.software_count',
      'standardData.role',
    ],
    check: ({ ipData, standardData }) =>
      ipData.invention_count >= 2 ||
      ipData.utility_model_count + ipData.software_count >= 8 ||
      standardData.some((row) => row.role === 'lead'),
  },
  {
    id: 'GZ-19',
    level: 'warning',
    zh: '已填报为高新技术企业，但荣誉资质中没有证书，请补填',
    en: 'High-tech status is claimed but its certificate is not listed; add it under honours',
    ar: 'ذُكرت صفة التقنية العالية لكن شهادتها غير مدرجة، أضفها ضمن التكريمات',
    met: {
      zh: '荣誉资质中已列出高新技术企业证书',
      en: 'The high-tech certificate is listed under honours',
      ar: 'شهادة التقنية العالية مدرجة ضمن التكريمات',
    },
    applies: ({ baseData }) => baseData.is_hightech === true,
    elsewhere: {
      zh: '仅高新技术企业须填报证书',
      en: 'Asked of high-tech enterprises only',
      ar: 'يُطلب من شركات التقنية العالية فقط',
    },
    paths: ['baseData.is_hightech', 'honorData.honor_type'],
    check: ({ honorData }) => honorData.some((row) => row.honor_type === 'hightech'),
  },
  {
    id: 'GZ-20',
    level: 'error',
    zh: '荣誉有效期早于获得时间，请核对两个日期',
    en: 'An honour expires before it was awarded; check both dates',
    ar: 'تكريم تنتهي صلاحيته قبل منحه، راجع التاريخين',
    met: {
      zh: '各项荣誉的有效期均晚于获得时间',
      en: 'Every honour expires after it was awarded',
      ar: 'كل تكريم تنتهي صلاحيته بعد منحه',
    },
    paths: ['honorData.valid_until', 'honorData.award_date'],
    check: ({ all, honorData }) =>
      all(honorData, (row) => !isFilledIn(row.valid_until) || row.valid_until > row.award_date),
  },
  {
    id: 'GZ-21',
    level: 'error',
    zh: '融资到位日期早于企业成立日期或晚于今天，请核对日期',
    en: 'A financing date lies before registration or in the future; correct the date',
    ar: 'تاريخ تمويل يسبق التسجيل أو يقع في المستقبل، صحّح التاريخ',
    met: {
      zh: '融资到位日期在企业成立之后，且不晚于提交日期',
      en: 'Every financing date lies between registration and submission',
      ar: 'تقع جميع تواريخ التمويل بين التسجيل والتقديم',
    },
    paths: ['financingData.received_date', 'baseData.registered_date'],
    check: ({ all, financingData, baseData, ctx }) =>
      all(
        financingData,
        (row) => row.received_date >= baseData.registered_date && row.received_date <= ctx.today,
      ),
  },
  { ...creditCodeRule, id: 'GZ-22' },
  {
    id: 'GZ-23',
    level: 'error',
    zh: '审计报告少于数据年度数，请每个数据年度上传一份',
    en: 'There are fewer audit reports than data years; upload one per data year',
    ar: 'تقارير التدقيق أقل من سنوات البيانات، ارفع تقريرًا لكل سنة',
    met: {
      zh: '每个数据年度均有一份审计报告',
      en: 'Each data year has an audit report',
      ar: 'لكل سنة بيانات تقرير تدقيق',
    },
    paths: ['filesData.audit_reports', 'baseData.registered_date'],
    check: ({ filesData, years }) => (filesData.audit_reports || []).length >= years.year_list.length,
  },
  {
    id: 'GZ-24',
    level: 'error',
    zh: '承诺事项未全部确认，请逐项勾选',
    en: 'Not all commitments are confirmed; tick each of them',
    ar: 'لم تُؤكد جميع التعهدات، أشّر على كل منها',
    met: { zh: '承诺事项已全部确认', en: 'All commitments are confirmed', ar: 'جميع التعهدات مؤكدة' },
    paths: ['declarationData.truthful', 'declarationData.no_violation'],
    check: ({ declarationData }) =>
      declarationData.truthful === true && declarationData.no_violation === true,
  },
];
