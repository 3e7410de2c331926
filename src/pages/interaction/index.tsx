import { Link, useSelector } from 'umi';
import AsyncView from '@/components/AsyncView';
import Together from '@/components/AsyncView/Together';
import EmptyHint from '@/components/EmptyHint';
import { useFilingName } from '@/components/FilingTable/filing';
import { PageHead, Panel } from '@/components/Page';
import StatusTag from '@/components/Tags/StatusTag';
import type { RootState } from '@/models/connect';
import { useMay } from '@/models/useMay';
import { fetchQuestions, fetchReceivedQuestions } from '@/services/questions';
import { fetchReports } from '@/services/reports';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import Contacts from './components/Contacts';
import OwnQuestions from './components/OwnQuestions';
import Questions from './components/Questions';
import ReceivedQuestions from './components/ReceivedQuestions';
import { useTalk } from './components/useTalk';
import styles from './index.module.css';

const SHOWN = 5;
const fetchLatest = () => fetchReports({ pageSize: SHOWN });

/** The way to the log of what was filed last: most questions about the state of a filing are answered there. */
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
                <Link to={`/enterpriseCenter/declare?log=${filing.program}:${filing.id}`}>
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

/** Asking the office, what it has answered, and whom else to ask. */
export default function Interaction() {
  const { t } = useLanguage();
  const may = useMay();
  const receives = may('question.receive');
  const isCompany = useSelector((state: RootState) => Boolean(state.user.currentUser?.company));
  const own = useTalk(isCompany ? fetchQuestions : null);
  const received = useTalk(receives ? fetchReceivedQuestions : null);
  return (
    <div className={styles.page}>
      <PageHead lead={t(may('question.answer') ? 'questions.office.lead' : 'center.help.lead')} />
      <Together of={[...(isCompany ? [own.questions] : []), ...(receives ? [received.questions] : [])]}>
        <div className={styles.columns}>
          <div className={styles.column}>
            {isCompany && <OwnQuestions {...own} />}
            {receives && <ReceivedQuestions {...received} />}
            <Panel id="questions" title={t('center.help.questions')}>
              <Questions />
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
      </Together>
    </div>
  );
}
