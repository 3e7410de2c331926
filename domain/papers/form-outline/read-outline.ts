/** Reads the blocks of a paper form as sections: places beside labels, lists to be filled in row by row, tables with given rows or years. */
import { HEADING, OUTLINE_LIMITS, type PaperBlock, type PaperRow } from './blocks';
import { type GuessedField, guessField } from './guess-field';

export interface GuessedSection {
  title: string;
  /** table: `fields` are its columns; yearly: they are its indicators. */
  kind: 'fields' | 'table' | 'yearly';
  fields: GuessedField[];
  /** Labels of rows that the form prescribes. */
  givenRows: string[];
  /** Years of a yearly table, counted from that of the batch. */
  offsets: number[];
}

const LONGEST_LABEL = 40;
const LINE = /^([^：:]{2,30})[：:][\s_＿]*$/;

const isLabel = (text: string): boolean => text !== '' && text.length <= LONGEST_LABEL;

/** A place is empty, or holds a unit, a date to be completed, or options behind boxes. */
const isPlace = (text: string): boolean =>
  /^(?:年|月|日|万元|元|人|个|项|%|％|[\s_＿])*$/.test(text) || /[□☐○◯]/.test(text);

/** Length of a text in the words of a form: （1000字以内）. */
const TEXT_LIMIT = /[（(](?:不超过|限)?(\d{2,4})字(?:以内|左右)?[)）]/;

const isNumber = (text: string): boolean => /^\d{1,3}$|^[.…]+$/.test(text);

const NUMBERS = /^(?:序号|编号|No\.?)$/i;

const isHead = (row: PaperRow): boolean =>
  row.length >= 3 && row.every((cell) => isLabel(cell) && !isPlace(cell));

const isBelow = (head: PaperRow, row: PaperRow | undefined): row is PaperRow =>
  row !== undefined && row.length === head.length && row.slice(1).every(isPlace);

const YEAR = /^(?:20\d\d) ?年?度?$/;

/** Years of the heads of columns, counted from the year of the batch: the figures of the last one are those of the year before. */
function readYearOffsets(heads: readonly string[]): number[] {
  if (heads.length < 2 || !heads.every((head) => YEAR.test(head))) return [];
  const years = heads.map((head) => Number.parseInt(head, 10));
  const next = Math.max(...years) + 1;
  return [...new Set(years)].map((year) => year - next).toSorted((a, b) => a - b);
}

/** A row of a yearly table asks for a figure in each year, unless its label says otherwise. */
const guessIndicator = (label: string): GuessedField => {
  const field = guessField(label);
  return field.type === 'text' ? { ...field, type: 'decimal' } : field;
};

class OutlineReader {
  readonly sections: GuessedSection[] = [];
  private title = '';

  private getFields(): GuessedSection {
    const last = this.sections.at(-1);
    if (last?.kind === 'fields' && (last.title === this.title || !this.title)) return last;
    return this.open('fields');
  }

  private open(kind: GuessedSection['kind']): GuessedSection {
    const section: GuessedSection = { title: this.title, kind, fields: [], givenRows: [], offsets: [] };
    if (this.sections.length < OUTLINE_LIMITS.sections) this.sections.push(section);
    return section;
  }

  private addField(text: string, beside?: string): void {
    const field = guessField(text, beside);
    const { fields } = this.getFields();
    if (field.label && fields.length < OUTLINE_LIMITS.fields) fields.push(field);
  }

  takeParagraph(text: string): void {
    const [, label] = LINE.exec(text) ?? [];
    if (label) this.addField(label);
    else if (HEADING.test(text) || text.length <= LONGEST_LABEL)
      this.title = text.replace(HEADING, '').trim() || text;
  }

  takeTable(rows: readonly PaperRow[]): void {
    for (let at = 0; at < rows.length; ) {
      const row = rows[at] as PaperRow;
      if (isHead(row) && isBelow(row, rows[at + 1])) at += this.takeList(row, rows.slice(at + 1));
      else if (row.length === 1) at += this.takeSingle(row[0] ?? '', rows[at + 1]);
      else {
        this.takePairs(row);
        at += 1;
      }
    }
  }

  /** Returns the number of rows taken. */
  private takeList(head: PaperRow, rest: readonly PaperRow[]): number {
    const end = rest.findIndex((row) => !isBelow(head, row));
    const rows = end < 0 ? rest : rest.slice(0, end);
    const firsts = rows.map(([first = '']) => first);
    const isGiven = firsts.every((first) => isLabel(first) && !isNumber(first) && !isPlace(first));
    const offsets = isGiven ? readYearOffsets(head.slice(1)) : [];
    if (offsets.length > 0) {
      const indicators = firsts.slice(0, OUTLINE_LIMITS.fields).map(guessIndicator);
      Object.assign(this.open('yearly'), { fields: indicators, offsets });
      return rows.length + 1;
    }
    const columns = isGiven || NUMBERS.test(head[0] ?? '') ? head.slice(1) : head;
    const section = this.open('table');
    section.fields = columns.slice(0, OUTLINE_LIMITS.fields).map((text) => guessField(text));
    if (isGiven) section.givenRows = firsts;
    return rows.length + 1;
  }

  /** A line of its own is a heading; above an empty one it asks for a text, as a heading does that has nothing else below it. */
  private takeSingle(text: string, next: PaperRow | undefined): number {
    if (text === '' && this.title && this.sections.at(-1)?.title !== this.title) {
      this.addText(this.title);
      return 1;
    }
    if (!isLabel(text)) return 1;
    if (next?.length === 1 && isPlace(next[0] ?? '') && !HEADING.test(text)) {
      this.addText(text);
      return 2;
    }
    this.title = text.replace(HEADING, '').trim() || text;
    return 1;
  }

  private addText(text: string): void {
    const [limit, characters] = TEXT_LIMIT.exec(text) ?? [];
    const { label } = guessField(text.replace(limit ?? '', ''));
    const field: GuessedField = {
      label,
      type: 'textarea',
      ...(characters && { maxLength: Number(characters) }),
    };
    this.getFields().fields.push(field);
  }

  private takePairs(row: PaperRow): void {
    for (let at = 0; at < row.length; at += 1) {
      const [text, beside] = [row[at] ?? '', row[at + 1]];
      if (!isLabel(text) || isPlace(text)) continue;
      if (beside !== undefined && isPlace(beside)) {
        this.addField(text, beside);
        at += 1;
      } else if (at === row.length - 1) this.addField(text);
      // A label before labels is the head of these.
    }
  }
}

/** Sections without a field are left out. */
export function readPaperOutline(blocks: readonly PaperBlock[]): GuessedSection[] {
  const reader = new OutlineReader();
  for (const block of blocks) {
    if (block.kind === 'paragraph') reader.takeParagraph(block.text);
    else reader.takeTable(block.rows);
  }
  return reader.sections.filter(({ fields }) => fields.length > 0);
}
