import {
  FilePdfOutlined,
  FileTextOutlined,
  FolderOpenOutlined,
  SafetyCertificateOutlined,
} from '@ant-design/icons';
import type { SeparateDocumentPlan } from '@domain/definition';
import { getLetterName, hasLetter, isLetterAction } from '@domain/document/letter-names';
import type { LogEntry } from '@domain/filing/calls';
import type { FilingStatus } from '@domain/filing/status';
import { findProgram } from '@domain/programs/find';
import { Button } from 'antd';
import { useState } from 'react';
import { type CopyOptions, type DocumentKind, fetchDocument } from '@/services/documents';
import { ignoreShownFailure } from '@/utils/failure';
import { useLanguage, useText } from '@/utils/language';
import { saveAs } from '@/utils/saveAs';

interface DocumentButtonsProps {
  id: string;
  /** Downloads the office's copies of the submitted filing. */
  isOffice?: boolean;
  /** Separate documents of the filing's program. */
  papers?: readonly SeparateDocumentPlan[] | undefined;
}

/** Download buttons for the filing as PDF, and as a bundle with every attachment. */
export function DocumentButtons({ id, isOffice = false, papers = [] }: DocumentButtonsProps) {
  const { t } = useLanguage();
  const say = useText();
  const { busy, download } = useDocuments();
  const [pdf, zip] = isOffice
    ? (['reviewDocument', 'reviewBundle'] as const)
    : (['document', 'bundle'] as const);
  return (
    <>
      <Button
        icon={<FilePdfOutlined aria-hidden />}
        loading={busy === pdf}
        disabled={busy !== null && busy !== pdf}
        onClick={() => download(pdf, id)}
      >
        {t('documents.pdf')}
      </Button>
      <Button
        icon={<FolderOpenOutlined aria-hidden />}
        loading={busy === zip}
        disabled={busy !== null && busy !== zip}
        onClick={() => download(zip, id)}
      >
        {t('documents.zip')}
      </Button>
      {papers.map((paper) => (
        <Button
          key={paper.key}
          icon={<FileTextOutlined aria-hidden />}
          disabled={busy !== null}
          onClick={() => download(pdf, id, { paper: paper.key })}
        >
          {t('documents.separate', { name: say(paper) })}
        </Button>
      ))}
    </>
  );
}

interface LetterButtonProps {
  /** Document call: the company's copy or the office's. */
  kind: 'letter' | 'reviewLetter';
  id: string;
  /** Key of the filing's program. */
  program: string;
  /** Entry of the filing's log. */
  entry: Pick<LogEntry, 'id' | 'action'>;
}

/** Download button for the letter of a decision; nothing for log entries that are no decision. */
export function LetterButton({ kind, id, program, entry }: LetterButtonProps) {
  const { t } = useLanguage();
  const say = useText();
  const { busy, download } = useDocuments();
  if (!isLetterAction(entry.action)) return null;
  const name = say(getLetterName(entry.action, findProgram(program)));
  return (
    <Button
      size="small"
      icon={<FilePdfOutlined aria-hidden />}
      loading={busy !== null}
      aria-label={t('documents.separate', { name })}
      onClick={() => download(kind, id, { line: entry.id })}
    >
      {name}
    </Button>
  );
}

interface CertificateButtonProps {
  /** Document call: the company's copy or the office's. */
  kind: 'certificate' | 'reviewCertificate';
  /** Id of the filing that led to the recognition. */
  id: string;
  /** Certificate number. */
  no: string;
  size?: 'small';
}

/** Download button for the certificate of a recognition. */
export function CertificateButton({ kind, id, no, size }: CertificateButtonProps) {
  const { t } = useLanguage();
  const { busy, download } = useDocuments();
  return (
    <Button
      {...(size && { size })}
      icon={<SafetyCertificateOutlined aria-hidden />}
      loading={busy !== null}
      aria-label={`${t('documents.certificate')} ${no}`}
      onClick={() => download(kind, id)}
    >
      {t('documents.certificate')}
    </Button>
  );
}

interface NamedLetter extends Pick<LetterButtonProps, 'program'> {
  status: FilingStatus;
  decision?: Pick<LogEntry, 'action'> | null | undefined;
}

/** Returns a function that words the download of the letter of a filing's latest decision by its own name; null without one. */
export function useLetterLabel() {
  const { t, say } = useLanguage();
  return ({ status, program, decision }: NamedLetter): string | null =>
    hasLetter(status) && decision && isLetterAction(decision.action)
      ? t('documents.separate', { name: say(getLetterName(decision.action, findProgram(program))) })
      : null;
}

/** Downloads a filing's document. A long one takes seconds: `busy` names the one being made. */
export function useDocuments() {
  const [busy, setBusy] = useState<DocumentKind | null>(null);

  const download = async (kind: DocumentKind, id: string, options?: CopyOptions) => {
    setBusy(kind);
    try {
      const { blob, name } = await fetchDocument(kind, id, options);
      saveAs(blob, name);
    } catch (error) {
      ignoreShownFailure(error);
    } finally {
      setBusy(null);
    }
  };

  return { busy, download };
}
