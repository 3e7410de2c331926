/** Paragraphs and tables of a Word document (`word/document.xml`). The text is read once from start to end. */
import { collapseSpaces, OUTLINE_LIMITS, type PaperBlock, type PaperRow } from './blocks';

const TOKEN = /<(\/?)w:(tbl|tr|tc|p|t|tab|br|vMerge|drawing|pict)\b([^<>]*)>|([^<]+)|<[^<>]*>/g;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const decode = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = Number.parseInt(hex ?? decimal, hex ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** A table within a cell is part of the text of that cell. */
class BlockReader {
  readonly blocks: PaperBlock[] = [];
  private depth = 0;
  private rows: PaperRow[] = [];
  private row: PaperRow = [];
  private text = '';
  private isInText = false;
  private isContinued = false;

  take(tag: string, isEnd: boolean, attributes: string): void {
    const isEmpty = attributes.endsWith('/');
    if (tag === 't') this.isInText = !isEnd && !isEmpty;
    else if (tag === 'tab' || tag === 'br') this.text += ' ';
    else if (tag === 'p' && isEnd) this.endParagraph();
    else if (tag === 'tbl') this.changeDepth(isEnd);
    else if (this.depth === 1) this.takeInTable(tag, isEnd, attributes);
  }

  add(text: string): void {
    if (this.isInText && this.text.length < OUTLINE_LIMITS.text) this.text += decode(text);
  }

  private endParagraph(): void {
    if (this.depth > 0) this.text += ' ';
    else this.addParagraph();
  }

  private addParagraph(): void {
    const text = collapseSpaces(this.text);
    if (text && this.blocks.length < OUTLINE_LIMITS.blocks) this.blocks.push({ kind: 'paragraph', text });
    this.text = '';
  }

  private changeDepth(isEnd: boolean): void {
    if (this.depth === 0 && !isEnd) this.addParagraph();
    this.depth = Math.max(0, this.depth + (isEnd ? -1 : 1));
    if (this.depth > 0 || !isEnd) return;
    if (this.rows.length > 0 && this.blocks.length < OUTLINE_LIMITS.blocks)
      this.blocks.push({ kind: 'table', rows: this.rows });
    this.rows = [];
  }

  private takeInTable(tag: string, isEnd: boolean, attributes: string): void {
    if (tag === 'tr' && !isEnd) this.row = [];
    if (tag === 'tr' && isEnd && this.rows.length < OUTLINE_LIMITS.rows) this.rows.push(this.row);
    if (tag === 'tc' && !isEnd) {
      this.text = '';
      this.isContinued = false;
    }
    if (tag === 'vMerge') this.isContinued = !/val="restart"/.test(attributes);
    if (tag !== 'tc' || !isEnd) return;
    // The rest of a cell that began in a row above is no place to fill in.
    if (!this.isContinued && this.row.length < OUTLINE_LIMITS.cells) this.row.push(collapseSpaces(this.text));
    this.text = '';
  }
}

export function readWordBlocks(xml: string): PaperBlock[] {
  const reader = new BlockReader();
  for (const [, end, tag, attributes = '', text] of xml.matchAll(TOKEN)) {
    if (text !== undefined) reader.add(text);
    else if (tag) reader.take(tag, end === '/', attributes);
  }
  return reader.blocks;
}
