import type { Text } from '../text';

export const registeredMessages = {
  /** Wording fixed by the specification: the portal recognises it, and shows no toast for it. */
  alreadyRegistered: {
    zh: '该企业已注册，请登录',
    en: 'this company is already registered, please log in',
    ar: 'هذه الشركة مسجلة، يرجى تسجيل الدخول',
  },
} satisfies Record<string, Text>;

/** True if a message, in whatever language, says that the company is registered. */
export const isAlreadyRegistered = (message: string): boolean =>
  Object.values(registeredMessages.alreadyRegistered).includes(message);
