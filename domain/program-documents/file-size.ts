/**
 * Bounds of a file before it is parsed: the parser takes microseconds for each word, and on some nestings grows faster than the
 * file. Its lexer reads any file in linear time.
 */
import { CST, Lexer } from 'yaml';
import { DOCUMENT_LIMITS } from './schema';

const WORDS: ReadonlySet<CST.TokenType | null> = new Set<CST.TokenType>([
  'scalar',
  'single-quoted-scalar',
  'double-quoted-scalar',
  'block-scalar-header',
  'comment',
  'anchor',
  'alias',
  'tag',
  'directive-line',
  'doc-start',
]);

const OPENING: ReadonlySet<CST.TokenType | null> = new Set<CST.TokenType>([
  'flow-map-start',
  'flow-seq-start',
]);
const CLOSING: ReadonlySet<CST.TokenType | null> = new Set<CST.TokenType>(['flow-map-end', 'flow-seq-end']);
/** Each of them opens a level of its own, where several stand in one line. */
const NESTING: ReadonlySet<CST.TokenType | null> = new Set<CST.TokenType>([
  'explicit-key-ind',
  'seq-item-ind',
  'map-value-ind',
]);

/** Returns the lexemes of a file; null where it has more words, lists, lines or commas, or more levels in a line, than a document can have. */
export function lexFile(text: string): string[] | null {
  const lexemes: string[] = [];
  let words = 0;
  let lines = 0;
  let commas = 0;
  let brackets = 0;
  let levels = 0;
  for (const lexeme of new Lexer().lex(text)) {
    lexemes.push(lexeme);
    const type = CST.tokenType(lexeme);
    if (WORDS.has(type)) words += 1;
    else if (OPENING.has(type)) {
      brackets += 1;
      words += 1;
    } else if (CLOSING.has(type)) brackets = Math.max(0, brackets - 1);
    else if (type === 'newline') {
      levels = 0;
      lines += 1;
    } else if (type === 'comma') commas += 1;
    else if (NESTING.has(type) && brackets === 0) levels += 1;
    if (Math.max(words, lines, commas) > DOCUMENT_LIMITS.words) return null;
    if (Math.max(brackets, levels) > DOCUMENT_LIMITS.depth) return null;
  }
  return lexemes;
}
