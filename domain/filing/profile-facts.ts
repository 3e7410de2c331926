/** Facts of a company that its filings and reports state, for its profile: values that the profile lacks, or that are newer than it. */
import { type AnswerValue, type Field, findCompanyFigure } from '../definition';
import { takesFigure } from './figure-offers';
import { isSameFigure, type KnownFigure } from './figures';
import { isEmpty } from './sections';

export interface ProfileFact {
  field: Field;
  known: KnownFigure;
  /** Value of the profile. */
  standing: AnswerValue;
}

const isOther = (standing: AnswerValue, value: KnownFigure['value']): boolean =>
  !((typeof standing === 'number' || typeof standing === 'string') && isSameFigure(standing, value));

/**
 * The fact that was stated last for each of the fields, where the profile has none, or says something else and was saved before.
 * `known`: the latest first.
 */
export function listProfileFacts(
  fields: readonly Field[],
  profile: Readonly<Record<string, AnswerValue>>,
  savedAt: string,
  known: readonly KnownFigure[],
): ProfileFact[] {
  return fields.flatMap((field): ProfileFact[] => {
    if (!findCompanyFigure(field.key)?.inProfile) return [];
    const standing = profile[field.key];
    const latest = known.find(
      ({ key, source, value }) => key === field.key && !source.isProfile && takesFigure({ field }, value),
    );
    if (!latest || !isOther(standing, latest.value)) return [];
    return isEmpty(standing) || latest.at > savedAt ? [{ field, known: latest, standing }] : [];
  });
}
