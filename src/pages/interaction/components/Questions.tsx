import { findProgram } from '@domain/programs/find';
import { type CommonQuestion, findQuestions, topics } from '@domain/questions/frequent-questions';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import EmptyHint from '@/components/EmptyHint';
import { KeywordSearch, Pages } from '@/components/ListPage/Tools';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { anyText, useUrlState } from '@/utils/urlState';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';

/** Public answers of the office; `keyword` is the search text of the whole panel. */
export function PublicAnswers({ keyword }: { keyword: string }) {
  const { t } = useLanguage();
  const say = useText();
  const [current, setCurrent] = useState(1);
  const answers = useRead('publicAnswers', { params: { current, ...(keyword && { keyword }) } });
  return (
    <section aria-labelledby="public-answers">
      <h3 id="public-answers">{t('questions.public')}</h3>
      <AsyncView resource={answers}>
        {({ list, total }) =>
          total === 0 ? (
            <EmptyHint text={t(keyword ? 'questions.public.noMatch' : 'questions.public.none')} />
          ) : (
            <>
              {list.map(({ id, program, title, question, answer, published_at }) => {
                const about = findProgram(program);
                return (
                  <details key={id} className={styles.question} open={keyword !== ''}>
                    <summary>
                      <bdi>{title}</bdi>
                    </summary>
                    <p className={styles.quiet}>
                      {about ? say(about.title) : program} · {formatDateTime(published_at)}
                    </p>
                    <p dir="auto" className={styles.said}>
                      {question}
                    </p>
                    <p dir="auto" className={styles.said}>
                      {answer}
                    </p>
                  </details>
                );
              })}
              <Pages current={current} total={total} onChange={setCurrent} />
            </>
          )
        }
      </AsyncView>
    </section>
  );
}

const searchUrl = { q: anyText };

/** Questions and answers by topic, to be searched. */
export default function Questions() {
  const { t, say } = useLanguage();
  const [{ q }, change] = useUrlState(searchUrl);
  const found = findQuestions(q, say);
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

function Answer({ question, isOpen }: { question: CommonQuestion; isOpen: boolean }) {
  const say = useText();
  return (
    <details className={styles.question} open={isOpen}>
      <summary>{say(question.question)}</summary>
      <p>{say(question.answer)}</p>
    </details>
  );
}
