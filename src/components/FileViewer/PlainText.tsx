import { useEffect, useState } from 'react';
import styles from './index.module.css';

/** As much of a text as anybody reads here; the whole is downloaded. */
const SHOWN_AT_MOST = 200_000;

/** Texts of Chinese offices are in UTF-8 or in GB 18030, and do not say which. */
function read(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

export default function PlainText({ blob }: { blob: Blob }) {
  const [text, setText] = useState('');
  useEffect(() => {
    let isWanted = true;
    blob
      .arrayBuffer()
      .then((bytes) => isWanted && setText(read(bytes).slice(0, SHOWN_AT_MOST)))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [blob]);
  return <pre className={styles.text}>{text}</pre>;
}
