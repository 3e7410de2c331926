import { forwardRef } from 'react';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

export interface Problem {
  path: string;
  message: string;
  /** The section it stands in. */
  section: string;
  /** Nobody was told of it yet, and nobody has made a mistake. */
  isToFillIn?: boolean;
}

interface ErrorSummaryProps {
  problems: Problem[];
  /** The address that leads to a field. */
  addressOf(path: string): string;
  onFollow(path: string): void;
}

/** Faults to mend before submission: one link per fault, in the words that stand beside the field. Takes the focus. */
const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(
  ({ problems, addressOf, onFollow }, ref) => {
    const { t } = useLanguage();
    const sections = [...new Set(problems.map((problem) => problem.section))];
    return (
      <div
        ref={ref}
        role="alert"
        tabIndex={-1}
        className={styles.summary}
        aria-labelledby="error-summary-title"
      >
        <h2 id="error-summary-title">{t('forms.summary.title')}</h2>
        {sections.map((section) => (
          <section key={section}>
            <h3>{section}</h3>
            <ul>
              {problems
                .filter((problem) => problem.section === section)
                .map(({ path, message }) => (
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
          </section>
        ))}
      </div>
    );
  },
);

export default ErrorSummary;
