/**
 * Documents as plain data in one language, which a printer lays out. Created from the definition of the form alone; content,
 * order and wording are decided only here.
 */
export interface LabelledValue {
  name: string;
  value: string;
  /** True where label and value span the whole width of the page. */
  long: boolean;
}

export interface TableCell {
  text: string;
  number: boolean;
}

export interface TableRow {
  cells: TableCell[];
  sum: boolean;
  /** True for the name of a group of rows, which spans all columns; the other cells are empty. */
  isHead?: true;
}

export type DocumentBlock =
  | { kind: 'lines'; lines: string[] }
  | { kind: 'pairs'; pairs: LabelledValue[] }
  | { kind: 'record'; name: string; pairs: LabelledValue[] }
  | { kind: 'table'; head: string[]; rows: TableRow[] }
  | { kind: 'signature'; lines: string[] };

export interface DocumentSection {
  title: string;
  blocks: DocumentBlock[];
}

export interface DocumentAttachment {
  item: string;
  name: string;
  size: string;
  sha256: string;
}

/** Instructions for checking a printed copy. */
export interface DocumentProof {
  no: string;
  hash: string;
  hint: string;
  /** Address of the check page, printed as a QR code too; null where no public address is configured. */
  address: string | null;
  /** Alternative text of the QR code. */
  code: string;
}

export interface FilingDocument {
  kind: 'filing';
  language: 'zh' | 'en';
  title: string;
  fileName: string;
  company: string;
  watermark: string | null;
  cover: { name: string; value: string }[];
  facts: { name: string; value: string }[];
  proof: DocumentProof | null;
  contentsTitle: string;
  sections: DocumentSection[];
  /** Signature pages; `statements` are printed above the signature lines. */
  signPages: { title: string; statements: string[]; lines: string[] }[];
  attachments: {
    title: string;
    /** Sentence under the list, where it has files: where the files themselves are. */
    note: string | null;
    head: string[];
    none: string;
    files: DocumentAttachment[];
  };
  /** Text at the foot of each page, before the page number. */
  footer: string;
  /** Heading above the further parts of a table that is too wide for one page. */
  continued: string;
  /** Heading of the list of characters without a glyph in any font, which are printed as boxes with their code points. */
  namedCharacters: string;
  /** Template of the page number; the printer fills in `{{page}}` and `{{pages}}`. */
  pageNumber: string;
  /** The answers for programs, put beside the pages; absent where they would be too large. */
  associated?: { name: string; text: string; description: string };
}

/** A separate document with a part of a filing, without cover, contents and signature pages. */
export interface SeparateDocument
  extends Pick<
    FilingDocument,
    | 'language'
    | 'title'
    | 'fileName'
    | 'watermark'
    | 'sections'
    | 'footer'
    | 'continued'
    | 'namedCharacters'
    | 'pageNumber'
  > {
  kind: 'separate';
}

/** The letter of an office to a company on one decision. */
export interface LetterDocument {
  kind: 'letter';
  language: 'zh';
  /** Letterhead: name of the office. */
  office: string;
  title: string;
  fileName: string;
  no: string;
  /** Document number under the name of the office, such as 示科审〔2026〕12号. */
  documentNo: string | null;
  addressee: string;
  paragraphs: string[];
  facts: { name: string; value: string }[];
  /** Sections of the letter: the reasons, and the requested corrections. */
  sections: { title: string; lines: string[] }[];
  closing: string;
  date: string;
  proof: DocumentProof;
  footer: string;
  namedCharacters: string;
  pageNumber: string;
}

/** The certificate of a recognition. */
export interface CertificateDocument
  extends Pick<
    LetterDocument,
    | 'language'
    | 'office'
    | 'title'
    | 'fileName'
    | 'facts'
    | 'date'
    | 'proof'
    | 'footer'
    | 'namedCharacters'
    | 'pageNumber'
  > {
  kind: 'certificate';
  /** Opening sentence of the certificate, which grants the recognition. */
  lead: string;
}

/** A list of filings, grouped by program. */
export interface ListDocument {
  kind: 'list';
  language: 'zh' | 'en';
  title: string;
  fileName: string;
  office: string;
  /** Line below the title: the office that created the list, and the day. */
  lead: string;
  sections: ({ title: string; note?: string } & Omit<Extract<DocumentBlock, { kind: 'table' }>, 'kind'>)[];
  /** Text below the last table. */
  closing?: string;
  footer: string;
  continued: string;
  namedCharacters: string;
  pageNumber: string;
}

/** Any document that the printer accepts. */
export type PrintableDocument = (
  | FilingDocument
  | SeparateDocument
  | LetterDocument
  | CertificateDocument
  | ListDocument
) & {
  /** Text across each page of a document of a trial, in place of any other watermark; absent on all others. */
  trialMark?: string;
};
