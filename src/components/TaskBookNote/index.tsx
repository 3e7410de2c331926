import type { FilingDecision } from '@domain/filing/types';
import { useLanguage, useText } from '@/utils/language';

/** Deadline and procedure for signing the task book of an approval, for the company and the office alike. */
export default function TaskBookNote({ taskBook }: { taskBook: FilingDecision['task_book'] }) {
  const { t } = useLanguage();
  const say = useText();
  return taskBook && <p>{t('decision.taskBook', { due: taskBook.due, how: say(taskBook.how) })}</p>;
}
