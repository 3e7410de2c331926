import { PAGE_SIZE } from '@domain/api/codes';
import type { Program } from '@domain/definition';
import { questionStatuses } from '@domain/questions/thread';
import { Tag } from 'antd';
import { Link } from 'umi';
import AsyncView from '@/components/AsyncView';
import ButtonLink from '@/components/Controls/ButtonLink';
import EmptyHint from '@/components/EmptyHint';
import { Panel } from '@/components/Page';
import { useRightCheck } from '@/models/useRightCheck';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';

interface FilingQuestionsProps {
  program: Program;
  /** The id of the filing. */
  id: string;
}

/** Questions of the company about this filing, and a way to ask one. */
export default function FilingQuestions({ program, id }: FilingQuestionsProps) {
  const { t } = useLanguage();
  const say = useText();
  const may = useRightCheck();
  const asked = useRead('questions', { params: { filing: id, pageSize: PAGE_SIZE.max } });
  const ask = may('question.ask') && (
    <ButtonLink to={`/interaction?${new URLSearchParams({ ask: program.key, about: id })}`}>
      {t('questions.ask')}
    </ButtonLink>
  );
  return (
    <Panel id="filing-questions" title={t('filing.questions')} extra={ask}>
      <AsyncView resource={asked}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyHint text={t('filing.noQuestions')} />
          ) : (
            <ul className={styles.rows}>
              {list.map(({ id: question, subject, status, updated_at }) => (
                <li key={question}>
                  <Link to={`/interaction?question=${question}`}>
                    <bdi>{subject}</bdi>
                  </Link>
                  <Tag color={questionStatuses[status].colour}>{say(questionStatuses[status])}</Tag>
                  <time dir="auto" dateTime={updated_at}>
                    {formatDateTime(updated_at)}
                  </time>
                </li>
              ))}
            </ul>
          )
        }
      </AsyncView>
    </Panel>
  );
}
