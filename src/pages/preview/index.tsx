import { PrinterOutlined } from '@ant-design/icons';
import type { Form, Program } from '@domain/definition';
import { findValidReceipt, getWatermarkText } from '@domain/document/watermark';
import { documentWords } from '@domain/document/words';
import { computeAnswers } from '@domain/filing/compute';
import { restoreFormFromSnapshot } from '@domain/filing/snapshot-form';
import type { Filing } from '@domain/filing/types';
import { findProgram } from '@domain/programs/find';
import { Button } from 'antd';
import { useMemo } from 'react';
import { history, useSearchParams, useSelector } from 'umi';
import AnswersView from '@/components/AnswersView';
import AsyncView from '@/components/AsyncView';
import ButtonLink from '@/components/Controls/ButtonLink';
import { CopyFiling } from '@/components/CopyFiling';
import { DocumentButtons } from '@/components/DocumentButtons';
import EmptyHint from '@/components/EmptyHint';
import { PageHead } from '@/components/Page';
import StatusTag from '@/components/Tags/StatusTag';
import { createFilingContext, resolveFilingForm } from '@/filling/draft/filingState';
import type { RootState } from '@/models/connect';
import Decision from '@/pages/forms/components/Decision';
import { fetchOne } from '@/services/filing';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import { usePageTitle } from '@/utils/route';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';

/** A filing to read and print. The address names it: `?program=gazelle&id=…`. */
export default function Preview() {
  const { t } = useLanguage();
  const [search] = useSearchParams();
  const program = findProgram(search.get('program') ?? '');
  const id = search.get('id');
  if (program && id) return <Reading program={program} id={id} kind={search.get('selectIndex') ?? ''} />;
  return (
    <>
      <PageHead />
      <EmptyHint
        text={t('center.preview.noFiling')}
        action={<ButtonLink to="/enterpriseCenter/declare">{t('center.preview.choose')}</ButtonLink>}
      />
    </>
  );
}

async function fetchWithForm(key: string, id: string, kind: string) {
  const program = findProgram(key) as Program;
  const [answer, form] = await Promise.all([fetchOne(program, id, kind), program.load()]);
  const { paper } = answer.data ?? {};
  return {
    ...answer,
    data: {
      filing: answer.data,
      papers: form.separatePapers,
      form: paper
        ? restoreFormFromSnapshot(paper)
        : answer.data
          ? resolveFilingForm(form, answer.data)
          : form,
    },
  };
}

function Reading({ program, id, kind }: { program: Program; id: string; kind: string }) {
  const paper = useRead(fetchWithForm, program.key, id, kind);
  return <AsyncView resource={paper}>{(read) => <Sheet program={program} {...read} />}</AsyncView>;
}

/** The margins of a filing that the browser prints. */

/** A text as a CSS string, for the margins of the printed page. */
const cssText = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} .,:·/()（）：-]/gu, (c) => `\\${c.codePointAt(0)?.toString(16)} `)}"`;

/** Print CSS with a footer text and page numbers; browsers without margin boxes leave them blank. */
export const buildPageCss = (foot: string): string => `@page {
  size: A4;
  margin: 16mm 14mm 20mm;
  @bottom-left { content: ${cssText(foot)}; font-size: 7.5pt; }
  @bottom-right { content: counter(page) " / " counter(pages); font-size: 7.5pt; }
}`;

/** Company and state of a filing, with the number and hash that identify it. */
function Facts({ filing }: { filing: Filing }) {
  const { t } = useLanguage();
  const say = useText();
  const batchName = useBatchName();
  const company = useSelector((state: RootState) => state.user.currentUser?.company?.name);
  const receipt = findValidReceipt(filing);
  return (
    <dl className={styles.facts}>
      {company && (
        <div>
          <dt>{t('center.preview.company')}</dt>
          <dd>
            <bdi>{company}</bdi>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('common.batch')}</dt>
        <dd>{batchName(filing.batch)}</dd>
      </div>
      <div>
        <dt>{t('common.status')}</dt>
        <dd>
          <StatusTag {...filing} />
        </dd>
      </div>
      <div>
        <dt>{t('center.preview.receiptNo')}</dt>
        <dd>{receipt ? receipt.no : t('center.preview.notSubmitted')}</dd>
      </div>
      {receipt && (
        <>
          <div>
            <dt>{t('center.preview.submittedAt')}</dt>
            <dd>{formatDateTime(receipt.submitted_at)}</dd>
          </div>
          <div className={styles.hash}>
            <dt>{t('center.preview.hash')}</dt>
            <dd>{receipt.sha256}</dd>
          </div>
        </>
      )}
      {filing.masked && (
        <div className={styles.hash}>
          <dt>{say(documentWords.copy)}</dt>
          <dd>{say(documentWords.masked)}</dd>
        </div>
      )}
    </dl>
  );
}

interface SheetProps {
  program: Program;
  filing: Filing;
  form: Form;
  papers: Form['separatePapers'];
}

/** Offset of the server's clock from this computer's, in milliseconds. */
const skewOf = ({ window }: Filing) => (window ? Date.parse(window.server_time) - Date.now() : 0);

/** The filing laid out for print. */
function Sheet({ program, filing, form, papers }: SheetProps) {
  const { t } = useLanguage();
  const say = useText();
  const batchName = useBatchName();
  const title = say(form.document.title);
  usePageTitle(`${t('menu.preview')} ${say(program.title)} ${batchName(filing.batch)}`);
  const ctx = useMemo(() => createFilingContext(filing, skewOf(filing)), [filing]);
  const answers = useMemo(() => computeAnswers(form, filing.data, ctx), [form, filing, ctx]);
  const receipt = findValidReceipt(filing);
  const foot = receipt
    ? `${title} · ${receipt.no} · ${say(documentWords.hash)} ${receipt.sha256}`
    : `${title} · ${t('center.preview.draft')}`;
  return (
    <>
      <style>{buildPageCss(foot)}</style>
      <div className={styles.tools}>
        <Button onClick={() => history.back()}>{t('center.preview.back')}</Button>
        {filing.id && <DocumentButtons id={filing.id} papers={papers} />}
        <CopyFiling program={program} filing={filing} />
        <Button type="primary" icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
          {t('center.preview.print')}
        </Button>
      </div>
      <div className={styles.decision}>
        <Decision program={program} filing={filing} />
      </div>
      <article className={styles.sheet}>
        <Watermark filing={filing} form={form} />
        <h1>{title}</h1>
        <Facts filing={filing} />
        <AnswersView form={form} answers={answers} ctx={ctx} />
      </article>
    </>
  );
}

function Watermark({ filing, form }: Pick<SheetProps, 'filing' | 'form'>) {
  const say = useText();
  const text = getWatermarkText(form.document, filing);
  if (!text) return null;
  return <div className={styles.watermark} aria-hidden="true" data-text={say(text)} />;
}
