import type { Text } from '../text';
import { toHalfWidth } from './normalise';

const USERNAME = /^[A-Za-z0-9_.-]{4,32}$/;

/** Login names are unique without regard to case. */
export const normaliseUsername = (text: string): string => toHalfWidth(text).trim();

export const findUsernameFault = (username: string): Text | null =>
  USERNAME.test(username)
    ? null
    : {
        zh: '登录名为4至32位，可用字母、数字、下划线、点和短横线',
        en: 'The login name has 4 to 32 letters, digits, underscores, dots or hyphens',
        ar: 'اسم الدخول من 4 إلى 32 حرفًا أو رقمًا أو شرطة سفلية أو نقطة أو شرطة',
      };
