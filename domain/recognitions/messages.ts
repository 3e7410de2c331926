import type { Text } from '../text';

/** Messages about recognitions and their certificates. */
export const recognitionMessages = {
  issued: {
    zh: '证书{{no}}已重新出具，原证书同时作废，企业已收到通知',
    en: 'Certificate {{no}} is issued anew in place of the one before, and the company was told',
    ar: 'أُعيد إصدار الشهادة {{no}} محل السابقة وأُبلغت الشركة',
  },
  imported: {
    zh: '已导入{{count}}项认定',
    en: 'Recognitions imported: {{count}}',
    ar: 'الاعتمادات المستوردة: {{count}}',
  },
  reasonMissing: { zh: '请填写原因', en: 'Give the reason', ar: 'اذكر السبب' },
  turned: {
    zh: '有效期截止早于开始，请改正',
    en: 'The validity ends before it begins. Correct it',
    ar: 'تنتهي الصلاحية قبل بدئها. صحّحها',
  },
  notLater: {
    zh: '延期后的截止日期应晚于现有截止日期',
    en: 'The new last day has to be later than the present one',
    ar: 'يجب أن يكون اليوم الأخير الجديد بعد الحالي',
  },
  nothingCorrected: {
    zh: '更正后的内容与现有证书相同，请填写要更正的企业名称或有效期',
    en: 'Nothing is corrected. Give the name of the company or the validity as it should be',
    ar: 'لم يُصحح شيء. اذكر اسم الشركة أو الصلاحية كما ينبغي',
  },
  revoked: {
    zh: '该认定已撤销，不能再出具证书。撤销有误的，请通过申诉解除撤销',
    en: 'This recognition is revoked, so no certificate can be issued for it. A wrong revocation is lifted by an appeal',
    ar: 'هذا الاعتماد مُلغى فلا تصدر له شهادة. والإلغاء الخاطئ يُرفع بتظلم',
  },
  notOurs: {
    zh: '系统启用前的证书不能补发，请向原发证机关申请',
    en: 'A certificate from before the portal cannot be issued again here. Ask the office that gave it',
    ar: 'لا يمكن هنا إعادة إصدار شهادة سابقة للبوابة. اسأل الجهة التي منحتها',
  },
  corrected: {
    zh: '认定{{no}}已变更，企业已收到通知',
    en: 'Recognition {{no}} is changed, and the company was told',
    ar: 'تغيّر الاعتماد {{no}} وأُبلغت الشركة',
  },
  changed: {
    zh: '该认定已被其他人修改，请刷新后再操作',
    en: 'Somebody else has changed this recognition. Reload and look again',
    ar: 'غيّر شخص آخر هذا الاعتماد. أعد التحميل وانظر مجددًا',
  },
  wrongLines: {
    zh: '名单有{{count}}处错误，未导入任何内容，请改正后重新导入',
    en: 'The list has faults: {{count}}. Nothing was imported. Correct them and import it again',
    ar: 'في القائمة أخطاء: {{count}}. لم يُستورد شيء. صحّحها واستوردها مجددًا',
  },
  unknownProgram: {
    zh: '没有这个认定项目，请按模板选择',
    en: 'No such recognition. Choose one of the template',
    ar: 'لا يوجد هذا الاعتماد. اختر من القالب',
  },
  otherProgram: {
    zh: '该项目不在您的办理范围内，请由负责的人员导入',
    en: 'This program is not yours to handle. Have it imported by whoever does',
    ar: 'هذا البرنامج ليس من اختصاصك. ليستورده المختص',
  },
  numberTaken: {
    zh: '证书编号已存在，请核对',
    en: 'This certificate number is taken. Compare it',
    ar: 'رقم الشهادة هذا مستخدم. قارنه',
  },
  listedTwice: {
    zh: '证书编号在名单中重复，请删去其中一行',
    en: 'This certificate number is in the list twice. Delete one line',
    ar: 'رقم الشهادة هذا مكرر في القائمة. احذف أحد السطرين',
  },
} satisfies Record<string, Text>;
