/**
 * Documents as plain data in one language, which a printer lays out. Made from the form's definition alone; content,
 * order and words are decided here and nowhere else.
 */
export interface LabelledValue {
  name: string;
  value: string;
  /** True where the pair takes the whole width. */
  long: boolean;
}

export interface TableCell {
  text: string;
  number: boolean;
}

export type DocumentBlock =
  | { kind: 'lines'; lines: string[] }
  | { kind: 'pairs'; pairs: LabelledValue[] }
  | { kind: 'record'; name: string; pairs: LabelledValue[] }
  | { kind: 'table'; head: string[]; rows: { cells: TableCell[]; sum: boolean }[] }
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
  /** `statements`: what is signed, above the lines for it. */
  signPages: { title: string; statements: string[]; lines: string[] }[];
  attachments: {
    title: string;
    note: string | null;
    head: string[];
    none: string;
    files: DocumentAttachment[];
  };
  /** Text at the foot of each page, before the page number. */
  footer: string;
  /** Heading of the further parts of a table that is too wide for one page. */
  continued: string;
  /** Heading of the list of characters that no font has, which are printed as boxes with their code points. */
  namedCharacters: string;
  /** `{{page}}` and `{{pages}}` are filled in by the printer. */
  pageNumber: string;
}

/** A separate document with a part of a filing, without cover, contents and pages to be signed. */
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
  /** Reasons, and the corrections asked for. */
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
  /** The sentence that gives the recognition. */
  lead: string;
}

/** A list of filings, by program. */
export interface ListDocument {
  kind: 'list';
  language: 'zh' | 'en';
  title: string;
  fileName: string;
  office: string;
  /** The office that drew it up, and the day. */
  lead: string;
  sections: ({ title: string } & Omit<Extract<DocumentBlock, { kind: 'table' }>, 'kind'>)[];
  footer: string;
  continued: string;
  namedCharacters: string;
  pageNumber: string;
}

/** The document as the printer takes it. */
export type PrintableDocument =
  | FilingDocument
  | SeparateDocument
  | LetterDocument
  | CertificateDocument
  | ListDocument;
