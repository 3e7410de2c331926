import { ExclamationCircleFilled } from '@ant-design/icons';
import styles from './index.module.css';

/** The fault of the field above it; nothing when there is none. */
export default function FaultText({ id, text }: { id?: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <div id={id} className={styles.fault}>
      <ExclamationCircleFilled aria-hidden="true" /> {text}
    </div>
  );
}
