import type { Form } from '@domain/definition';
import {
  describeReceiptNumber,
  findValidReceipt,
  getFootMark,
  getWatermarkText,
} from '@domain/document/watermark';
import { documentWords } from '@domain/document/words';
import { getStatusWords } from '@domain/filing/outcome';
import type { Filing } from '@domain/filing/types';
import { findProgram } from '@domain/programs/find';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSelector } from 'umi';
import { FactList, type PageFact } from '@/components/Page';
import type { RootState } from '@/models/connect';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import styles from './index.module.css';

interface PrintedAnswersProps {
  form: Form;
  filing: Filing;
  children: ReactNode;
}

/**
 * Answers of a filing on the page. On paper they stand under the title of the form and what identifies the filing, with
 * every fold open, a foot on each page, and the mark of a draft.
 */
export default function PrintedAnswers({ form, filing, children }: PrintedAnswersProps) {
  const { t } = useLanguage();
  const say = useText();
  const title = say(form.document.title);
  const receipt = findValidReceipt(filing);
  const watermark = getWatermarkText(form.document, filing);
  const mark = getFootMark(filing.status);
  const proof = receipt
    ? `${title} · ${receipt.no} · ${say(documentWords.hash)} ${receipt.sha256}`
    : `${title} · ${t('center.preview.draft')}`;
  const foot = mark ? `${say(mark)} · ${proof}` : proof;
  return (
    <article ref={useFoldsOpenOnPaper()} className={styles.sheet} aria-label={title}>
      <style>{buildPageCss(foot)}</style>
      <div className={styles.paper}>
        <p className={styles.title}>{title}</p>
        <PaperFacts filing={filing} />
        {watermark && <div className={styles.watermark} aria-hidden="true" data-text={say(watermark)} />}
      </div>
      {filing.masked && <p className={styles.masked}>{say(documentWords.masked)}</p>}
      {children}
    </article>
  );
}

/** Company and state of the filing on paper, with the number and hash that identify it. */
function PaperFacts({ filing }: { filing: Filing }) {
  const { t } = useLanguage();
  const say = useText();
  const batchName = useBatchName();
  const company = useSelector((state: RootState) => state.user.currentUser?.company?.name);
  const receipt = findValidReceipt(filing);
  const facts: PageFact[] = [
    ...(company ? [[t('center.preview.company'), company] as const] : []),
    [t('common.batch'), batchName(filing.batch)],
    [t('common.status'), say(getStatusWords(filing.status, findProgram(filing.program)))],
    [t('center.preview.receiptNo'), say(describeReceiptNumber(filing))],
    ...(receipt
      ? [
          [t('center.preview.submittedAt'), formatDateTime(receipt.submitted_at)] as const,
          [t('center.preview.hash'), receipt.sha256] as const,
        ]
      : []),
  ].map(([name, value]) => [String(name), String(value)]);
  return <FactList facts={facts} />;
}

/** Opens the folds within an element while the page is printed, and closes those that were closed. */
function useFoldsOpenOnPaper() {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    let closed: HTMLDetailsElement[] = [];
    const open = () => {
      closed = [...(sheet.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      for (const fold of closed) fold.open = true;
    };
    const close = () => {
      for (const fold of closed) fold.open = false;
      closed = [];
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
  return sheet;
}

/** A text as a CSS string, for the margins of the printed page. */
const cssText = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} .,:·/()（）：-]/gu, (c) => `\\${c.codePointAt(0)?.toString(16)} `)}"`;

/** Print CSS with a footer text and page numbers; browsers without margin boxes leave them blank. */
export const buildPageCss = (foot: string): string => `@page {
  size: A4;
  margin: 16mm 14mm 20mm;
  @bottom-left { content: ${cssText(foot)}; font-size: 7.5pt; }
  @bottom-right { content: counter(page) " / " counter(pages); font-size: 7.5pt; white-space: nowrap; direction: ltr; }
}`;
