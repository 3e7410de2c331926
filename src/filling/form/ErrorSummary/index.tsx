import { type FocusEvent, forwardRef } from 'react';
import { Fold } from '@/components/Page';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

export interface FormProblem {
  path: string;
  message: string;
  /** Title of the section that contains the fault. */
  section: string;
  /** Missing answer that no check has reported: not an error yet. */
  isToFillIn?: boolean;
}

interface ErrorSummaryProps {
  /** Title of the summary; by default that for a submission. */
  title?: string;
  problems: FormProblem[];
  /** Returns the URL of a field. */
  addressOf(path: string): string;
  onFollow(path: string): void;
}

/** Scrolls to the heading on focus: the browser would centre a box taller than the screen. */
const toItsHeading = ({ target, currentTarget }: FocusEvent<HTMLElement>) =>
  target === currentTarget && currentTarget.scrollIntoView({ block: 'start' });

/** Maximum number of faults listed openly; more are folded by section, because nobody reads a wall of red. */
const IN_VIEW = 10;

/** Error summary before submission: one link per fault, worded as beside the field. Takes the focus. */
const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(
  ({ title: own, problems, ...links }, ref) => {
    const { t } = useLanguage();
    const sections = [...new Set(problems.map(({ section }) => section))];
    return (
      <div
        ref={ref}
        role="alert"
        tabIndex={-1}
        className={styles.summary}
        aria-labelledby="error-summary-title"
        onFocus={toItsHeading}
      >
        <h2 id="error-summary-title">{own ?? t('forms.summary.title')}</h2>
        {sections.map((section, place) => {
          const found = problems.filter((problem) => problem.section === section);
          if (problems.length <= IN_VIEW) {
            return (
              <section key={section}>
                <h3>{section}</h3>
                <Links problems={found} {...links} />
              </section>
            );
          }
          const title = t('forms.summary.ofSection', { title: section, count: found.length });
          return (
            <Fold key={section} title={title} startsOpen={place === 0}>
              {() => <Links problems={found} {...links} />}
            </Fold>
          );
        })}
      </div>
    );
  },
);

function Links({ problems, addressOf, onFollow }: Omit<ErrorSummaryProps, 'title'>) {
  return (
    <ul>
      {problems.map(({ path, message }) => (
        <li key={path + message}>
          <a
            href={addressOf(path)}
            onClick={(event) => {
              event.preventDefault();
              onFollow(path);
            }}
          >
            {message}
          </a>
        </li>
      ))}
    </ul>
  );
}

export default ErrorSummary;
