/** Messages to a company about itself and its accounts. */
import type { MessageTemplate } from '../messages';

export const companyTemplates = {
  registration_activated: {
    category: 'account',
    sms: true,
    title: { zh: '企业注册已通过审核', en: 'Registration approved' },
    body: {
      zh: '“{company}”的注册已通过审核，现在可以提交申报。',
      en: 'The registration of {company} was approved. Declarations can be submitted now.',
    },
  },
  registration_rejected: {
    category: 'account',
    sms: true,
    title: { zh: '企业注册未通过审核', en: 'Registration not approved' },
    body: {
      zh: '“{company}”的注册未通过审核。原因：{reason}。请联系归口管理部门补正，由其恢复注册，无需重新注册。',
      en: 'The registration of {company} was not approved. Reason: {reason}. Contact the department in charge: it takes the registration up again, no new one is needed.',
    },
  },
  company_disabled: {
    category: 'account',
    sms: true,
    title: { zh: '企业已停用', en: 'Company disabled' },
    body: {
      zh: '“{company}”已停用，暂不能登录，已提交的申报保留。原因：{reason}。如有疑问请联系管理部门。',
      en: '{company} was disabled and cannot sign in; what was submitted is kept. Reason: {reason}. Contact the authority with questions.',
    },
  },
  company_enabled: {
    category: 'account',
    sms: true,
    title: { zh: '企业已恢复启用', en: 'Company enabled again' },
    body: {
      zh: '“{company}”已恢复启用，可以登录和申报。',
      en: '{company} was enabled again: sign in and file as before.',
    },
  },
  department_moved: {
    category: 'account',
    title: { zh: '归口管理部门已调整', en: 'Department in charge changed' },
    body: {
      zh: '“{company}”的归口管理部门由{from}调整为{to}，在办的申报和咨询一并转交。',
      en: 'The department in charge of {company} changed from {from} to {to}. Filings and questions under way go with it.',
    },
  },
  owner_password_reset: {
    category: 'account',
    sms: true,
    title: { zh: '主账号密码已重置', en: 'Password of the main account reset' },
    body: {
      zh: '“{company}”主账号{username}的密码已由市级管理员重置。如非贵单位申请，请立即联系管理部门。',
      en: 'The city administrator reset the password of {username}, the main account of {company}. If you did not ask for it, contact the authority at once.',
    },
  },
  strangers_try: {
    category: 'account',
    title: { zh: '账号多次登录失败', en: 'Many failed sign-ins' },
    body: {
      zh: '24小时内，有人在陌生设备上尝试登录账号{username}，失败{count}次以上。在登录过的设备上登录不受影响。如密码与其他网站相同或容易被猜到，请尽快修改。',
      en: 'Within 24 hours, {count} or more sign-ins to {username} failed on unknown devices. Devices that have signed in before are not affected. Change the password if it is used elsewhere or easy to guess.',
    },
  },
} as const satisfies Record<string, MessageTemplate>;
