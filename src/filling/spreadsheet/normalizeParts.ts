/**
 * Reduces the parts of a workbook before the reader parses them: removes empty cells, and refuses parts that a hostile file
 * would inflate. Contents are binary strings. Every pattern is linear in the length of the text.
 */
import { SHEET_LIMITS } from '@domain/spreadsheet/limits';
import { formatCellName } from '@domain/spreadsheet/model';
import { toBinaryString } from './archive';
import { Refused } from './refusal';

/** Rows and cells may lack their name (`r`); they then follow the previous one. */
const ROW_OR_CELL = /<((?:\w+:)?)(row|c)((?:\s[^<>]*?)?)(\/?)>/g;
const UNNAMED = /<(?:\w+:)?(?:row|c)(?=[\s>/])(?![^<>]*\sr=)/;

/** Blank cells and rows, however styled. */
const BLANK_CELL =
  /<(?:\w+:)?c\s[^<>]*?(?:\/>|>\s*(?:<(?:\w+:)?v(?:\/>|>\s*<\/(?:\w+:)?v>)\s*)?<\/(?:\w+:)?c>)/g;
const BLANK_ROW = /<(?:\w+:)?row\s[^<>]*?(?:\/>|>\s*<\/(?:\w+:)?row>)/g;

/** Formulas: only their presence matters, the range of an array formula, and a boolean written as one. */
const FORMULA = /<((?:\w+:)?)f((?:\s[^<>]*?)?)(?:\/>|>([^<]*)<\/(?:\w+:)?f>)/g;
const BOOLEAN = /^(?:TRUE|FALSE)\(\)$/i;
const ARRAYS_AT_MOST = 200;

/** Cell names beyond row 1,999,999 or column ZZZ: spreadsheet programs stop earlier, but the reader may not. */
const ABSURD_PLACE = /\sr=["'](?:[A-Za-z]{4}|[A-Za-z]*(?:\d{8}|[2-9]\d{6}))/;
/** Tags of 65,536 characters or more, which no program writes. */
const ABSURD_TAG = /<[^<>]{65536}/;

/** Number of cells that the file may still contain. */
export type CellBudget = { cells: number };

function spend(budget: CellBudget, cells: number): void {
  budget.cells -= cells;
  if (budget.cells < 0) throw new Refused({ fault: 'cells', limit: SHEET_LIMITS.cells });
}

/** Counts matches, stopping just above the limit. */
function countUpTo(limit: number, text: string, pattern: RegExp): number {
  let count = 0;
  for (const _ of text.matchAll(pattern)) if (++count > limit) break;
  return count;
}

/** Replaces every stretch between two marks. A stretch without an end mark is dropped with the rest of the text. */
function replaceBetween(text: string, from: string, to: string, by: (between: string) => string): string {
  let [done, at] = ['', 0];
  for (;;) {
    const start = text.indexOf(from, at);
    if (start < 0) return done + text.slice(at);
    const end = text.indexOf(to, start + from.length);
    done += text.slice(at, start);
    if (end < 0) return done;
    done += by(text.slice(start + from.length, end));
    at = end + to.length;
  }
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Removes comments and converts CDATA to escaped text. */
function plainXml(xml: string): string {
  if (!xml.includes('<!')) return xml;
  const uncommented = replaceBetween(xml, '<!--', '-->', () => '');
  return replaceBetween(uncommented, '<![CDATA[', ']]>', escapeXml);
}

const placeOfLetters = (name: string): number =>
  [...name.replace(/[^A-Z]/g, '')].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Names every row and cell, so that blank ones between them can be removed. */
function nameCells(data: string, budget: CellBudget): string {
  if (!UNNAMED.test(data)) return data;
  if (countUpTo(budget.cells, data, ROW_OR_CELL) > budget.cells) spend(budget, Number.POSITIVE_INFINITY);
  let [row, column] = [0, -1];
  return data.replace(ROW_OR_CELL, (tag, prefix: string, kind: string, rest: string, close: string) => {
    const name = rest.match(/\sr=["']([^"']*)/)?.[1];
    if (kind === 'row') [row, column] = [name ? Number(name) : row + 1, -1];
    else column = name ? placeOfLetters(name) : column + 1;
    if (name) return tag;
    const given = kind === 'row' ? row : formatCellName(column, row);
    return `<${prefix}${kind} r="${given}"${rest}${close}>`;
  });
}

/** Merged cells, of which no honest file has more than filled rows. */
const MERGED = /<(?:\w+:)?mergeCell\s[^<>]*?\bref=["']([A-Z]{1,3}\d{1,7}:[A-Z]{1,3}\d{1,7})["']/g;

const leanMerges = (xml: string): string =>
  [...xml.matchAll(MERGED)]
    .slice(0, SHEET_LIMITS.rows)
    .map(([, range]) => `<mergeCell ref="${range}"/>`)
    .join('');

/** Hidden columns; the reader makes an object of each, so none is repeated or beyond those of spreadsheet programs. */
const HIDDEN_COLUMNS = /<(?:\w+:)?col\s(?=[^<>]*\bhidden=["'](?:1|true)["'])[^<>]*>/g;
const LAST_COLUMN = 16_384;

function leanColumns(xml: string): string {
  let next = 1;
  return [...xml.matchAll(HIDDEN_COLUMNS)]
    .map(([tag]) => {
      const numberIn = (name: string) => Number(tag.match(new RegExp(`\\s${name}=["'](\\d+)`))?.[1]);
      const [min, max] = [Math.max(next, numberIn('min')), Math.min(LAST_COLUMN, numberIn('max'))];
      if (!(min <= max)) return '';
      next = max + 1;
      return `<col min="${min}" max="${max}" hidden="1"/>`;
    })
    .join('');
}

/** Reduces a worksheet to its filled, hidden and merged cells, without validations, links and drawings. */
function leanSheet(xml: string, budget: CellBudget): string {
  const start = xml.search(/<(?:\w+:)?sheetData[\s/>]/);
  const end = xml.search(/<\/(?:\w+:)?sheetData\s*>/);
  if (start < 0 || end < start) return '<worksheet><sheetData></sheetData></worksheet>';
  const data = xml.slice(start, end);
  if (ABSURD_PLACE.test(data)) throw new Refused({ fault: 'damaged' });
  const filled = nameCells(data, budget).replace(BLANK_CELL, '').replace(BLANK_ROW, '');
  if (countUpTo(SHEET_LIMITS.rows, filled, /<(?:\w+:)?row[\s>]/g) > SHEET_LIMITS.rows)
    throw new Refused({ fault: 'rows', limit: SHEET_LIMITS.rows });
  spend(budget, countUpTo(budget.cells, filled, /<(?:\w+:)?c[\s>]/g));
  let arrays = 0;
  const marked = filled.replace(FORMULA, (_, prefix: string, attributes: string, formula = '') => {
    const isArray = /\st=["']array["']/.test(attributes) && ++arrays <= ARRAYS_AT_MOST;
    const kept = BOOLEAN.test(formula) ? formula : '0';
    return `<${prefix}f${isArray ? attributes : ''}>${kept}</${prefix}f>`;
  });
  return `<worksheet>${leanColumns(xml.slice(0, start))}${marked}${xml.slice(end, xml.indexOf('>', end) + 1)}${leanMerges(xml.slice(end))}</worksheet>`;
}

/** Reduces shared texts; blank ones are kept, because cells refer to them by index. */
function leanTexts(xml: string): string {
  let texts = 0;
  return xml.replace(/<((?:\w+:)?si)(?:\s[^<>]*?)?(\/?)>/g, (_, name: string, close: string) => {
    if (++texts > SHEET_LIMITS.cells) throw new Refused({ fault: 'cells', limit: SHEET_LIMITS.cells });
    return close ? `<${name}></${name}>` : `<${name}>`;
  });
}

/** Makes a plain text before formatted runs the first run. */
const joinRuns = (xml: string): string =>
  xml.replace(
    /(<(?:\w+:)?(?:si|is)>\s*)(<((?:\w+:)?)t(?:\s[^<>]*)?>[^<]*<\/(?:\w+:)?t>)(?=\s*<(?:\w+:)?r>)/g,
    '$1<$3r>$2</$3r>',
  );

/** Replaces numeric character references beyond 65,535, of which the reader keeps the last 16 bits. */
const spelledOut = (xml: string): string =>
  xml.replace(/&#(?:x0*([\da-f]{5,6})|0*(\d{5,7}));/gi, (entity, hex?: string, decimal?: string) => {
    const sign = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return sign > 0xffff && sign <= 0x10ffff
      ? toBinaryString(new TextEncoder().encode(String.fromCodePoint(sign)))
      : entity;
  });

/** Reduces a part of an Office Open XML package. */
export function normalizeOoxmlPart(content: string, budget: CellBudget): string {
  const xml = spelledOut(plainXml(content));
  if (ABSURD_TAG.test(xml)) throw new Refused({ fault: 'damaged' });
  if (countUpTo(SHEET_LIMITS.tags, xml, /</g) > SHEET_LIMITS.tags) spend(budget, Number.POSITIVE_INFINITY);
  const root = xml.slice(0, 4096).match(/<(?:\w+:)?(worksheet|sst)[\s>]/)?.[1];
  if (root === 'worksheet') return joinRuns(leanSheet(xml, budget));
  return root === 'sst' ? joinRuns(leanTexts(xml)) : xml;
}

const CELL = /<(?:[\w.-]+:)?table-(row|cell)([\s>][^<>]*)/g;
const repeatedIn = (attributes: string, pattern: RegExp): number =>
  Number(attributes.match(pattern)?.[1] ?? 1);

/** Text of a paragraph up to the next tag; one with a line break is that of an indented file, whose blanks mean nothing. */
const PARAGRAPH_TEXT =
  /(<text:p(?:\s[^<>]*)?>|<\/?text:(?:span|a)(?:\s[^<>]*)?>|<text:s(?:\s[^<>]*)?\/>)([^<\t\r\n]+)(?=<)/g;

/** Spells out blanks that the reader would drop: LibreOffice writes them plainly in cells of several lines. */
const keepBlanks = (xml: string): string =>
  xml.replace(
    PARAGRAPH_TEXT,
    (_, tag: string, text: string) =>
      tag + text.replace(/^ +| +$| {2,}/g, ({ length }) => `<text:s text:c="${length}"/>`),
  );

/** Percentages, which the reader knows by the style of the cell, but programs may give that style to the column alone. */
const PERCENTAGE = /<((?:[\w.-]+:)?table-cell)(\s[^<>]*?office:value-type=["']percentage["'][^<>]*)>/g;
const PERCENT_STYLE =
  '<number:percentage-style style:name="#percent"><number:number/><number:text>%</number:text></number:percentage-style><style:style style:name="#percent" style:family="table-cell" style:data-style-name="#percent"/>';

/** Gives every percentage a style of its own, which says that it is one. */
const stylePercentages = (xml: string): string =>
  xml
    .replace(PERCENTAGE, (_, name: string, attributes: string) => {
      const others = attributes.replace(/\stable:style-name=(?:"[^"]*"|'[^']*')/, '');
      return `<${name} table:style-name="#percent"${others}>`;
    })
    .replace(/<office:body[\s>]/, `${PERCENT_STYLE}$&`);

/** The content of an OpenDocument, in which one cell may stand for millions. */
export function normalizeOdsContent(content: string, budget: CellBudget): string {
  const xml = plainXml(content);
  // Element names in Chinese belong to another format, which the reader supports but this count does not.
  if (ABSURD_TAG.test(xml) || /<(?:[\w.-]+:)?[\x80-\xff]/.test(xml)) throw new Refused({ fault: 'damaged' });
  let rows = 1;
  for (const [tag, kind, attributes = ''] of xml.matchAll(CELL)) {
    if (kind === 'row') rows = repeatedIn(attributes, /number-rows-repeated=["'](\d+)/);
    else if (!tag.endsWith('/'))
      spend(budget, rows * repeatedIn(attributes, /number-columns-repeated=["'](\d+)/));
  }
  return keepBlanks(stylePercentages(xml));
}
