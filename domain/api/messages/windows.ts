import type { Text } from '../../text';

/** Times are in Asia/Shanghai. */
export const windowMessages = {
  none: {
    zh: '“{program}”目前没有申报批次，草稿已保留',
    en: '{program} has no declare window at present, the draft is kept',
  },
  upcoming: {
    zh: '“{program}”尚未开始申报，申报时间为{opens_at}至{closes_at}（北京时间），草稿已保留',
    en: '{program} is not open yet: it can be filed from {opens_at} to {closes_at} (Beijing time), the draft is kept',
  },
  closed: {
    zh: '“{program}”已于{closes_at}（北京时间）截止申报，草稿已保留',
    en: '{program} closed at {closes_at} (Beijing time), the draft is kept',
  },
} satisfies Record<string, Text>;
