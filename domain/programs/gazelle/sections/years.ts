import type { SectionOf } from '../../../definition';
import type { GazelleAnswers } from '../answers.generated';

export const years: SectionOf<GazelleAnswers, 'years'> = {
  key: 'years',
  kind: 'computed',
  title: { zh: '数据年度', en: 'Data years', ar: 'سنوات البيانات' },
  help: {
    zh: '由申报年度推出，共四个年度，首年为基年；企业成立不足四年的从成立当年起',
    en: 'Derived from the declaration year: four years, the first is the base year. A younger company starts in its year of registration',
    ar: 'تُستخلص من سنة الطلب: أربع سنوات أولاها سنة الأساس. والشركة الأحدث تبدأ من سنة تسجيلها',
  },
  fields: [
    { key: 'declare_year', zh: '申报年度', en: 'Declaration year', ar: 'سنة الطلب', type: 'year', computed: ({ ctx }) => ctx.batchYear },
    {
      key: 'year_list',
      zh: '填报年度',
      en: 'List of data years',
      ar: 'قائمة سنوات البيانات',
      type: 'text',
      computed: ({ dataYears, baseData }) => dataYears(4, baseData.registered_date),
    },
    { key: 'base_year', zh: '基年', en: 'Base year', ar: 'سنة الأساس', type: 'year', computed: ({ years }) => years.year_list[0] },
  ],
};
