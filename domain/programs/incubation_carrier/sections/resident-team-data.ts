import { money, type SectionOf } from '../../../definition';
import type { IncubationCarrierAnswers } from '../answers.generated';

export const residentTeamData: SectionOf<IncubationCarrierAnswers, 'residentTeamData'> = {
  key: 'residentTeamData',
  kind: 'table',
  title: { zh: '入驻创业团队情况表（众创空间填报）', en: 'Resident teams (maker spaces)', ar: 'الفرق المقيمة (مساحات الابتكار)' },
  showWhen: ({ baseData }) => baseData.carrier_type === '3',
  import: 'xlsx',
  maxRows: 300,
  columns: [
    { key: 'team_name', zh: '团队（项目）名称', en: 'Team or project', ar: 'الفريق أو المشروع', type: 'text', required: true, maxLength: 100 },
    { key: 'leader_name', zh: '负责人', en: 'Leader', ar: 'المسؤول', type: 'text', required: true, maxLength: 50, identifies: true },
    { key: 'headcount', zh: '人数', en: 'Members', ar: 'الأعضاء', type: 'integer', required: true, min: 1, unit: '人' },
    { key: 'entry_date', zh: '入驻时间', en: 'Date of entry', ar: 'تاريخ الدخول', type: 'date', required: true },
    { key: 'registered_company', zh: '上年度新注册企业名称', en: 'Company registered last year', ar: 'الشركة المسجلة في السنة الماضية', type: 'text', maxLength: 100 },
    { key: 'financing_amount', zh: '上年度获得融资额', en: 'Financing last year', ar: 'تمويل السنة الماضية', ...money, min: 0 },
  ],
};
