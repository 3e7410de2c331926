import { Link } from 'umi';
import AsyncView from '@/components/AsyncView';
import Panel from '@/components/Panel';
import { fetchPublicAnswers } from '@/services/questions';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';

/** What the office has answered publicly about the program. */
export default function Questions({ program }: { program: string }) {
  const { t } = useLanguage();
  const answers = useRead(fetchPublicAnswers, { program });
  return (
    <Panel
      id="questions"
      title={t('catalogue.questions')}
      extra={<Link to="/interaction">{t('catalogue.ask')}</Link>}
    >
      <AsyncView resource={answers}>
        {({ list, total }) =>
          total === 0 ? (
            <p className={styles.aside}>{t('questions.public.none')}</p>
          ) : (
            list.map(({ id, title, question, answer }) => (
              <details key={id} className={styles.question}>
                <summary>
                  <bdi>{title}</bdi>
                </summary>
                <p dir="auto">{question}</p>
                <p dir="auto">{answer}</p>
              </details>
            ))
          )
        }
      </AsyncView>
    </Panel>
  );
}
