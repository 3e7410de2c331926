/** Values of PDF by ISO 32000-1, section 7.3, parsed from bytes. Text that breaks the rules becomes null. */

export type PdfValue = null | boolean | number | Buffer | PdfName | PdfReference | PdfValue[] | PdfDictionary;
export type PdfDictionary = Map<string, PdfValue>;

export class PdfName {
  constructor(readonly name: string) {}
}

export class PdfReference {
  constructor(readonly number: number) {}
}

/** Maximum nesting of arrays and dictionaries; real files have a handful of levels. */
const DEPTH_AT_MOST = 64;

const BLANKS = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const DELIMITERS = new Set(Buffer.from('()<>[]{}/%'));
const isRegular = (byte: number): boolean => !BLANKS.has(byte) && !DELIMITERS.has(byte);
const isEndOfLine = (byte: number | undefined): boolean => byte === 0x0a || byte === 0x0d;

/** Maximum bytes of a word; the longest meaningful word is a number. */
const WORD_AT_MOST = 128;
const NUMBER = /^[+-]?(?:\d{1,20}(?:\.\d{0,20})?|\.\d{1,20})$/;
const WHOLE = /^\d{1,10}$/;

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map;
export const isNamed = (value: PdfValue | undefined, name: string): boolean =>
  value instanceof PdfName && value.name === name;
export const parseWholeNumber = (value: PdfValue | undefined): number | null =>
  typeof value === 'number' && Number.isInteger(value) ? value : null;

/** Reads values one after the other from a part of a file. */
export class PdfParser {
  constructor(
    readonly bytes: Buffer,
    public at = 0,
  ) {}

  isAtEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  skipBlanks(): void {
    for (; this.at < this.bytes.length; this.at++) {
      const byte = this.bytes[this.at] as number;
      if (byte === 0x25) this.#skipLine();
      else if (!BLANKS.has(byte)) return;
    }
  }

  #skipLine(): void {
    while (this.at < this.bytes.length && !isEndOfLine(this.bytes[this.at + 1])) this.at += 1;
  }

  /** Reads the next run of regular characters; '' where another character comes first. */
  word(): string {
    this.skipBlanks();
    const from = this.at;
    while (this.at < this.bytes.length && isRegular(this.bytes[this.at] as number)) this.at += 1;
    return this.at - from > WORD_AT_MOST ? '' : this.bytes.toString('latin1', from, this.at);
  }

  /** Skips this text; false where another one follows. */
  take(text: string): boolean {
    this.skipBlanks();
    if (this.bytes.toString('latin1', this.at, this.at + text.length) !== text) return false;
    this.at += text.length;
    return true;
  }

  value(depth = 0): PdfValue {
    this.skipBlanks();
    switch (this.bytes[this.at]) {
      case 0x2f:
        return this.#name();
      case 0x28:
        return this.#text();
      case 0x5b:
        return this.#array(depth);
      case 0x3c:
        return this.bytes[this.at + 1] === 0x3c ? this.#dictionary(depth) : this.#hex();
      default:
        return this.#plain();
    }
  }

  #name(): PdfName {
    this.at += 1;
    const word = BLANKS.has(this.bytes[this.at] as number) ? '' : this.word();
    return new PdfName(
      word.replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    );
  }

  #plain(): PdfValue {
    const from = this.at;
    const word = this.word();
    // Skip a character that begins no value, or parsing would never advance.
    if (this.at === from) this.at += 1;
    if (word === 'true' || word === 'false') return word === 'true';
    if (!NUMBER.test(word)) return null;
    return (WHOLE.test(word) ? this.#reference(word) : null) ?? Number(word);
  }

  /** Reads the rest of a reference such as `12 0 R`; null where the number is just a number. */
  #reference(number: string): PdfReference | null {
    const after = this.at;
    if (WHOLE.test(this.word()) && this.word() === 'R') return new PdfReference(Number(number));
    this.at = after;
    return null;
  }

  #array(depth: number): PdfValue[] {
    const values: PdfValue[] = [];
    this.at += 1;
    while (!this.isAtEnd() && !this.take(']') && depth < DEPTH_AT_MOST) values.push(this.value(depth + 1));
    return values;
  }

  #dictionary(depth: number): PdfDictionary {
    const dictionary: PdfDictionary = new Map();
    this.at += 2;
    while (!this.isAtEnd() && !this.take('>>') && depth < DEPTH_AT_MOST) {
      const key = this.value(depth + 1);
      if (!(key instanceof PdfName)) continue;
      this.skipBlanks();
      if (this.bytes[this.at] !== 0x3e) dictionary.set(key.name, this.value(depth + 1));
    }
    return dictionary;
  }

  #hex(): Buffer {
    const end = this.bytes.indexOf(0x3e, this.at);
    const to = end < 0 ? this.bytes.length : end;
    const digits = this.bytes.toString('latin1', this.at + 1, to).replace(/[^0-9a-f]/gi, '');
    this.at = to + 1;
    return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex');
  }

  #text(): Buffer {
    const text: number[] = [];
    let open = 0;
    for (; this.at < this.bytes.length; this.at++) {
      const byte = this.bytes[this.at] as number;
      if (byte === 0x5c) this.#escaped(text);
      else {
        if (byte === 0x28) open += 1;
        if (byte === 0x29) open -= 1;
        if (open === 0) break;
        if (byte !== 0x28 || open > 1) text.push(byte);
      }
    }
    this.at += 1;
    return Buffer.from(text);
  }

  /** Appends the character of an escape sequence; ends on the last byte of the sequence. */
  #escaped(text: number[]): void {
    const [digits] = /^[0-7]{1,3}/.exec(this.bytes.toString('latin1', this.at + 1, this.at + 4)) ?? [];
    if (digits) {
      text.push(Number.parseInt(digits, 8) & 0xff);
      this.at += digits.length;
      return;
    }
    this.at += 1;
    const byte = this.bytes[this.at] ?? 0;
    const sign = 'nrtbf'.indexOf(String.fromCharCode(byte));
    if (sign >= 0) text.push([0x0a, 0x0d, 0x09, 0x08, 0x0c][sign] as number);
    else if (byte === 0x0d && this.bytes[this.at + 1] === 0x0a) this.at += 1;
    else if (!isEndOfLine(byte)) text.push(byte);
  }
}
