import type { Text } from '../../text';
import type { ConditionOperator } from './condition';

/** Words of the order of dates. */
export const dateOperatorTexts = {
  atLeast: { zh: '不早于', en: 'no earlier than', ar: 'ليس قبل' },
  atMost: { zh: '不晚于', en: 'no later than', ar: 'في موعد أقصاه' },
  more: { zh: '晚于', en: 'later than', ar: 'بعد' },
  less: { zh: '早于', en: 'earlier than', ar: 'قبل' },
} satisfies Partial<Record<ConditionOperator, Text>>;
