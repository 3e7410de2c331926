import { money, type SectionOf } from '../../../definition';
import type { IncubationCarrierAnswers } from '../answers.generated';

export const caseData: SectionOf<IncubationCarrierAnswers, 'caseData'> = {
  key: 'caseData',
  kind: 'table',
  title: { zh: '资金使用与典型孵化案例', en: 'Funding and incubation cases', ar: 'حالات التمويل والاحتضان' },
  layout: 'cards',
  maxRows: 20,
  columns: [
    { key: 'company_name', zh: '企业（团队）名称', en: 'Company or team', ar: 'الشركة أو الفريق', type: 'text', required: true, maxLength: 100 },
    { key: 'fund_amount', zh: '孵化资金投入额', en: 'Incubation funds invested', ar: 'أموال الاحتضان المستثمرة', ...money, min: 0 },
    { key: 'fund_date', zh: '投入时间', en: 'Date of investment', ar: 'تاريخ الاستثمار', type: 'date' },
    { key: 'description', zh: '孵化过程与成效', en: 'Incubation and results', ar: 'الاحتضان والنتائج', type: 'textarea', required: true, maxLength: 500 },
  ],
};
