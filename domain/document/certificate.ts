/**
 * Certificate of a recognition as a document: official, so in Chinese alone. Company, credit code and office are those of the
 * decision that granted it, whatever the profile and the settings contain later; its hash is that of the decision's line in the
 * log.
 */
import type { Manifest } from '../definition';
import { joinFileName } from '../files/names';
import { readSubmittedAnswers } from '../filing/linked-filings';
import { readSubject } from '../filing/subject';
import { type CertificateIssue, issueNames } from '../recognitions/issuing';
import { getRecognitionName } from '../recognitions/recognition';
import type { Text } from '../text';
import { formatBeijingDay } from '../windows/calendar';
import type { LetterCertificate, SubmissionSnapshot } from './letter';
import type { CertificateDocument } from './model';
import { labelDocumentProof } from './proof';
import { listSubjectFacts } from './subject-facts';
import { documentWords, formatDayInChinese } from './words';

const NAME_AT_MOST = 80;

export interface CertificateFacts {
  /** The program in the edition that the filing was submitted under. */
  program: Pick<Manifest, 'title' | 'kinds' | 'recognition' | 'subject' | 'published'>;
  kind: string;
  office: Text;
  paper: SubmissionSnapshot;
  /** Name of the company on the certificate: as in the snapshot, or as corrected later. */
  company: string;
  /** Reason of this certificate; null for the first one. */
  issue: CertificateIssue | null;
  decidedAt: Date;
  certificate: LetterCertificate;
  hash: string;
  address: string | null;
}

export function createCertificateDocument(facts: CertificateFacts): CertificateDocument {
  const { office, paper, company, issue, certificate, decidedAt, hash, address } = facts;
  const { no, from, to } = certificate;
  const name = getRecognitionName(facts.program, facts.kind).zh;
  const subject = readSubject(facts.program, readSubmittedAnswers(paper));
  const title = `${name}证书`;
  return {
    kind: 'certificate',
    language: 'zh',
    office: office.zh,
    title,
    fileName: joinFileName([title, company, no], NAME_AT_MOST),
    lead: `经审核，认定下列单位${subject ? `的“${subject}”` : ''}为${name}，特发此证。`,
    facts: [
      { name: documentWords.holder.zh, value: company },
      { name: documentWords.creditCode.zh, value: paper.filing.credit_code },
      ...listSubjectFacts(facts.program, paper, 'zh'),
      { name: documentWords.certificateNo.zh, value: no },
      { name: documentWords.validity.zh, value: `${formatDayInChinese(from)}至${formatDayInChinese(to)}` },
      ...(issue ? [{ name: '备注', value: `${issueNames[issue].zh}，原证书同时作废` }] : []),
    ],
    date: formatDayInChinese(formatBeijingDay(decidedAt)),
    proof: labelDocumentProof({ no, hash, address }, 'zh'),
    footer: `${documentWords.certificateNo.zh} ${no} · ${documentWords.hash.zh} ${hash}`,
    namedCharacters: documentWords.namedCharacters.zh,
    pageNumber: documentWords.page.zh,
  };
}
