import { money, type SectionOf } from '../../../definition';
import type { JiebangSecondAnswers } from '../answers.generated';
import { filerRole } from '../dictionaries';

/** True once a demand is chosen: its facts come with the choice, and are never asked for without it. */
const isChosen = ({ demand_link }: JiebangSecondAnswers): boolean => Boolean(demand_link.demand_id);

export const demandLink: SectionOf<JiebangSecondAnswers, 'demand_link'> = {
  key: 'demand_link',
  kind: 'fields',
  title: { zh: '榜单信息', en: 'The demand', ar: 'الطلب التقني' },
  fields: [
    {
      key: 'demand_id',
      zh: '对应榜单',
      en: 'Demand',
      ar: 'الطلب',
      type: 'filing',
      required: true,
      says: ['demand_no', 'demand_name'],
      source: 'jiebangguashuai.$filing.id',
      help: { zh: '从已公布的榜单中选择', en: 'Choose from the published demands', ar: 'اختر من الطلبات المنشورة' },
    },
    {
      key: 'demand_name',
      zh: '榜单名称',
      en: 'Title of the demand',
      ar: 'عنوان الطلب',
      type: 'text',
      requiredWhen: isChosen,
      maxLength: 100,
      readonly: true,
      source: 'jiebangguashuai.demand.demand_name',
    },
    {
      key: 'demand_no',
      zh: '榜单编号',
      en: 'Demand no.',
      ar: 'رقم الطلب التقني',
      type: 'text',
      requiredWhen: isChosen,
      maxLength: 100,
      readonly: true,
      source: 'jiebangguashuai.$filing.no',
      identifies: true,
    },
    {
      key: 'demander_name',
      identifies: true,
      zh: '发榜方',
      en: 'Demand side',
      ar: 'جهة الطلب',
      type: 'text',
      requiredWhen: isChosen,
      maxLength: 100,
      readonly: true,
      source: 'jiebangguashuai.applicant_basic.company_name',
    },
    {
      key: 'demander_code',
      zh: '发榜方统一社会信用代码',
      en: 'Demand side credit code',
      ar: 'رمز ائتمان جهة الطلب',
      type: 'credit_code',
      requiredWhen: isChosen,
      readonly: true,
      source: 'jiebangguashuai.applicant_basic.credit_code',
    },
    { key: 'reward_amount', zh: '榜额', en: 'Reward', ar: 'المكافأة', ...money, requiredWhen: isChosen, min: 0, readonly: true, source: 'jiebangguashuai.demand.reward_amount' },
    { key: 'filer_role', zh: '填报主体', en: 'Who files', ar: 'من يقدّم', type: 'select', required: true, options: filerRole },
  ],
};
