import type { Text } from '../text';

/** Messages to people of a company who divide the sections of a draft among them. */
export const claimMessages = {
  claimed: { zh: '栏目分工已更新', en: 'The share of sections is updated', ar: 'حُدّث توزيع الأقسام' },
  taken: {
    zh: '{{name}}刚刚认领了该栏目，请先与其沟通，或重新查看后再移交',
    en: '{{name}} has just taken this section: talk to them first, or look again before you hand it over',
    ar: 'تولى {{name}} هذا القسم للتو: تحدث معه أولًا أو انظر مجددًا قبل تسليمه',
  },
  freed: {
    zh: '该栏目的分工刚刚被取消，请重新查看后再操作',
    en: 'This section has just been given back: look again first',
    ar: 'أُعيد هذا القسم للتو: انظر مجددًا أولًا',
  },
  past: {
    zh: '完成日期不能早于今天，请选择今天或以后的日期',
    en: 'The date lies in the past: choose today or later',
    ar: 'التاريخ في الماضي: اختر هذا اليوم أو ما بعده',
  },
  notColleague: {
    zh: '该人员不能填写本申报，请选择有填报权限的同事',
    en: 'This person cannot fill this declaration in: choose a colleague who may',
    ar: 'هذا الشخص لا يستطيع ملء هذا الطلب: اختر زميلًا يستطيع',
  },
} satisfies Record<string, Text>;

/** Messages to people who write notes on a section of their company's draft. */
export const noteMessages = {
  empty: { zh: '请填写备注内容', en: 'Write the note first', ar: 'اكتب الملاحظة أولًا' },
  added: {
    zh: '备注已添加，仅本企业可见',
    en: 'Note added. Only your company sees it',
    ar: 'أُضيفت الملاحظة، ولا تراها إلا شركتك',
  },
  removed: { zh: '备注已删除', en: 'Note removed', ar: 'أُزيلت الملاحظة' },
  tooMany: {
    zh: '一份申报最多保留{{limit}}条备注，请先删除不再需要的',
    en: 'A filing keeps {{limit}} notes at most: remove some that you no longer need',
    ar: 'للطلب {{limit}} ملاحظة على الأكثر: أزل ما لا تحتاج إليه',
  },
  ofColleague: {
    zh: '这是同事的备注，只有本人或企业主账号可以删除',
    en: 'This is a colleague’s note: only its author or the company’s main account can remove it',
    ar: 'هذه ملاحظة زميل: لا يزيلها إلا كاتبها أو الحساب الرئيسي للشركة',
  },
} satisfies Record<string, Text>;
