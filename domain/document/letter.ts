/**
 * Letter of an office to a company on a decision: official, so in Chinese alone. It is created from the decision's line in the
 * log and from the snapshot that was decided on: later changes of profile or name do not affect it.
 */

import { getDecisionWords, type Manifest } from '../definition';
import { joinFileName } from '../files/names';
import { readSubmittedAnswers } from '../filing/linked-filings';
import { parsePath } from '../filing/paths';
import type { SubmittedForm } from '../filing/snapshot';
import { readSubject } from '../filing/subject';
import { listReasonTexts } from '../reference/decision-reason';
import type { Text } from '../text';
import { nameBatch } from '../windows/batch-name';
import { formatBeijingDay } from '../windows/calendar';
import { createLetterClosing, describeLetterOutcome, getLetterName, type LetterAction } from './letter-names';
import type { LetterDocument } from './model';
import { labelDocumentProof } from './proof';
import { listSubjectFacts } from './subject-facts';
import { documentWords, formatDayInChinese, formatMinuteInChinese } from './words';

const NAME_AT_MOST = 80;

/** Snapshot of a submission with the company that filed it. */
export interface SubmissionSnapshot extends SubmittedForm {
  filing: { company: string; credit_code: string };
}

/** Number and validity of a certificate. Days are YYYY-MM-DD, the last one included. */
export interface LetterCertificate {
  no: string;
  from: string;
  to: string;
}

export interface LetterFacts {
  action: LetterAction;
  decidedAt: Date;
  /** The office that decided. */
  office: Text;
  program: Pick<Manifest, 'subject' | 'recognition' | 'published' | 'group' | 'decides'>;
  batchNo: number;
  paper: SubmissionSnapshot;
  receipt: { no: string; submittedAt: Date };
  opinion: string | null;
  reasons: readonly string[];
  corrections: readonly { path?: string | undefined; comment: string }[];
  /** Deadline of the corrections. */
  deadline: Date | null;
  project: { no: string; grant: number } | null;
  /** Certificate that the approval grants or the revocation withdraws; its number replaces the project number in the letter. */
  certificate: LetterCertificate | null;
  /** Appeal that the letter answers; `against`: the contested decision. */
  appeal: { no: string; sentAt: Date; against: LetterAction } | null;
  /** Last day for signing the task book. */
  taskBookDue: string | null;
  /** Instructions for signing the task book, from the office settings at the time of the decision. */
  taskBookHow: Text | null;
  documentNo: string | null;
  /** Deadline for an appeal; null where none is possible, or where the decision did not name the deadline. */
  appealUntil: Date | null;
  /**
   * Document number of the letter; null for a letter of a department, and for letters from before the office had configured a
   * document word.
   */
  letterNo: string | null;
  /** Letter number (`formatLetterNumber`). */
  no: string;
  hash: string;
  address: string | null;
}

/**
 * Number of a letter, such as `HT20260610-000001-D7`: the receipt number of the snapshot, and the line of the filing's
 * log that records the decision.
 */
export const formatLetterNumber = (receiptNo: string, line: number): string => `${receiptNo}-D${line}`;

export function parseLetterNumber(no: string): { receiptNo: string; line: number } | null {
  const [, receiptNo, line] = no.match(/^(.{1,60})-D([1-9]\d{0,5})$/) ?? [];
  return receiptNo && line ? { receiptNo, line: Number(line) } : null;
}

const subjectOf = ({ program, paper }: LetterFacts): string =>
  readSubject(program, readSubmittedAnswers(paper)) ?? paper.title.zh;

/** Describes the path of a correction by the labels of the snapshot, such as `经费预算 第2行 金额`. */
function placeIn({ sections }: SubmittedForm, path: string): string {
  const place = parsePath(path);
  const section = sections.find(({ key }) => key === place?.section);
  if (!place || !section) return path;
  const field = section.fields.find(({ key }) => key === place.field);
  const row = place.row === undefined ? '' : `第${place.row + 1}行`;
  return [section.title.zh, row, field?.zh ?? ''].filter(Boolean).join(' ');
}

const formatDateInChinese = (at: Date): string => formatDayInChinese(formatBeijingDay(at));

const formatPeriod = ({ from, to }: LetterCertificate): string =>
  `${formatDayInChinese(from)}至${formatDayInChinese(to)}`;

const moneyText = (amount: number): string => `${amount}万元`;

/**
 * Opening paragraph of a letter on an appeal: the contested decision and the appeal; the finding follows. Empty without an
 * appeal.
 */
function heard(what: string, { appeal, program }: LetterFacts): string[] {
  if (!appeal) return [];
  const against = describeLetterOutcome(appeal.against, program);
  return [
    `你单位就申报${what}的“${against}”决定，于${formatDateInChinese(appeal.sentAt)}提出申诉（申诉编号${appeal.no}）。经由未参与原决定的人员审理，决定如下：`,
  ];
}

const numberIn = ({ project, certificate }: LetterFacts): { name: string; no: string } | null => {
  if (certificate) return { name: documentWords.certificateNo.zh, no: certificate.no };
  return project && { name: '项目编号', no: project.no };
};

/** Sentence with the number that an approval assigns, and the validity of its certificate; empty without a number. */
function givenIn(facts: LetterFacts): string {
  const number = numberIn(facts);
  if (!number) return '';
  const { certificate } = facts;
  const validity = certificate ? `，有效期自${formatPeriod(certificate)}` : '';
  return `${number.name}为${number.no}${validity}。`;
}

function paragraphsOf(facts: LetterFacts): string[] {
  const { action, deadline, project, documentNo, taskBookDue, taskBookHow, receipt, paper } = facts;
  const number = numberIn(facts);
  const subject = subjectOf(facts);
  const program = subject === paper.title.zh ? '' : `${paper.title.zh}，`;
  const what = `“${subject}”（${program}申报编号${receipt.no}）`;
  const filed = `你单位于${formatDateInChinese(receipt.submittedAt)}提交的申报${what}`;
  switch (action) {
    case 'approve': {
      const granted = project && project.grant > 0;
      return [
        `${filed}，经审核，${getDecisionWords(facts.program).pronounced}。${givenIn(facts)}`,
        ...(granted
          ? [
              `批准资助金额为${moneyText(project.grant)}。${taskBookDue ? `请于${formatDayInChinese(taskBookDue)}前签订任务书${taskBookHow ? `（${taskBookHow.zh}）` : ''}。` : ''}`,
            ]
          : []),
      ];
    }
    case 'reject_first':
    case 'reject_level':
    case 'reject_city':
      return [`${filed}，经审核，未予通过。`];
    case 'expire_correction': {
      const until = deadline ? `${formatMinuteInChinese(deadline)}前` : '规定期限内';
      return [`${filed}，经退回修改，未在${until}重新提交，按不通过处理。`];
    }
    case 'revoke':
      return [
        `你单位申报的${what}${number ? `，${number.name}${number.no}，` : ''}经研究，决定${getDecisionWords(facts.program).revoke.zh}。`,
        ...(documentNo ? [`依据文件：${documentNo}。`] : []),
      ];
    case 'return_first':
    case 'return_level':
    case 'return_city': {
      const until = deadline ? `于${formatMinuteInChinese(deadline)}前` : '按期';
      return [
        `${filed}，经审核需要修改。请${until}登录申报系统修改后重新提交。`,
        '逾期未重新提交的，按不通过处理，可以申诉。',
      ];
    }
    case 'reopen_to_first':
    case 'reopen_to_level':
    case 'reopen_to_experts':
      return [...heard(what, facts), '申诉成立。原决定不再执行，该申报恢复到原审核环节，重新审核。'];
    case 'reopen_to_correction': {
      const until = deadline ? `于${formatMinuteInChinese(deadline)}前` : '按期';
      return [...heard(what, facts), `申诉成立。原决定不再执行，请${until}登录申报系统修改后重新提交。`];
    }
    case 'reinstate':
      return [...heard(what, facts), '申诉成立。原撤销决定不再执行，原批准继续有效。'];
    case 'dismiss_appeal':
      return [...heard(what, facts), '申诉不成立，维持原决定。'];
  }
}

function factsOf(facts: LetterFacts): [string, string][] {
  const { paper, receipt, project, certificate, deadline, action, batchNo } = facts;
  const number = numberIn(facts);
  const batch = nameBatch(paper.batch_year, batchNo).zh;
  const isReturn = action.startsWith('return_');
  const isApproval = action === 'approve';
  return [
    [documentWords.company.zh, paper.filing.company],
    [documentWords.creditCode.zh, paper.filing.credit_code],
    [documentWords.program.zh, paper.title.zh],
    ...listSubjectFacts(facts.program, paper, 'zh').map(({ name, value }): [string, string] => [name, value]),
    [documentWords.batch.zh, batch],
    [documentWords.receiptNo.zh, receipt.no],
    [documentWords.submittedAt.zh, formatMinuteInChinese(receipt.submittedAt)],
    [facts.appeal ? '申诉结论' : '审核结论', describeLetterOutcome(action, facts.program)],
    ...(number ? ([[number.name, number.no]] as [string, string][]) : []),
    ...(certificate && isApproval
      ? ([[documentWords.validity.zh, formatPeriod(certificate)]] as [string, string][])
      : []),
    ...(project && isApproval && project.grant > 0
      ? ([['批准资助', moneyText(project.grant)]] as [string, string][])
      : []),
    ...(deadline && (isReturn || facts.appeal)
      ? ([['修改截止时间', formatMinuteInChinese(deadline)]] as [string, string][])
      : []),
  ];
}

function sectionsOf({
  reasons,
  opinion,
  corrections,
  paper,
  appeal,
}: LetterFacts): LetterDocument['sections'] {
  const named = listReasonTexts(reasons).map(({ zh }) => zh);
  const places = corrections.map(({ path, comment }, i) => {
    const where = path ? `${placeIn(paper, path)}：` : '';
    return `${i + 1}. ${where}${comment}`;
  });
  return [
    { title: '原因', lines: named.length > 0 ? [named.join('、')] : [] },
    { title: appeal ? '理由' : '审核意见', lines: opinion ? opinion.split('\n') : [] },
    { title: '需修改的内容', lines: places },
  ].filter(({ lines }) => lines.length > 0);
}

export function createLetterDocument(facts: LetterFacts): LetterDocument {
  const { action, office, no, hash, address, paper, decidedAt, letterNo } = facts;
  const title = getLetterName(action, facts.program).zh;
  return {
    kind: 'letter',
    language: 'zh',
    office: office.zh,
    title,
    fileName: joinFileName([title, paper.filing.company, no], NAME_AT_MOST),
    no,
    documentNo: letterNo,
    addressee: `${paper.filing.company}：`,
    paragraphs: paragraphsOf(facts),
    facts: factsOf(facts).map(([name, value]) => ({ name, value })),
    sections: sectionsOf(facts),
    closing: createLetterClosing(action, office.zh, facts.appealUntil),
    date: formatDateInChinese(decidedAt),
    proof: labelDocumentProof({ no, hash, address }, 'zh'),
    footer: `${documentWords.letterNo.zh} ${no} · ${documentWords.hash.zh} ${hash}`,
    namedCharacters: documentWords.namedCharacters.zh,
    pageNumber: documentWords.page.zh,
  };
}
