import { parse } from 'acorn';

/** Texts that stand in the source, plural forms among them; what code composes is left alone. */
const WRITTEN = ['Literal', 'TemplateLiteral', 'ObjectExpression'];

/** True for a text with all its words in the source; one with a value in it, such as an amount, is in no list. */
const isWritten = ({ type, expressions = [] }) => WRITTEN.includes(type) && expressions.length === 0;

/** Topics of help are in no list of Arabic: they come with all their languages when help is opened. */
const KEEPS_ARABIC = /[\\/]src[\\/]help[\\/]/;

const MAY_HOLD_ARABIC = /\bar\b["']?:/;
/** A tag of the language, as Intl takes it, is no text. */
const ARABIC_LETTER = /[\u0600-\u06FF]|\\u06/;

const isNamed = (name) => (property) =>
  property.type === 'Property' && (property.key.name ?? property.key.value) === name;

function* listObjects(node) {
  if (node.type === 'ObjectExpression') yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string') yield* listObjects(child);
}

/** Overwrites what stands between two places: what follows stays where it is, as source maps say. */
const blank = (code, from, to) =>
  code.slice(0, from) + code.slice(from, to).replace(/[^\n]/g, ' ') + code.slice(to);

const findEndWithComma = (code, end) => end + (/^\s*,/.exec(code.slice(end, end + 80))?.[0].length ?? 0);

/**
 * Removes the Arabic (`ar`) from the texts in a script: most people read Chinese or English. The portal looks the Arabic up by the
 * English text, in the chunk of that language (domain/arabic.generated.ts).
 */
export function removeArabic(code, path) {
  if (KEEPS_ARABIC.test(path) || !MAY_HOLD_ARABIC.test(code)) return code;
  let kept = code;
  for (const { properties } of listObjects(parse(code, { ecmaVersion: 'latest', sourceType: 'module' })))
    if (properties.some(isNamed('en')))
      for (const { start, end, value } of properties.filter(isNamed('ar')))
        if (isWritten(value) && ARABIC_LETTER.test(code.slice(start, end)))
          kept = blank(kept, start, findEndWithComma(code, end));
  return kept;
}
