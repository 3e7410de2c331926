/** Phrases for opinions: sentences that an office writes again and again. */
export const MAX_PHRASES = 200;
export const MAX_PHRASE_LENGTH = 500;

/** Names that a phrase may take up by {company} and {project}. */
export interface PhraseValues {
  company: string;
  project: string;
}

export const fillPhrase = (text: string, { company, project }: PhraseValues): string =>
  text.replace(/\{(company|project)\}/g, (_, name) => (name === 'company' ? company : project));

/** A text with the names of a filing taken out again, to serve for others. */
export const generalizePhrase = (text: string, values: PhraseValues): string =>
  Object.entries(values).reduce(
    (left, [name, value]) => (value.trim() ? left.replaceAll(value, `{${name}}`) : left),
    text.trim(),
  );
