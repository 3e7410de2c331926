/**
 * What a change of a document means for whoever files. words: only what is read, or shown to the office, changes. loosens:
 * nothing more is asked. values: answers or what is computed of them become something else. asksMore: a filing that was right
 * may have to be changed. What cannot be told asks more.
 */
export const CHANGE_EFFECTS = ['words', 'loosens', 'values', 'asksMore'] as const;
export type ChangeEffect = (typeof CHANGE_EFFECTS)[number];

/** The gravest of some effects; only words where there is none. */
export const findGravestEffect = (effects: readonly ChangeEffect[]): ChangeEffect =>
  CHANGE_EFFECTS[Math.max(0, ...effects.map((effect) => CHANGE_EFFECTS.indexOf(effect)))] ?? 'words';
