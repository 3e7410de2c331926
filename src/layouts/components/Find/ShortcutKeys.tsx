import { Fragment } from 'react';
import { formatShortcutKeys, type ShortcutName } from '@/utils/shortcuts';
import styles from './index.module.css';

/** Keys of a shortcut, named as on the keyboard. */
export default function ShortcutKeys({ of }: { of: ShortcutName }) {
  return (
    <span dir="ltr" className={styles.keys}>
      {formatShortcutKeys(of).map((key) => (
        <Fragment key={key}>
          <kbd>{key}</kbd>{' '}
        </Fragment>
      ))}
    </span>
  );
}
