import type { Text } from '../../text';

/**
 * Wording that every area shares. The first four are the specification's (section 8): browser and server recognise a
 * session that ended by them, in both languages.
 */
export const sessionMessages = {
  invalidToken: { zh: '无效的令牌', en: 'invalid token' },
  notAuthenticated: { zh: '未登录', en: 'not authenticated' },
  noPermission: { zh: '没有权限', en: 'no permission' },
  tokenExpired: { zh: '登录已过期', en: 'token expired' },
} as const satisfies Record<string, Text>;

/** Whether a message, in either language, says that the session is over. */
export const endsSession = (message: string): boolean =>
  Object.values(sessionMessages).some(({ zh, en }) => message === zh || message === en);

export const commonMessages = {
  success: { zh: '操作成功', en: 'success' },
  notFound: { zh: '记录不存在', en: 'record not found' },
  noRight: { zh: '您没有“{right}”的权限', en: 'you do not have the right: {right}' },

  notJson: { zh: '请求内容不是有效的 JSON', en: 'the body is not valid JSON' },
  badRequest: { zh: '请求无效', en: 'bad request' },
  badAddress: { zh: '请求地址无法识别', en: 'the address cannot be read' },
  noHost: { zh: '请求缺少 Host 头', en: 'the Host header is missing' },
  unreadableText: {
    zh: '内容含有无法保存的字符（U+0000或半个字符）',
    en: 'the text holds what cannot be stored (U+0000, or half a character)',
  },
  unknownPath: { zh: '接口不存在：{path}', en: 'unknown path: {path}' },
  wrongMethod: { zh: '此接口只支持 {methods}', en: 'this path only takes {methods}' },
  tooLarge: { zh: '内容超过大小上限 {limit}', en: 'too large: the limit is {limit}' },
  wrongType: { zh: '不支持的内容类型，仅支持 {types}', en: 'type not allowed: only {types}' },
  tooMany: {
    zh: '请求过于频繁，请在 {seconds} 秒后重试',
    en: 'too many requests, try again in {seconds} seconds',
  },
  fault: { zh: '系统故障，请求编号 {requestId}', en: 'internal fault, request id {requestId}' },
  unavailable: { zh: '服务暂时不可用，请稍后重试', en: 'temporarily unavailable, please try again later' },
} as const satisfies Record<string, Text>;
