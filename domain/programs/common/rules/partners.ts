import type { Rule } from '../../../definition';
import { near } from '../../../expressions/numbers';
import { getRowByKey } from '../../../expressions/tables';
import type { ApplicantBasic, FundingSourcesRow, PartnersRow } from '../answers.generated';
import type { Partnership } from '../sections/partners';

export const partnerRules = <K extends string>(
  partnership: K,
): Rule<
  Record<K, Partnership> & {
    partners: PartnersRow[];
    applicant_basic: ApplicantBasic;
    funding_sources: FundingSourcesRow[];
  }
>[] => [
  {
    id: 'PRT-01',
    level: 'error',
    zh: '已选择有合作单位，但未填写合作单位或未上传合作协议，请补充',
    en: 'The project has partners, but none is listed or the agreement is missing; add both',
    ar: 'للمشروع شركاء لكن لم يُدرج أي منهم أو تنقص الاتفاقية، أضف كليهما',
    met: {
      zh: '已填写合作单位并上传合作协议',
      en: 'Partners are listed and the agreement is uploaded',
      ar: 'الشركاء مدرجون والاتفاقية مرفوعة',
    },
    applies: ({ [partnership]: { has_partner } }) => has_partner === true,
    elsewhere: {
      zh: '仅有合作单位的项目须满足',
      en: 'Asked of projects with partners only',
      ar: 'يُطلب من المشاريع التي لها شركاء فقط',
    },
    paths: [`${partnership}.has_partner`, 'partners', 'filesData.cooperation_agreement'],
    check: ({ partners, hasFile }) => partners.length >= 1 && hasFile('cooperation_agreement'),
  },
  {
    id: 'PRT-02',
    level: 'error',
    zh: '合作单位与申报单位相同，请删除该行或更正信用代码',
    en: 'A partner is the applicant itself; remove the row or correct the credit code',
    ar: 'أحد الشركاء هو مقدم الطلب نفسه، احذف الصف أو صحّح رمز الائتمان',
    met: {
      zh: '合作单位均不是申报单位',
      en: 'No partner is the applicant itself',
      ar: 'لا يوجد شريك هو مقدم الطلب نفسه',
    },
    paths: ['partners.credit_code', 'applicant_basic.credit_code'],
    check: ({ all, partners, applicant_basic }) =>
      all(partners, (row) => row.credit_code !== applicant_basic.credit_code),
  },
  {
    id: 'PRT-03',
    level: 'error',
    zh: '合作单位分配财政资金合计超过申请财政资助，请调整分配金额',
    en: 'Partner shares exceed the grant applied for; reduce the shares',
    ar: 'حصص الشركاء تتجاوز المنحة المطلوبة، خفّض الحصص',
    met: {
      zh: '合作单位分配财政资金合计不超过申请财政资助',
      en: 'Partner shares are within the grant applied for',
      ar: 'حصص الشركاء ضمن المنحة المطلوبة',
    },
    paths: ['partners.grant_share', 'funding_sources.amount'],
    check: ({ sum, partners, funding_sources }) =>
      sum(partners, 'grant_share') <= getRowByKey(funding_sources, 'city_grant').amount + 0.005,
  },
  {
    id: 'PRT-04',
    level: 'error',
    zh: '合作单位自带资金合计与经费来源中“合作单位投入”不一致，请核对两表',
    en: 'Partner funds differ from the sources table; check both',
    ar: 'تمويل الشركاء يختلف عن جدول مصادر التمويل، راجع كليهما',
    met: {
      zh: '合作单位自带资金合计与经费来源中“合作单位投入”一致',
      en: 'Partner funds agree with the sources table',
      ar: 'تمويل الشركاء يوافق جدول مصادر التمويل',
    },
    paths: ['partners.own_input', 'funding_sources.amount'],
    check: ({ sum, partners, funding_sources }) =>
      near(sum(partners, 'own_input'), getRowByKey(funding_sources, 'partner_input').amount),
  },
];
