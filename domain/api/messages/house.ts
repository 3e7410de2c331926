import type { Text } from '../../text';

/** Settings of the house. */
export const houseMessages = {
  saved: { zh: '单位设置已保存', en: 'The settings are saved' },
  logoUnfit: {
    zh: '标志须为PNG格式，边长不超过{side}像素，大小不超过{kb}KB，且文件完好。请缩小后重新上传',
    en: 'The sign must be a whole PNG file of at most {side} pixels a side and {kb} KB. Make it smaller and choose it again',
  },
  conflict: {
    zh: '{by}已于{at}修改了单位设置，您的修改未保存，请刷新后再改',
    en: '{by} changed the settings at {at}. Yours are not saved, reload the page first',
  },
} satisfies Record<string, Text>;
