import type { Text } from '../../text';

export const documentMessages = {
  genuine: { zh: '核验通过：编号与防伪校验码相符', en: 'Genuine: the number and the hash belong together' },
  notGenuine: {
    zh: '核验不通过：没有与该编号和防伪校验码相符的申报或文书，请核对是否输入有误',
    en: 'Not genuine: no declaration or letter has this number and this hash, check that both were entered as printed',
  },
  failed: {
    zh: '文件未能生成，请稍后重试；如仍不成功请联系技术支持',
    en: 'The document could not be made, try again later, and contact support if it fails again',
  },
} satisfies Record<string, Text>;
