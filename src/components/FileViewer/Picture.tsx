import { useEffect, useState } from 'react';
import { useLanguage } from '@/utils/language';
import type { ViewedFile } from './context';
import styles from './index.module.css';
import { asPicture } from './kinds';

interface Props {
  blob: Blob;
  file: ViewedFile;
  zoom: number;
  /** Degrees. */
  turn: number;
}

/** A picture as wide as the viewer; a turned one has a square to turn in. */
export default function Picture({ blob, file, zoom, turn }: Props) {
  const { t } = useLanguage();
  const [address, setAddress] = useState<string>();
  const [isBroken, setBroken] = useState(false);

  useEffect(() => {
    const made = URL.createObjectURL(asPicture(blob, file.extension));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob, file]);

  if (isBroken) return <p className={styles.note}>{t('viewer.failed')}</p>;
  return (
    <div
      className={styles.picture}
      style={{ inlineSize: `${zoom * 100}%`, ...(turn % 180 === 0 ? {} : { aspectRatio: 1 }) }}
    >
      {address && (
        <img
          src={address}
          alt={file.label ?? file.name}
          style={{ rotate: `${turn}deg` }}
          onError={() => setBroken(true)}
        />
      )}
    </div>
  );
}
