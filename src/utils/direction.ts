export type Direction = 'ltr' | 'rtl';

/** Languages written from right to left (specification, section 1). */
const RIGHT_TO_LEFT = ['he', 'ar', 'fa', 'ku'];

/** The writing direction of a language tag such as `ar` or `fa-IR`. */
export function directionOf(tag: string): Direction {
  const [language = ''] = tag.toLowerCase().split(/[-_]/);
  return RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';
}
