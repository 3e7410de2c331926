import { findProgram } from '@domain/programs/find';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import EmptyHint from '@/components/EmptyHint';
import Pages from '@/components/Pages';
import { fetchPublicAnswers } from '@/services/questions';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';

/** Public answers of the office; `keyword` is that of the whole panel. */
export default function PublicAnswers({ keyword }: { keyword: string }) {
  const { t } = useLanguage();
  const say = useText();
  const [current, setCurrent] = useState(1);
  const answers = useRead(fetchPublicAnswers, { current, ...(keyword && { keyword }) });
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
                      {about ? say(about.title) : program} · {beijingMinutes(published_at)}
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
