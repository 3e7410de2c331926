import EmptyHint from '@/components/EmptyHint';
import KeywordSearch from '@/components/ListPage/KeywordSearch';
import { useLanguage, useText } from '@/utils/language';
import { anyText, useUrlState } from '@/utils/urlState';
import styles from '../index.module.css';
import { findQuestions, type Question, topics } from '../questions';
import PublicAnswers from './PublicAnswers';

const searchUrl = { q: anyText };

/** Questions and answers by topic, to be searched. */
export default function Questions() {
  const { t, language } = useLanguage();
  const say = useText();
  const [{ q }, change] = useUrlState(searchUrl);
  const found = findQuestions(q, language);
  const asked = (Object.keys(topics) as (keyof typeof topics)[]).filter((topic) =>
    found.some((question) => question.topic === topic),
  );
  return (
    <>
      <KeywordSearch
        name={t('center.help.search')}
        keyword={q}
        className={styles.search}
        onSearch={(text) => change({ q: text })}
      />
      <p role="status" className={q ? styles.quiet : 'visually-hidden'}>
        {q ? t('center.help.found', { count: found.length }) : ''}
      </p>
      {found.length === 0 && <EmptyHint text={t('center.help.noAnswer')} />}
      {asked.map((topic) => (
        <section key={topic} aria-labelledby={`topic-${topic}`}>
          <h3 id={`topic-${topic}`}>{say(topics[topic])}</h3>
          {found
            .filter((question) => question.topic === topic)
            .map((question) => (
              <Answer key={question.question.en} question={question} isOpen={q !== ''} />
            ))}
        </section>
      ))}
      <PublicAnswers key={q} keyword={q} />
    </>
  );
}

function Answer({ question, isOpen }: { question: Question; isOpen: boolean }) {
  const say = useText();
  return (
    <details className={styles.question} open={isOpen}>
      <summary>{say(question.question)}</summary>
      <p>{say(question.answer)}</p>
    </details>
  );
}
