import { ExclamationCircleFilled } from '@ant-design/icons';
import styles from './index.module.css';

/** Fault of the field above; nothing when there is none. */
export default function FaultText({ id, text }: { id?: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <div id={id} className={styles.fault}>
      <ExclamationCircleFilled aria-hidden="true" /> {text}
    </div>
  );
}
