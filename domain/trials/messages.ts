import type { TextTemplate } from '../text';

/** Answers to whoever tries a program. */
export const trialMessages = {
  begun: {
    zh: '“{{program}}”已可试填（版次{{edition}}）',
    en: '{{program}} can be tried now (edition {{edition}})',
    ar: 'يمكن تجربة {{program}} الآن (الإصدار {{edition}})',
  },
  acting: {
    zh: '正在以试填企业的身份填报，所填内容不计入任何统计和清单',
    en: 'You now act for the trial company. Nothing of it counts anywhere',
    ar: 'أنت تتصرف الآن باسم شركة التجربة، ولا يُحتسب شيء منها',
  },
  assessing: {
    zh: '正在以评审专家的身份评审试填申报，评审结果不计入任何统计和清单',
    en: 'You now assess filings on trial as an expert. Nothing of it counts anywhere',
    ar: 'أنت تقيّم الآن طلبات التجربة بصفة خبير، ولا يُحتسب شيء منها',
  },
  removed: {
    zh: '已删除试填项目及其{{count}}件试填申报',
    en: { one: 'Trial removed with its {{count}} filing', other: 'Trial removed with its {{count}} filings' },
    ar: 'حُذفت التجربة مع طلباتها ({{count}})',
  },
  noDepartment: {
    zh: '没有这个归口管理部门，请重新选择',
    en: 'There is no such department. Choose another one',
    ar: 'لا توجد هذه الجهة، اختر جهة أخرى',
  },
  nothingToTry: {
    zh: '没有正在试填的项目，请先从草稿或送审版本开始试填',
    en: 'No program is on trial. Begin with a draft or a proposal',
    ar: 'لا برنامج قيد التجربة. ابدأ بمسودة أو مقترح',
  },
} satisfies Record<string, TextTemplate>;
