import styles from '../index.module.css';

/** Placeholder lines of the panels, by column, as tall as most desks are. */
const COLUMNS = [
  [6, 5],
  [9, 3],
];

/** Placeholder of one panel. */
function PanelSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles.waiting} aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <span key={row} className={styles.line} />
      ))}
    </div>
  );
}

/** Placeholder of a desk, in its own columns. */
const DeskSkeleton = () => (
  <div className={styles.columns}>
    {COLUMNS.map((panels) => (
      <div key={panels.join()} className={styles.column}>
        {panels.map((rows) => (
          <PanelSkeleton key={rows} rows={rows} />
        ))}
      </div>
    ))}
  </div>
);

export default DeskSkeleton;
