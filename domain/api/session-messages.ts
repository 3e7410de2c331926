import type { Text } from '../text';

/**
 * The specification's wording for a call without a valid session (section 8): browser and server recognise an ended session by it,
 * in both languages.
 */
export const sessionMessages = {
  invalidToken: { zh: '无效的令牌', en: 'invalid token' },
  notAuthenticated: { zh: '未登录', en: 'not authenticated' },
  noPermission: { zh: '没有权限', en: 'no permission' },
  tokenExpired: { zh: '登录已过期', en: 'token expired' },
} as const satisfies Record<string, Text>;

/** True if a message, in either language, says that the session is over. */
export const isSessionEndMessage = (message: string): boolean =>
  Object.values(sessionMessages).some(({ zh, en }) => message === zh || message === en);
