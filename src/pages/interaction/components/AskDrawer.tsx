import type { AskBody, QuestionThread } from '@domain/calls/questions';
import { Drawer } from 'antd';
import { askQuestion } from '@/services/questions';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';
import QuestionFiles from './QuestionFiles';
import QuestionText from './QuestionText';
import SubjectFields from './SubjectFields';
import Writing from './Writing';

interface AskDrawerProps {
  isOpen: boolean;
  onClose(): void;
  onAsked(question: QuestionThread): void;
}

export const DRAWER_WIDTH = 'min(100vw, 640px)';

/** A new question. Closing it loses nothing: what was typed is there again. */
export default function AskDrawer({ isOpen, onClose, onAsked }: AskDrawerProps) {
  const { t } = useLanguage();
  return (
    <Drawer open={isOpen} onClose={onClose} title={t('questions.ask')} width={DRAWER_WIDTH} destroyOnHidden>
      <Writing
        place="question/new"
        send={(typed, key) => askQuestion(typed as AskBody, key)}
        sendName={t('questions.send')}
        onSent={onAsked}
      >
        {(written) => (
          <>
            <p className={styles.quiet}>{t('questions.ask.why')}</p>
            <SubjectFields program={written.typed.program} />
            <QuestionText label={t('questions.text')} />
            <QuestionFiles place="new" written={written} />
          </>
        )}
      </Writing>
    </Drawer>
  );
}
