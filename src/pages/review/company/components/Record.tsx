import type { CompanyRecord } from '@domain/company/record-calls';
import { sumAmounts, wordMoney } from '@domain/filing/units';
import { objectionStatuses } from '@domain/objections/objection';
import { recognitionStates } from '@domain/recognitions/recognition';
import { registers } from '@domain/registers/kinds';
import { Alert, Tag } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'umi';
import AsyncView from '@/components/AsyncView';
import RegisterFact from '@/components/Checks/RegisterFact';
import EmptyHint from '@/components/EmptyHint';
import { Panel } from '@/components/Page';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { createTimeColumn } from '@/components/RecordTable/columns';
import WordTag from '@/components/Tags/WordTag';
import { useRightCheck } from '@/models/useRightCheck';
import { LinkToFiling } from '@/pages/review/components/FilingLink';
import { formatDate, formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';

/** The company's record: grants, recognitions, revocations, reports owed, objections, and the black list. */
export default function Record({ company }: { company: string }) {
  const record = useRead('companyRecord', { path: { id: company } });
  return (
    <AsyncView resource={record}>
      {(read) => (
        <div className={styles.page}>
          <BlackList fact={read.blacklist} />
          <Projects projects={read.projects} />
          <Recognitions recognitions={read.recognitions} />
          <OwedReports reports={read.reports} />
          <Objections objections={read.objections} />
        </div>
      )}
    </AsyncView>
  );
}

/** Result of the black-list check: a listed company gets a warning above all else; for any other, whether it was checked. */
function BlackList({ fact }: { fact: CompanyRecord['blacklist'] }) {
  const { t } = useLanguage();
  const say = useText();
  if (fact.state !== 'listed')
    return (
      <Panel id="blacklist" title={say(registers.blacklist.name)}>
        <RegisterFact fact={fact} />
      </Panel>
    );
  return (
    <Alert
      type="error"
      role="alert"
      showIcon
      message={t('companies.record.listed')}
      description={<RegisterFact fact={fact} />}
    />
  );
}

type Project = CompanyRecord['projects'][number];

const filingLink = (id: string | null, text: ReactNode) =>
  id ? <LinkToFiling id={id}>{text}</LinkToFiling> : text;

function Projects({ projects }: Pick<CompanyRecord, 'projects'>) {
  const { t, say } = useLanguage();
  const batchName = useBatchName();
  const standing = projects.filter(({ revoked_at: at }) => at === null);
  const sum = sumAmounts(standing.map(({ grant }) => grant));
  const columns: RecordColumn<Project>[] = [
    {
      key: 'title',
      title: t('common.program'),
      place: 'name',
      render: ({ id, title }) => filingLink(id, <bdi>{say(title)}</bdi>),
    },
    { key: 'batch', title: t('common.batch'), isShort: true, render: ({ batch }) => batchName(batch) },
    { key: 'no', title: t('companies.record.project'), render: (each) => <bdi>{each.project_no}</bdi> },
    { key: 'grant', title: t('companies.record.grant'), isShort: true, render: ({ grant }) => grant || '—' },
    createTimeColumn('at', t('companies.record.approvedAt'), ({ approved_at: at }) => at, formatDate),
    {
      key: 'state',
      title: t('common.status'),
      render: ({ revoked_at: at }) =>
        at ? (
          <Tag color="error">{t('companies.record.revokedAt', { at: formatDate(at) })}</Tag>
        ) : (
          <Tag color="success">{t('companies.record.standing')}</Tag>
        ),
    },
  ];
  return (
    <Panel
      id="projects"
      title={t('companies.record.projects', { count: standing.length, sum: say(wordMoney(sum)) })}
    >
      {projects.length === 0 ? (
        <EmptyHint text={t('companies.record.noProjects')} />
      ) : (
        <RecordTable items={projects} columns={columns} />
      )}
    </Panel>
  );
}

function Recognitions({ recognitions }: Pick<CompanyRecord, 'recognitions'>) {
  const { t, say } = useLanguage();
  if (recognitions.length === 0) return null;
  return (
    <Panel id="recognitions" title={t('companies.record.recognitions', { count: recognitions.length })}>
      <ul className={styles.list}>
        {recognitions.map(({ filing, title, no, valid_from: from, valid_to: to, state }) => (
          <li key={no}>
            {filingLink(filing, <bdi>{say(title)}</bdi>)} <bdi>{no}</bdi>{' '}
            {t('recognitions.span', { from: formatDate(from), to: formatDate(to) })}{' '}
            <WordTag {...recognitionStates[state]} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function OwedReports({ reports }: Pick<CompanyRecord, 'reports'>) {
  const { t, say } = useLanguage();
  const mayOpen = useRightCheck()('report.inspect');
  if (reports.length === 0) return null;
  return (
    <Panel id="owed" title={t('companies.record.reports', { count: reports.length })}>
      <ul className={styles.list}>
        {reports.map(({ id, title, period, due_on: day }) => (
          <li key={id}>
            {mayOpen ? <Link to={`/review/report?id=${id}`}>{say(title)}</Link> : <bdi>{say(title)}</bdi>}{' '}
            <bdi>{period}</bdi> {t('review.reports.dueOn', { day: formatDate(day) })}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Objections({ objections }: Pick<CompanyRecord, 'objections'>) {
  const { t, say } = useLanguage();
  const mayRead = useRightCheck()('review.final');
  if (objections.length === 0) return null;
  return (
    <Panel id="objections" title={t('companies.record.objections', { count: objections.length })}>
      <ul className={styles.list}>
        {objections.map(({ filing, title, no, status, created_at: at }) => (
          <li key={no}>
            <bdi>{no}</bdi> {filingLink(filing, <bdi>{say(title)}</bdi>)} {formatDateTime(at)}{' '}
            <WordTag {...objectionStatuses[status]} />{' '}
            {mayRead && (
              <Link to={`/review/objections?filing=${filing}`}>{t('companies.record.objection')}</Link>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
