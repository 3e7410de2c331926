/** Phrases for opinions: sentences that an office uses again and again. */
export const MAX_PHRASES = 200;
export const MAX_PHRASE_LENGTH = 500;

/** Values for the placeholders {company} and {project} of a phrase. */
export interface PhraseValues {
  company: string;
  project: string;
}

export const fillPhrase = (text: string, { company, project }: PhraseValues): string =>
  text.replace(/\{(company|project)\}/g, (_, name) => (name === 'company' ? company : project));

/** Replaces the names of a filing by placeholders, so that the text can be used for other filings. */
export const generalizePhrase = (text: string, values: PhraseValues): string =>
  Object.entries(values).reduce(
    (left, [name, value]) => (value.trim() ? left.replaceAll(value, `{${name}}`) : left),
    text.trim(),
  );
