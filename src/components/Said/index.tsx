import styles from './index.module.css';

/** A text that somebody wrote, below its heading; nothing where there is none. */
export default function Said({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <>
      <h3>{title}</h3>
      <p dir="auto" className={styles.said}>
        {text}
      </p>
    </>
  );
}
