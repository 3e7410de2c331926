import type { Text } from '../../text';

/** Settings of the house. */
export const houseMessages = {
  saved: { zh: '单位设置已保存', en: 'The settings are saved' },
  conflict: {
    zh: '{by}已于{at}修改了单位设置，您的修改未保存，请刷新后再改',
    en: '{by} changed the settings at {at}. Yours are not saved, reload the page first',
  },
} satisfies Record<string, Text>;
