import type { Text } from '../text';

/** Messages about payments of granted amounts. */
export const paymentMessages = {
  recorded: {
    zh: '已登记拨付{{amount}}，企业已收到通知',
    en: 'The payment of {{amount}} is recorded, and the company was told',
    ar: 'سُجّل صرف {{amount}} وأُبلغت الشركة',
  },
  takenBack: {
    zh: '已撤销该笔拨付登记，企业已收到通知',
    en: 'The payment record is taken back, and the company was told',
    ar: 'أُلغي تسجيل الصرف وأُبلغت الشركة',
  },
  /** Limit in the unit of the field that it stands beside. */
  tooMuch: {
    zh: '本次金额超出未拨付余额：批准{{granted}}万元，已拨付{{paid}}万元，最多还可拨付{{remaining}}万元。请改正金额',
    en: 'This is more than remains, in 10,000 yuan: granted {{granted}}, paid {{paid}}, at most {{remaining}} left. Correct the amount',
    ar: 'المبلغ أكبر من المتبقي (بوحدة 10,000 يوان): مُنح {{granted}}، وصُرف {{paid}}، ولم يبق إلا {{remaining}}. صحّح المبلغ',
  },
  nothingLeft: {
    zh: '批准金额已全部拨付。登记有误的，请先撤销该笔登记，再重新登记',
    en: 'The grant is paid in full. If a payment is wrong, take it back first, then record it again',
    ar: 'صُرفت المنحة كاملة. إن كان صرف خاطئًا فألغ تسجيله أولًا ثم سجّله من جديد',
  },
  inFuture: {
    zh: '拨付日期不能晚于今天（{{day}}），请在实际拨付后登记',
    en: 'The day of payment is after today ({{day}}). Record a payment once it is made',
    ar: 'تاريخ الصرف بعد اليوم ({{day}}). سجّل الصرف بعد حدوثه',
  },
  beforeApproval: {
    zh: '拨付日期不能早于批准日期（{{day}}），请核对日期',
    en: 'The day of payment is before the approval ({{day}}). Check the day',
    ar: 'تاريخ الصرف قبل تاريخ الاعتماد ({{day}}). تحقق من التاريخ',
  },
  notGranted: {
    zh: '该申报没有批准金额，无需拨付。请核对申报编号',
    en: 'This filing has no grant, so nothing is paid for it. Check the receipt number',
    ar: 'لا منحة لهذا الطلب فلا يُصرف له شيء. تحقق من رقم الإيصال',
  },
  notApproved: {
    zh: '该申报目前不是批准状态，不能登记拨付。请与审核人员核实后再办理',
    en: 'This filing is not approved at present, so no payment can be recorded. Ask the reviewers first',
    ar: 'هذا الطلب غير معتمد حاليًا فلا يمكن تسجيل صرف له. اسأل المراجعين أولًا',
  },
  grantOfProject: {
    zh: '验收不另行批准资助，资助随原项目拨付。请在原项目的申报下登记拨付',
    en: 'An acceptance grants nothing: the grant is paid with the project. Record the payment at the filing of the project',
    ar: 'لا يمنح القبول شيئًا: تُصرف المنحة مع المشروع. سجّل الصرف في طلب المشروع',
  },
  tooMany: {
    zh: '该申报的拨付登记已达{{limit}}笔，不能再登记。请联系系统管理员',
    en: 'This filing has {{limit}} payment records, the most there can be. Ask the administrator of the system',
    ar: 'لهذا الطلب {{limit}} من تسجيلات الصرف وهو الحد الأقصى. اسأل مدير النظام',
  },
  takenBackAlready: {
    zh: '该笔拨付登记已被撤销，请刷新后查看',
    en: 'This payment record was taken back before. Reload and look again',
    ar: 'أُلغي تسجيل الصرف هذا من قبل. أعد التحميل وانظر مجددًا',
  },
  stale: {
    zh: '该申报的拨付登记刚被其他人修改，本次操作未生效，请核对最新情况后再办理',
    en: 'Somebody else has just changed the payments of this filing, so nothing was done. Compare before you go on',
    ar: 'غيّر شخص آخر للتو تسجيلات صرف هذا الطلب ولم يُنفَّذ شيء. قارن بآخر حال قبل المتابعة',
  },
  reasonMissing: {
    zh: '请填写撤销原因',
    en: 'Say why it is taken back',
    ar: 'اذكر سبب الإلغاء',
  },
} satisfies Record<string, Text>;
