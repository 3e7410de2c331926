import { showable } from '../../domain/checks/characters';

/** Told from the JSON itself: a search of it costs a hundredth of looking at each text. Controls are escaped there. */
const MAY_HOLD = /[\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|\\u00[01]/;

/**
 * An answer as JSON. Texts that were stored before there were rules for them go out without what would turn the page
 * round that shows them.
 */
export function showableJson(data: unknown): string {
  const json = JSON.stringify(data);
  if (!MAY_HOLD.test(json)) return json;
  return JSON.stringify(data, (_, value) => (typeof value === 'string' ? showable(value) : value));
}
