import type { Text } from '../../text';

/** Messages of the expert pool: profiles, avoidance and drawing by lot. */
export const expertPoolMessages = {
  profileSaved: { zh: '专家资料已保存', en: 'The profile was saved' },
  profileChanged: {
    zh: '专家资料已被他人修改，您的修改未保存，请查看最新内容后再修改',
    en: 'Somebody else has changed this profile. Your change was not saved, look at it again',
  },
  periodTurned: {
    zh: '有效期的截止日期早于开始日期，请更正',
    en: 'The active period ends before it begins. Correct one of the days',
  },
  unitMissing: {
    zh: '请填写单位全称，用于判断是否应当回避',
    en: 'Enter the full name of the unit: avoidance is judged by it',
  },
  tooManyNamed: { zh: '最多填写{limit}项，请减少', en: 'Name {limit} at most' },
  avoidedTooLong: {
    zh: '回避单位名称过长，多个单位请用分号隔开',
    en: 'A name is too long. Separate companies by semicolons',
  },
  listedTwice: {
    zh: '名单中另有一行使用了这个登录名，请更换',
    en: 'Another line of the list has this login name. Choose another one',
  },
  listRefused: {
    zh: '名单有{count}处错误，一名专家也没有导入，请更正后重新导入',
    en: 'The list has faults: {count}. No expert was imported. Correct them and import it again',
  },
  imported: {
    zh: '已导入{count}名专家，请将临时密码转告本人',
    en: 'Experts imported: {count}. Pass the one-time passwords on',
  },
  avoidedSaved: { zh: '回避单位已保存', en: 'The companies to avoid were saved' },
  drawn: {
    zh: '已抽取{count}名专家，抽取结果已记录；确认后仍须提交才会发出邀请',
    en: 'Experts drawn: {count}. The draw was recorded; they are asked once you send this',
  },
  tooFew: {
    zh: '符合条件且无须回避的专家只有{found}名，不足{count}名，请放宽专业领域或减少人数',
    en: 'Only {found} experts fit and need not avoid the filing, {count} are wanted. Name other fields, or fewer experts',
  },
  handedBack: {
    zh: '已交回{count}项评审，并已通知安排评审的人员更换专家',
    en: 'Assessments handed back: {count}. Whoever asked for them was told to choose another expert',
  },
  barredInactive: {
    zh: '{name}不在专家库有效期内，不能指派，请选择其他专家或先调整有效期',
    en: '{name} is outside the active period in the pool. Choose another expert, or change the period first',
  },
  barredOwnUnit: {
    zh: '{name}的单位“{unit}”就是申报单位，应当回避，请选择其他专家',
    en: '{name} belongs to the applicant, {unit}, and must avoid the filing. Choose another expert',
  },
  barredNamedUnit: {
    zh: '{name}的单位“{unit}”是申报中列明的单位，应当回避，请选择其他专家',
    en: '{name} belongs to {unit}, which the filing names, and must avoid it. Choose another expert',
  },
  barredDeclared: {
    zh: '{name}与“{unit}”有已申报的利益关系，应当回避，请选择其他专家',
    en: '{name} has a declared relation to {unit} and must avoid the filing. Choose another expert',
  },
} satisfies Record<string, Text>;
