import { useSelector } from 'umi';
import PageHead from '@/components/PageHead';
import Panel from '@/components/Panel';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';
import Contacts from './components/Contacts';
import OwnLogs from './components/OwnLogs';
import OwnQuestions from './components/OwnQuestions';
import Questions from './components/Questions';
import ReceivedQuestions from './components/ReceivedQuestions';
import styles from './index.module.css';

/** Asking the office, what it has answered, and whom else to ask. */
export default function Interaction() {
  const { t } = useLanguage();
  const answers = useSelector((state: RootState) =>
    state.user.currentUser?.permissions.includes('question.answer'),
  );
  const isCompany = useSelector((state: RootState) => Boolean(state.user.currentUser?.company));
  return (
    <div className={styles.page}>
      <PageHead lead={t(answers ? 'questions.office.lead' : 'center.help.lead')} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {isCompany && <OwnQuestions />}
          {answers && <ReceivedQuestions />}
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
    </div>
  );
}
