/** Words of the codes in the details of the audit log, by the key of the detail; most come from the rooms that define the codes. */
import { rightNames, roleNames } from '../accounts/roles';
import { factorNames } from '../accounts/second-factor';
import { changeKinds } from '../company/change-kinds';
import { exportedLists } from '../document/exported-lists';
import { exclusionReasons } from '../experts/lot';
import { actionNames } from '../filing/actions';
import { correctionStates } from '../filing/corrections';
import type { AsideReason } from '../filing/edition-note';
import { groupNames, statuses } from '../filing/status';
import { issueNames } from '../recognitions/issuing';
import { decisionReason } from '../reference/decision-reason';
import { retentionRules } from '../retention/rules';
import { languageNames, type Text } from '../text';
import { signatoryNames } from '../workflow/signatories';
import { levelInfo, partNames } from '../workflow/workflow';
import { detailNames } from './detail-names';
import { subjectKindNames } from './subject-kinds';

type Codes = Readonly<Record<string, Text>>;

const denials: Codes = {
  other_company: { zh: '属于其他企业', en: 'Of another company', ar: 'تخص شركة أخرى' },
  other_department: { zh: '属于其他部门', en: 'Of another department', ar: 'تخص قسمًا آخر' },
  other_person: { zh: '属于其他人', en: 'Of another person', ar: 'تخص شخصًا آخر' },
  not_assigned: { zh: '未指派给本人', en: 'Not assigned to the person', ar: 'غير مسندة إلى الشخص' },
  missing_right: { zh: '没有权限', en: 'Right missing', ar: 'الصلاحية غير متوفرة' },
};

const asideReasons: Record<AsideReason, Text> = {
  gone: { zh: '新版没有该项', en: 'Not in the new edition', ar: 'ليس في الإصدار الجديد' },
  misfit: { zh: '类型或长度不符', en: 'Another type or size', ar: 'نوع أو حجم آخر' },
  computed: { zh: '由系统计算', en: 'Computed by the portal', ar: 'تحسبه البوابة' },
  full: { zh: '表格行数已满', en: 'Table full', ar: 'الجدول ممتلئ' },
  taken: { zh: '已有其他内容', en: 'Another answer given', ar: 'توجد إجابة أخرى' },
};

const origins: Codes = {
  edition: { zh: '已发布版本', en: 'Published edition', ar: 'إصدار منشور' },
  draft: { zh: '草稿', en: 'Draft', ar: 'مسودة' },
  proposal: { zh: '待签发版本', en: 'Proposed edition', ar: 'إصدار مقترح' },
  release: { zh: '系统自带', en: 'Shipped with the portal', ar: 'مرفق مع البوابة' },
  file: { zh: '文件', en: 'File', ar: 'الملف' },
  http: { zh: '在线接口', en: 'Online service', ar: 'خدمة عبر الشبكة' },
  off: { zh: '停用', en: 'Off', ar: 'متوقف' },
  empty: { zh: '空白', en: 'Empty', ar: 'فارغ' },
  add: { zh: '追加', en: 'Added to the lines before', ar: 'أُضيف إلى الأسطر السابقة' },
};

const levelNames: Codes = levelInfo;

/** Codes by detail. A code without a word stands for itself. */
const detailCodes: Readonly<Record<string, Codes>> = {
  action: actionNames,
  decision: actionNames,
  level: levelNames,
  to_level: levelNames,
  code: levelNames,
  part: partNames,
  signatures: partNames,
  reasons: Object.fromEntries(decisionReason.items.map((item) => [item.value, item])),
  reason: { ...denials, ...asideReasons, ...exclusionReasons },
  status: { ...groupNames, ...statuses },
  group: groupNames,
  state: correctionStates,
  hand: signatoryNames,
  role: roleNames,
  right: rightNames,
  list: exportedLists,
  issue: issueNames,
  kind: {
    ...Object.fromEntries(Object.entries(retentionRules).map(([kind, { name }]) => [kind, name])),
    ...changeKinds,
    mail: detailNames.mail,
    sms: detailNames.sms,
    ...factorNames,
  },
  subjectKind: subjectKindNames,
  key: detailNames,
  field: detailNames,
  changed: detailNames,
  source: origins,
  origin: origins,
  from: origins,
  way: origins,
  before: origins,
  mode: origins,
  mail: {
    off: origins.off as Text,
    now: { zh: '立即', en: 'At once', ar: 'فورًا' },
    daily: { zh: '每日汇总', en: 'Daily digest', ar: 'ملخص يومي' },
  },
  language: Object.fromEntries(languageNames),
  as: { filer: { zh: '填报人', en: 'Filer', ar: 'مقدم الطلب' }, expert: roleNames.expert },
};

/** Returns the words of a code, or undefined where the detail has none for it. */
export const findDetailCode = (key: string, code: string): Text | undefined =>
  Object.hasOwn(detailCodes, key) && Object.hasOwn(detailCodes[key] as Codes, code)
    ? (detailCodes[key] as Codes)[code]
    : undefined;
