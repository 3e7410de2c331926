/** Reasons why a paper is not read; each has its text with what to do next. */
export type PaperFault =
  | 'not_loaded'
  | 'not_a_paper'
  | 'too_large'
  | 'too_many_pages'
  | 'encrypted'
  | 'broken'
  | 'slow'
  | 'not_recognised'
  | 'no_text';

export class UnreadPaper extends Error {
  constructor(readonly fault: PaperFault) {
    super(fault);
  }
}
