/**
 * Drawing experts by lot. The order follows from the seed and the candidates alone, so that anybody can draw it again from
 * the record: candidates are sorted by their ids, and shuffled (Fisher and Yates, from the last place to the first) with
 * the numbers of the generator sfc32 (C. Doty-Humphrey), begun with the four words of the seed and twelve rounds.
 */

import type { Text } from '../text';

/** The form of a seed: 32 hexadecimal digits, which the server takes from its source of randomness. */
export const SEED_PATTERN = /^[0-9a-f]{32}$/;
export const MAX_SUBSTITUTES = 10;

/** Maximum number of filings that one panel is drawn for. */
export const MAX_FILINGS_PER_DRAW = 100;

/** The reasons why an expert is not in a lot. */
export const exclusionReasons = {
  asked: { zh: '已指派或已回避', en: 'was asked before', ar: 'سبق أن طُلب منه' },
  no_unit: {
    zh: '未填写单位，无法判断是否回避',
    en: 'has no unit on record: what to avoid is unknown',
    ar: 'ليست له جهة مقيّدة: ما يجب تجنبه غير معروف',
  },
  inactive: { zh: '不在有效期内', en: 'is outside the active period', ar: 'خارج مدة النشاط' },
  own_unit: { zh: '属于申报单位', en: 'belongs to the applicant', ar: 'يتبع مقدم الطلب' },
  named_unit: {
    zh: '属于申报中列明的单位',
    en: 'belongs to a unit that the filing names',
    ar: 'يتبع جهة مذكورة في الطلب',
  },
  declared: { zh: '已申报利益关系', en: 'has declared a relation', ar: 'صرّح بعلاقة' },
} satisfies Record<string, Text>;
export type LotExclusion = keyof typeof exclusionReasons;

/** Creates the generator sfc32 of a seed, which returns integers from 0 to 2^32 - 1. */
function generatorOf(seed: string): () => number {
  if (!SEED_PATTERN.test(seed)) throw new Error('a seed has 32 hexadecimal digits');
  let [a, b, c, counter] = [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16) | 0) as [
    number,
    number,
    number,
    number,
  ];
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < 12; round += 1) next();
  return next;
}

/** A uniformly distributed number below `bound`: values that would favour the low ones are drawn again. */
function below(bound: number, next: () => number): number {
  const fair = 2 ** 32 - (2 ** 32 % bound);
  let drawn = next();
  while (drawn >= fair) drawn = next();
  return drawn % bound;
}

/** All candidates in the order of the lot: the first ones are drawn, the next ones replace them in turn. */
export function drawLotOrder(seed: string, candidates: readonly string[]): string[] {
  const next = generatorOf(seed);
  const order = [...new Set(candidates)].sort((one, other) => (one < other ? -1 : 1));
  for (let last = order.length - 1; last > 0; last -= 1) {
    const place = below(last + 1, next);
    [order[last], order[place]] = [order[place] as string, order[last] as string];
  }
  return order;
}
