import { programs } from '@domain/programs/registry';
import { Link, useSelector } from 'umi';
import AsyncView, { WhenSettled } from '@/components/AsyncView';
import EmptyHint from '@/components/EmptyHint';
import { useFilingName } from '@/components/FilingTable/filing';
import { Hotline } from '@/components/HelpLine';
import { PageHead, Panel } from '@/components/Page';
import StatusTag from '@/components/Tags/StatusTag';
import TopicList from '@/help/TopicList';
import { filterListedTopics } from '@/help/topic';
import { topics } from '@/help/topics';
import type { RootState } from '@/models/connect';
import { useRightCheck } from '@/models/useRightCheck';
import { type CallInput, call } from '@/utils/call';
import { buildFilingPath } from '@/utils/filingPath';
import { useLanguage, useText } from '@/utils/language';
import { useOfficeSettings } from '@/utils/officeSettings';
import { useRead } from '@/utils/useRead';
import OwnQuestions from './components/OwnQuestions';
import { useQuestionSession } from './components/QuestionList';
import Questions from './components/Questions';
import ReceivedQuestions from './components/ReceivedQuestions';
import styles from './index.module.css';

const SHOWN = 5;
const fetchQuestions = (params: CallInput<'questions'>['params']) => call('questions', { params });
const fetchReceivedQuestions = (params: CallInput<'receivedQuestions'>['params']) =>
  call('receivedQuestions', { params });
const fetchLatest = () => call('reportInfo', { params: { pageSize: SHOWN } });

/** Link to the log of the latest filing, which answers most questions about a filing's state. */
function OwnLogs() {
  const { t } = useLanguage();
  const nameOf = useFilingName();
  const report = useRead(fetchLatest);
  return (
    <AsyncView resource={report}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyHint text={t('center.declare.none')} />
        ) : (
          <ul className={styles.programs}>
            {list.map((filing) => (
              <li key={filing.id}>
                <Link to={buildFilingPath(filing, 'log')}>
                  <bdi>{nameOf(filing)}</bdi>
                </Link>
                <StatusTag {...filing} />
              </li>
            ))}
          </ul>
        )
      }
    </AsyncView>
  );
}

const leadFor = (may: ReturnType<typeof useRightCheck>): string => {
  if (may('question.answer')) return 'questions.office.lead';
  if (may('question.ask')) return 'center.help.lead';
  return may('question.read') || may('question.receive') ? 'center.help.lead.read' : 'help.lead';
};

/** Page to ask the office, with the office's answers and further contacts. */
export default function Interaction() {
  const { t } = useLanguage();
  const may = useRightCheck();
  const receives = may('question.receive');
  const reader = useSelector((state: RootState) => state.user.currentUser);
  const isCompany = Boolean(reader?.company);
  const own = useQuestionSession(isCompany ? fetchQuestions : null);
  const received = useQuestionSession(receives ? fetchReceivedQuestions : null);
  return (
    <div className={styles.page}>
      <PageHead lead={t(leadFor(may))} />
      <WhenSettled of={[...(isCompany ? [own.questions] : []), ...(receives ? [received.questions] : [])]}>
        <div className={styles.columns}>
          <div className={styles.column}>
            {isCompany && <OwnQuestions {...own} />}
            {receives && <ReceivedQuestions {...received} />}
            {(isCompany || receives) && (
              <Panel id="questions" title={t('center.help.questions')}>
                <Questions />
              </Panel>
            )}
            <Panel id="help" title={t('help')} extra={<Link to="/help">{t('help.search')}</Link>}>
              <TopicList topics={filterListedTopics(topics, reader)} />
            </Panel>
          </div>
          {isCompany && (
            <div className={styles.column}>
              <Panel id="contacts" title={t('center.help.contacts')}>
                <Contacts />
              </Panel>
              <Panel id="logs" title={t('center.help.logs')}>
                <OwnLogs />
              </Panel>
            </div>
          )}
        </div>
      </WhenSettled>
    </div>
  );
}

/** Contacts by subject: the department in charge first, then the city. */
function Contacts() {
  const { t, say } = useLanguage();
  const departments = useRead('departments');
  const { office, address } = useOfficeSettings();
  return (
    <>
      <dl className={styles.contacts}>
        <div>
          <dt>{t('center.help.first')}</dt>
          <dd>
            <OwnDepartment names={new Map(departments.data?.map(({ value, label }) => [value, label]))} />
            <p className={styles.quiet}>{t('center.help.first.why')}</p>
          </dd>
        </div>
        <div>
          <dt>{t('center.help.city')}</dt>
          <dd>
            <strong>{say(office)}</strong>
            <p>
              <Hotline />
            </p>
            {address && (
              <p>
                <bdi>{address}</bdi>
              </p>
            )}
            <p className={styles.quiet}>{t('center.help.city.why')}</p>
          </dd>
        </div>
        <div>
          <dt>{t('center.help.programs')}</dt>
          <dd>
            <Programs />
          </dd>
        </div>
      </dl>
      <details className={styles.question}>
        <summary>{t('center.help.departments')}</summary>
        <AsyncView resource={departments}>
          {(list) => (
            <ul className={styles.departments}>
              {list.map(({ value, label }) => (
                <li key={value}>{label}</li>
              ))}
            </ul>
          )}
        </AsyncView>
      </details>
    </>
  );
}

/** The department that reviews this company's filings first. */
function OwnDepartment({ names }: { names: Map<string | number, string> }) {
  const { t } = useLanguage();
  const company = useSelector((state: RootState) => state.user.currentUser?.company?.id);
  const { data } = useRead(company ? 'companyInfo' : null, { path: { id: company ?? '' } });
  const name = names.get(String(data?.data.department ?? ''));
  return name ? <strong>{name}</strong> : <span>{t('center.help.anyDepartment')}</span>;
}

function Programs() {
  const { t } = useLanguage();
  const say = useText();
  return (
    <ul className={styles.programs}>
      {programs.map(({ key, title, review }) => (
        <li key={key}>
          <strong>{say(title)}</strong>
          <span className={styles.quiet}>
            {[
              t('center.help.step.first'),
              t('center.help.step.city'),
              review.expertReview && t('center.help.step.experts'),
              review.publicNotice && t('center.help.step.notice'),
            ]
              .filter(Boolean)
              .join(' › ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
