import { parsePath } from '@domain/filing/paths';
import { useId } from 'react';
import FigureQuestions from '@/filling/form/FigureQuestions';
import { useFormSession } from '@/filling/form/session';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** Figures of one section that the company has said otherwise before, below it. */
export default function SectionFigures({ section }: { section: string }) {
  const { t } = useLanguage();
  const { figures } = useFormSession();
  const title = useId();
  const questions = figures?.questions.filter(({ path }) => parsePath(path)?.section === section) ?? [];
  if (!figures || questions.length === 0) return null;
  return (
    <section className={styles.questions} aria-labelledby={title}>
      <h3 id={title}>{t('forms.figure.title')}</h3>
      <FigureQuestions questions={questions} explain={figures.explain} />
    </section>
  );
}
