import { findProgram } from '@domain/programs/find';
import type { QuestionHead } from '@domain/questions/calls';
import { questionStatuses, type QuestionStatus as Status } from '@domain/questions/thread';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'umi';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.module.css';

interface AboutQuestionProps {
  question: QuestionHead;
  /** Address of the filing that the question concerns. */
  filingPath(id: string): string;
  /** Company that asked; absent for the company itself. */
  company?: ReactNode;
}

/** The status of a question, and its subject. */
export default function AboutQuestion({ question, filingPath, company }: AboutQuestionProps) {
  const { t } = useLanguage();
  const say = useText();
  const program = findProgram(question.program);
  return (
    <p className={styles.about}>
      <QuestionStatus status={question.status} />
      {company}
      <span>{program ? say(program.title) : question.program}</span>
      {question.filing_id && <Link to={filingPath(question.filing_id)}>{t('questions.openFiling')}</Link>}
    </p>
  );
}

export function QuestionStatus({ status }: { status: Status }) {
  const say = useText();
  return <Tag color={questionStatuses[status].colour}>{say(questionStatuses[status])}</Tag>;
}
