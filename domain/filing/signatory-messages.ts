/** Messages about signatures of a company on its filing. */
import type { TextTemplate } from '../text';

export const signatoryMessages = {
  signed: { zh: '已签署', en: 'Signed' },
  fillerFirst: {
    zh: '签署人须包括填报人，且由其最先签署',
    en: 'The filler signs in any case, and first: add this hand',
  },
  fillerSignsAll: {
    zh: '填报人须对全部内容签署',
    en: 'The filler signs the whole filing: leave the sections out',
  },
  handsOnce: {
    zh: '每种签署人只能列一次，请删去重复的',
    en: 'Each hand signs once, in the order given: remove the repeated one',
  },
  sectionUnknown: {
    zh: '申报书中没有该栏目：{{section}}，请重新选择签署范围',
    en: 'The form has no such section to sign ({{section}}). Choose again',
  },
  notAsked: {
    zh: '本项目不要求该签署，请刷新后查看',
    en: 'This program does not ask for that signature. Reload the page',
  },
  signedAlready: {
    zh: '{{name}}已作为{{hand}}签署，无需再签',
    en: '{{name}} has signed already ({{hand}})',
  },
  notYet: {
    zh: '按顺序须由{{hand}}先签署，签署后会通知您',
    en: 'Signatures are given in order and another comes first ({{hand}}). You will be told when it is your turn',
  },
  notYours: {
    zh: '您不是本企业指定的{{hand}}，请由其本人登录签署；指定人员由主账号在“账号管理”中设置',
    en: 'You are not named for this signature ({{hand}}). The person signs with their own account; the main account names people under “Accounts”',
  },
  incomplete: {
    zh: '还有{{count}}处未填写或有误，请改好后再签署',
    en: {
      one: '{{count}} place is missing or wrong. Put this right before you sign',
      other: '{{count}} places are missing or wrong. Put this right before you sign',
    },
  },
  missing: {
    zh: '尚缺签署：{{hands}}。签署齐全后方可提交',
    en: 'Signatures are missing: {{hands}}. The declaration can be submitted once all have signed',
  },
  changed: {
    zh: '内容已被{{by}}于{{at}}修改，签署未生效，请查看最新内容后再签署',
    en: '{{by}} changed this filing at {{at}}. Nothing was signed: read what stands there now, and sign again',
  },
  factorMissing: {
    zh: '本项目签署须经第二验证，请先在“我的账号”中设置',
    en: 'Signing this program takes a second factor. Set one up under "My account" first',
  },
  factorNeeded: { zh: '签署前请确认是您本人', en: 'Confirm that it is you before you sign' },
  factorOver: {
    zh: '本次验证已过期或已使用，请重新签署',
    en: 'This confirmation has expired or was used. Sign again',
  },
} satisfies Record<string, TextTemplate>;
