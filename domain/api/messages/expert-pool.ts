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
