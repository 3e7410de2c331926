/** Benefits of a program, in words that several share. */
import type { EligibilityCondition } from '../../definition';
import type { Text } from '../../text';

/** Benefit of every program: the notice of the batch sets the amount, as no batch binds another one. */
export const byNotice: Text = {
  zh: '资助、奖励的标准和金额以当批次申报通知为准',
  en: 'The notice of each batch sets the support and its amounts',
  ar: 'يحدد إعلان كل دفعة أوجه الدعم ومبالغها',
};

export const letter: Text = {
  zh: '审核结果在本平台公布，决定文书可在线下载',
  en: 'The decision is published on this portal, with a letter to download',
  ar: 'يُنشر القرار في هذه البوابة مع خطاب يمكن تنزيله',
};

/** Selects the conditions that are benefits too, so that their texts are written once. */
export const stated = (
  eligibility: readonly EligibilityCondition[],
  ...ids: string[]
): EligibilityCondition[] => eligibility.filter(({ id }) => ids.includes(id));
