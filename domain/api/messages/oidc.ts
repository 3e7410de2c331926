/** Messages of signing in by another service. */
import type { Text } from '../../text';

export const oidcMessages = {
  away: {
    zh: '“{name}”暂时无法连接，请稍后再试，或用密码登录',
    en: '{name} cannot be reached now. Try again later, or sign in with the password',
  },
  cancelled: {
    zh: '已取消在“{name}”的登录，可重试或用密码登录',
    en: 'Signing in with {name} was cancelled. Try again, or use the password',
  },
  refused: {
    zh: '“{name}”返回的登录结果未通过核验，请重新登录；仍不成功请联系管理员',
    en: 'The answer of {name} could not be verified. Sign in again; if it fails again, contact the administrator',
  },
  over: {
    zh: '本次登录已过期或已使用，请重新登录',
    en: 'This sign-in has expired or was used, begin again',
  },
  unknown: {
    zh: '您在“{name}”的账号尚未绑定。请用密码登录一次，再在“我的账号”中完成绑定',
    en: 'Your account at {name} is not bound to one here. Sign in with the password once and bind it under "My account"',
  },
  taken: {
    zh: '该账号已绑定本平台的其他账号，请先解除原绑定',
    en: 'It is bound to another account here: unbind it there first',
  },
  bound: { zh: '已绑定，以后可用它登录', en: 'It is bound: sign in with it from now on' },
  unbound: { zh: '已解除绑定', en: 'It was unbound' },
} as const satisfies Record<string, Text>;
