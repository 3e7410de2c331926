import { Fragment } from 'react';
import styles from './index.module.css';
import { keysOf, type ShortcutName } from './shortcuts';

/** The keys of a shortcut, as they stand on the keyboard. */
export default function Keys({ of }: { of: ShortcutName }) {
  return (
    <span dir="ltr" className={styles.keys}>
      {keysOf(of).map((key) => (
        <Fragment key={key}>
          <kbd>{key}</kbd>{' '}
        </Fragment>
      ))}
    </span>
  );
}
