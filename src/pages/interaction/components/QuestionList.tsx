import { TIMING } from '@domain/api/codes';
import type { PagedList } from '@domain/api/envelope';
import { findProgram } from '@domain/programs/find';
import type { QuestionHead, QuestionQuery } from '@domain/questions/calls';
import { QUESTION_STATUSES, questionStatuses, type QuestionStatus as Status } from '@domain/questions/thread';
import type { ReactNode } from 'react';
import { Link } from 'umi';
import AsyncView from '@/components/AsyncView';
import { Select } from '@/components/Controls/Select';
import EmptyHint from '@/components/EmptyHint';
import { Pages } from '@/components/ListPage/Tools';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useRefresh } from '@/utils/presence';
import { anyText, oneOf, pageNumber, type UrlState, useUrlState } from '@/utils/urlState';
import { type ReadFunction, type Resource, useRead } from '@/utils/useRead';
import { useTextOptions } from '@/utils/useTextOptions';
import styles from '../index.module.css';
import { QuestionStatus } from './AboutQuestion';

interface QuestionListProps<T extends QuestionHead> {
  questions: Resource<PagedList<T>>;
  state: TalkState;
  onChange(change: Partial<TalkState>): void;
  /** Text shown when there are no questions at all. */
  none: string;
  /** Action offered when there are none. */
  action?: ReactNode;
  /** Returns the company that asked, for readers of the office. */
  companyOf?(question: T): string;
}

/** List of questions with their status, each opening its thread. */
export default function QuestionList<T extends QuestionHead>(props: QuestionListProps<T>) {
  const { questions, state, onChange, none, action, companyOf } = props;
  const { t } = useLanguage();
  const optionsOf = useTextOptions();
  return (
    <>
      <Select
        aria-label={t('questions.stateFilter')}
        className={styles.filter}
        value={state.state}
        onChange={(wanted) => onChange({ state: wanted, page: talkUrl.page.initial })}
        options={[
          { value: '', label: t('common.anyStatus') },
          ...optionsOf(QUESTION_STATUSES, questionStatuses),
        ]}
      />
      <AsyncView resource={questions}>
        {({ list, total }) =>
          total === 0 ? (
            <EmptyHint text={state.state ? t('questions.noMatch') : none} action={action} />
          ) : (
            <>
              <ul className={styles.asked}>
                {list.map((head) => (
                  <Entry key={head.id} head={head} company={companyOf?.(head)} />
                ))}
              </ul>
              <Pages
                current={Number(state.page)}
                total={total}
                onChange={(next) => onChange({ page: String(next) })}
              />
            </>
          )
        }
      </AsyncView>
    </>
  );
}

function Entry({ head, company }: { head: QuestionHead; company: string | undefined }) {
  const say = useText();
  const program = findProgram(head.program);
  return (
    <li>
      <Link to={`/interaction?question=${head.id}`}>
        <bdi>{head.subject}</bdi>
      </Link>
      <QuestionStatus status={head.status} />
      <span className={styles.quiet}>
        {company && (
          <>
            <bdi>{company}</bdi> ·{' '}
          </>
        )}
        {program ? say(program.title) : head.program} · {formatDateTime(head.updated_at)}
      </span>
    </li>
  );
}

const talkUrl = {
  /** Id of the open thread, also set by links in messages. */
  question: anyText,
  /** Program and id of the filing that a new question is about, set by the page of a filing. */
  ask: anyText,
  about: anyText,
  state: oneOf(QUESTION_STATUSES),
  page: pageNumber,
};
type TalkState = UrlState<keyof typeof talkUrl>;

export interface QuestionSession<T extends QuestionHead> {
  talk: TalkState;
  change(change: Partial<TalkState>): void;
  questions: Resource<PagedList<T>>;
}

/** Reads and refreshes the questions selected by the address; nothing when `read` is null: the person may not read them. */
export function useQuestionSession<T extends QuestionHead>(
  read: ReadFunction<[Partial<QuestionQuery>], PagedList<T>> | null,
): QuestionSession<T> {
  const [talk, change] = useUrlState(talkUrl);
  const { state, page } = talk;
  const query = { current: Number(page), ...(state && { status: state as Status }) };
  const questions = useRead(read, query);
  useRefresh(questions.reload, TIMING.unreadPoll);
  return { talk, change, questions };
}
