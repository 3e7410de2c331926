/** Names of all actions on a filing; transitions.ts defines from which status each leads to which. */
import type { Text } from '../text';

export const actionNames = {
  create: { zh: '新建', en: 'Created', ar: 'أُنشئ' },
  copy: { zh: '复制新建', en: 'Created as a copy', ar: 'أُنشئ نسخةً' },
  save: { zh: '保存', en: 'Saved', ar: 'حُفظ' },
  new_edition: {
    zh: '转入新版申报书',
    en: 'Brought into the new edition of the form',
    ar: 'نُقل إلى الإصدار الجديد من النموذج',
  },
  sign: { zh: '签署', en: 'Signed', ar: 'تم التوقيع' },
  decline_signature: { zh: '不同意签署', en: 'Declined to sign', ar: 'امتناع عن التوقيع' },
  void_signatures: { zh: '签署失效', en: 'Signatures void', ar: 'بطلان توقيعات' },
  submit: { zh: '提交', en: 'Submitted', ar: 'مُقدَّم' },
  withdraw: { zh: '撤回', en: 'Withdrawn', ar: 'مسحوب' },
  undo_withdrawal: { zh: '撤销撤回', en: 'Withdrawal taken back', ar: 'أُلغي السحب' },
  resubmit_withdrawn: {
    zh: '撤回后重新提交',
    en: 'Submitted again after withdrawal',
    ar: 'قُدِّم من جديد بعد السحب',
  },
  return_first: { zh: '初审退回', en: 'Returned by the first review', ar: 'أعادته المراجعة الأولى' },
  pass_first: { zh: '初审通过', en: 'Passed the first review', ar: 'اجتاز المراجعة الأولى' },
  reject_first: { zh: '初审不通过', en: 'Rejected by the first review', ar: 'رفضته المراجعة الأولى' },
  pass_level: { zh: '本级审核通过', en: 'Passed this level of review', ar: 'اجتاز هذا المستوى من المراجعة' },
  return_level: {
    zh: '本级审核退回',
    en: 'Returned by this level of review',
    ar: 'أعاده هذا المستوى من المراجعة',
  },
  reject_level: {
    zh: '本级审核不通过',
    en: 'Rejected by this level of review',
    ar: 'رفضه هذا المستوى من المراجعة',
  },
  return_city: { zh: '市级退回', en: 'Returned by the city review', ar: 'أعادته مراجعة المدينة' },
  answer_correction: {
    zh: '处理退回意见',
    en: 'Remark of the review dealt with',
    ar: 'عولجت ملاحظة المراجعة',
  },
  resubmit_to_first: {
    zh: '修改后提交初审',
    en: 'Corrected and sent to the first review',
    ar: 'صُحِّح وأُرسل إلى المراجعة الأولى',
  },
  resubmit_to_level: {
    zh: '修改后提交原审核级',
    en: 'Corrected and sent to the level that returned it',
    ar: 'صُحِّح وأُرسل إلى المستوى الذي أعاده',
  },
  resubmit_to_city: {
    zh: '修改后提交市级',
    en: 'Corrected and sent to the city review',
    ar: 'صُحِّح وأُرسل إلى مراجعة المدينة',
  },
  to_experts: { zh: '送专家评审', en: 'Sent to experts', ar: 'أُرسل إلى الخبراء' },
  publicise: { zh: '公示', en: 'Put on public notice', ar: 'إعلان للعموم' },
  approve: { zh: '通过', en: 'Approved', ar: 'معتمد' },
  reject_city: { zh: '不予通过', en: 'Rejected by the city review', ar: 'رفضته مراجعة المدينة' },
  expire_correction: { zh: '逾期未修改', en: 'Correction deadline passed', ar: 'انقضى موعد التصحيح' },
  delete: { zh: '删除草稿', en: 'Draft deleted', ar: 'حُذفت المسودة' },
  restore: { zh: '恢复草稿', en: 'Draft restored', ar: 'استُعيدت المسودة' },
  revoke: { zh: '撤销', en: 'Revoked', ar: 'مُلغى' },
  extend_correction: { zh: '延长修改期限', en: 'Correction deadline extended', ar: 'مُدِّد موعد التصحيح' },
  appeal: { zh: '提出申诉', en: 'Appealed', ar: 'قُدِّم تظلم' },
  reopen_to_first: {
    zh: '申诉成立，重新初审',
    en: 'Appeal upheld, back to the first review',
    ar: 'قُبل التظلم وعاد الطلب إلى المراجعة الأولى',
  },
  reopen_to_level: {
    zh: '申诉成立，由原审核级重新审核',
    en: 'Appeal upheld, back to the level that rejected it',
    ar: 'قُبل التظلم وعاد الطلب إلى المستوى الذي رفضه',
  },
  reopen_to_experts: {
    zh: '申诉成立，恢复到专家评审',
    en: 'Appeal upheld, back to expert review',
    ar: 'قُبل التظلم وعاد الطلب إلى مراجعة الخبراء',
  },
  reopen_to_correction: {
    zh: '申诉成立，重新给予修改时间',
    en: 'Appeal upheld, back for correction',
    ar: 'قُبل التظلم وأُعيد الطلب للتصحيح',
  },
  reinstate: {
    zh: '申诉成立，解除撤销',
    en: 'Appeal upheld, revocation lifted',
    ar: 'قُبل التظلم ورُفع الإلغاء',
  },
  dismiss_appeal: { zh: '申诉不成立，维持原决定', en: 'Appeal dismissed', ar: 'رُفض التظلم' },
  issue_certificate: { zh: '重新出具证书', en: 'Certificate issued anew', ar: 'أُعيد إصدار الشهادة' },
  record_payment: { zh: '登记拨付', en: 'Payment recorded', ar: 'سُجّل صرف' },
  take_back_payment: { zh: '撤销拨付登记', en: 'Payment record taken back', ar: 'أُلغي تسجيل صرف' },
  download_document: { zh: '下载申报文件', en: 'Document downloaded', ar: 'نُزِّل المستند' },
  download_bundle: {
    zh: '下载文件与附件',
    en: 'Document and attachments downloaded',
    ar: 'نُزِّل المستند مع المرفقات',
  },
  export_table: { zh: '导出表格', en: 'Table exported', ar: 'صُدِّر الجدول' },
  download_letter: { zh: '下载决定文书', en: 'Letter downloaded', ar: 'نُزِّل الخطاب' },
  download_certificate: { zh: '下载证书', en: 'Certificate downloaded', ar: 'نُزِّلت الشهادة' },
} as const satisfies Record<string, Text>;
export type FilingAction = keyof typeof actionNames;

/** Actions that download a copy of the filing, which stays as it is. */
export const COPYING_ACTIONS = [
  'download_document',
  'download_bundle',
  'export_table',
  'download_letter',
  'download_certificate',
] as const;
export type CopyingAction = (typeof COPYING_ACTIONS)[number];

/** Actions that undo a decision when an appeal against it is upheld. */
export const REOPENING_ACTIONS = [
  'reopen_to_first',
  'reopen_to_level',
  'reopen_to_experts',
  'reopen_to_correction',
  'reinstate',
] as const satisfies readonly FilingAction[];
export type ReopeningAction = (typeof REOPENING_ACTIONS)[number];

export const isReopening = (action: string): action is ReopeningAction =>
  (REOPENING_ACTIONS as readonly string[]).includes(action);

/** Actions of offices. */
export const OFFICE_ACTIONS = [
  'pass_first',
  'return_first',
  'reject_first',
  'pass_level',
  'return_level',
  'reject_level',
  'return_city',
  'to_experts',
  'publicise',
  'approve',
  'reject_city',
  'extend_correction',
  'revoke',
] as const satisfies readonly FilingAction[];
export type OfficeAction = (typeof OFFICE_ACTIONS)[number];

/** Actions of submitting: for the first time, and again. */
export const SUBMIT_ACTIONS = [
  'submit',
  'resubmit_withdrawn',
  'resubmit_to_first',
  'resubmit_to_level',
  'resubmit_to_city',
] as const satisfies readonly FilingAction[];

/** Actions offered to a company's user; submitting again counts as submitting. */
export const COMPANY_ACTIONS = ['save', 'submit', 'withdraw', 'delete', 'appeal'] as const;
export type CompanyAction = (typeof COMPANY_ACTIONS)[number];
