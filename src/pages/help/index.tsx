import { Link, useSelector } from 'umi';
import EmptyHint from '@/components/EmptyHint';
import { KeywordSearch } from '@/components/ListPage/Tools';
import { PageHead, Panel } from '@/components/Page';
import TopicList from '@/help/TopicList';
import TopicText from '@/help/TopicText';
import {
  filterListedTopics,
  filterVisibleTopics,
  findRelatedTopics,
  findTopics,
  type HelpTopic,
} from '@/help/topic';
import { topics } from '@/help/topics';
import type { RootState } from '@/models/connect';
import { useLanguage, useText } from '@/utils/language';
import { anyText, useUrlState } from '@/utils/urlState';
import styles from './index.module.css';

const helpUrl = { q: anyText, topic: anyText };

/** All help for the person: one topic, or the results of a search. */
export default function Help() {
  const { t, say } = useLanguage();
  const reader = useSelector((state: RootState) => state.user.currentUser);
  const [{ q, topic: key }, change] = useUrlState(helpUrl);
  const own = filterVisibleTopics(topics, reader);
  const open = own.find((topic) => topic.key === key);
  const found = q ? findTopics(own, q, say) : filterListedTopics(topics, reader);
  return (
    <div className={styles.page}>
      <PageHead lead={t('help.lead')} />
      <KeywordSearch
        name={t('help.search')}
        keyword={q}
        className={styles.search}
        onSearch={(text) => change({ q: text, topic: '' })}
      />
      {open ? (
        <Open topic={open} beside={findRelatedTopics(open, topics, reader)} />
      ) : (
        <Panel id="topics" title={t('help.all')}>
          <p role="status" className={q ? styles.quiet : 'visually-hidden'}>
            {q ? t('help.found', { count: found.length }) : ''}
          </p>
          {found.length === 0 && <EmptyHint text={t('help.none')} />}
          <TopicList topics={found} />
        </Panel>
      )}
      <p className={styles.foot}>
        {open && <Link to="/help">{t('help.all')}</Link>}
        <Link to="/interaction">{t('center.help.questions')}</Link>
      </p>
    </div>
  );
}

function Open({ topic, beside }: { topic: HelpTopic; beside: HelpTopic[] }) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <Panel id="topic" title={say(topic.title)}>
      <TopicText topic={topic} />
      {beside.length > 0 && (
        <>
          <h3>{t('help.related')}</h3>
          <TopicList topics={beside} />
        </>
      )}
    </Panel>
  );
}
