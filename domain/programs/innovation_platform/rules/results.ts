import type { Rule } from '../../../definition';
import { year } from '../../../expressions/dates';
import { asks, least, measured } from '../../../expressions/figures';
import type { InnovationPlatformAnswers } from '../answers.generated';

export const resultsRules: Rule<InnovationPlatformAnswers>[] = [
  {
    id: 'IP-08',
    level: 'error',
    zh: '没有相关知识产权（不含外观设计），请至少填报1项',
    en: 'No IP right is listed (designs excluded); list at least one',
    ar: 'لم يُدرج حق ملكية فكرية (عدا التصاميم)، أدرج واحدًا على الأقل',
    met: {
      zh: '相关知识产权1项以上（不含外观设计）',
      en: 'At least one IP right is listed (designs excluded)',
      ar: 'أُدرج حق ملكية فكرية واحد على الأقل (عدا التصاميم)',
    },
    applies: asks('ip'),
    elsewhere: {
      zh: '所申报的平台类型不设此项要求',
      en: 'Not asked of this kind of platform',
      ar: 'لا يُطلب من هذا النوع من المنصات',
    },
    paths: ['outputData.output_type'],
    ...measured<InnovationPlatformAnswers>(({ indicators, T }) =>
      least(indicators.ip_count, T('ip'), 'item'),
    ),
  },
  {
    id: 'IP-19',
    level: 'error',
    zh: '项目结束时间早于开始时间，请核对两个时间',
    en: 'A project ends before it starts; check both dates',
    ar: 'مشروع ينتهي قبل بدئه، راجع التاريخين',
    met: {
      zh: '各项目结束时间不早于开始时间',
      en: 'Every project ends after it starts',
      ar: 'كل مشروع ينتهي بعد بدئه',
    },
    paths: ['projectData.end_month', 'projectData.start_month'],
    check: ({ all, projectData }) => all(projectData, (row) => row.end_month >= row.start_month),
  },
  /** Results date from the last three years, for clinical centres from the last five. */
  {
    id: 'IP-20',
    level: 'warning',
    zh: '有成果不是近三年取得（临床医学研究中心为近五年），请核对时间或删除该项',
    en: 'A result is older than three years (five for clinical centres); check its date or remove it',
    ar: 'نتيجة أقدم من ثلاث سنوات (خمس للمراكز السريرية)، راجع تاريخها أو احذفها',
    met: {
      zh: '各项成果均为近三年取得（临床医学研究中心为近五年）',
      en: 'Every result dates from the last three years (five for clinical centres)',
      ar: 'كل نتيجة من السنوات الثلاث الأخيرة (الخمس للمراكز السريرية)',
    },
    paths: ['outputData.output_date'],
    check: ({ all, outputData, ctx, selectIndex }) =>
      all(
        outputData,
        (row) => year(row.output_date) >= ctx.batchYear - (selectIndex.select_index === 5 ? 5 : 3),
      ),
  },
];
