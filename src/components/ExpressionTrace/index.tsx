import type { ExpressionTrace as Trace } from '@domain/expressions/language/trace';
import { type TraceLabels, type TraceLine, wordMissing, wordTraceStep } from '@domain/filing/trace-words';
import { useText } from '@/utils/language';
import styles from './index.module.css';
import ResultTag from './ResultTag';

interface ExpressionTraceProps {
  trace: Trace;
  labels: TraceLabels;
  /** Levels that are unfolded at first. */
  openLevels?: number;
}

/** Renders why an expression has its value: each part with what it came to, and the answers that are missing. */
export default function ExpressionTrace({ trace, labels, openLevels = 3 }: ExpressionTraceProps) {
  const say = useText();
  const missing = wordMissing(trace, labels);
  return (
    <div className={styles.trace}>
      {missing && <p className={styles.missing}>{say(missing)}</p>}
      <ul className={styles.lines}>
        <Line line={wordTraceStep(trace.step, labels)} openLevels={openLevels} />
      </ul>
    </div>
  );
}

function Line({ line, openLevels }: { line: TraceLine; openLevels: number }) {
  const say = useText();
  const { text, result, verdict, lines } = line;
  const heading = (
    <span className={verdict === 'skipped' ? styles.skipped : undefined}>
      <bdi>{say(text)}</bdi> <ResultTag result={result} verdict={verdict} />
    </span>
  );
  if (lines.length === 0) return <li>{heading}</li>;
  return (
    <li>
      <details open={openLevels > 0}>
        <summary>{heading}</summary>
        <ul className={styles.lines}>
          {lines.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are not moved.
            <Line key={index} line={each} openLevels={openLevels - 1} />
          ))}
        </ul>
      </details>
    </li>
  );
}
