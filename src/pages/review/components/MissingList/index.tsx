import { Alert, Button } from 'antd';
import styles from './index.module.css';

export interface MissingItem {
  /** Element id of the field, or of the element around its controls. */
  at: string;
  message: string;
}

const CONTROLS = 'input, textarea, select, button';

function focusOn(id: string): void {
  const place = document.getElementById(id);
  const control = place?.matches(CONTROLS) ? place : place?.querySelector<HTMLElement>(CONTROLS);
  control?.focus();
}

/** Faults of the field with id `at`, as props of its Form.Item. */
export const buildErrorProps = (missing: readonly MissingItem[], at: string) =>
  missing.some((each) => each.at === at) ? ({ validateStatus: 'error' } as const) : {};

/** Items still missing before something can be sent, each with a link to its field. */
export default function MissingList({ missing }: { missing: readonly MissingItem[] }) {
  if (missing.length === 0) return null;
  const ways = (
    <ul>
      {missing.map(({ at, message }) => (
        <li key={at + message}>
          <Button type="link" danger className={styles.way ?? ''} onClick={() => focusOn(at)}>
            {message}
          </Button>
        </li>
      ))}
    </ul>
  );
  return <Alert role="alert" type="error" className={styles.missing ?? ''} message={ways} />;
}
