import type { FilingDecision } from '@domain/filing/types';
import { useLanguage, useText } from '@/utils/language';

/** Until when, and how, the task book of an approval is signed, to its company and to the office alike. */
export default function TaskBookNote({ taskBook }: { taskBook: FilingDecision['task_book'] }) {
  const { t } = useLanguage();
  const say = useText();
  return taskBook && <p>{t('decision.taskBook', { due: taskBook.due, how: say(taskBook.how) })}</p>;
}
