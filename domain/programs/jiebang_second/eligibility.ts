import type { EligibilityCondition } from '../../definition';

/** Conditions for applying, shown to the filer before the first answer. */
export const eligibility: EligibilityCondition[] = [
  {
    id: 'JS-E1',
    zh: '须对应已公布的榜单，同一榜单只能立项1次（赛马制除外）',
    en: 'Tied to a published demand; one project per demand unless it is a race',
    ar: 'مرتبط بطلب منشور، ومشروع واحد لكل طلب ما لم يكن سباقًا',
  },
  {
    id: 'JS-E2',
    zh: '揭榜方为高校、科研院所、企业或其联合体，具备攻关能力，与发榜方无关联关系',
    en: 'Bidder: university, institute, company or consortium, able to do the work, not related to the demand side',
    ar: 'مقدم العرض: جامعة أو معهد أو شركة أو ائتلاف قادر على العمل وغير ذي صلة بجهة الطلب',
  },
  {
    id: 'JS-E3',
    zh: '双方已签订技术开发合同，合同金额不低于榜额',
    en: 'A technology development contract is signed, its amount not below the reward',
    ar: 'وُقّع عقد تطوير تقني لا يقل مبلغه عن المكافأة',
    guess: true,
  },
  {
    id: 'JS-E4',
    zh: '方案应响应全部技术指标，不得有负偏离',
    en: 'The proposal answers every indicator, none below the requirement',
    ar: 'يجيب العرض عن كل مؤشر، ولا شيء منها دون المطلوب',
  },
  {
    id: 'JS-E5',
    zh: '揭榜方负责人签订“军令状”，不设职称、年龄门槛',
    en: 'The bid leader signs a written pledge; no age or title limit',
    ar: 'يوقّع مسؤول العرض تعهدًا خطيًا، ولا حد للسن أو اللقب',
  },
  {
    id: 'JS-E6',
    zh: '合同须办理技术合同认定登记',
    en: 'The contract is registered as a technology contract',
    ar: 'العقد مسجل كعقد تقني',
  },
];
