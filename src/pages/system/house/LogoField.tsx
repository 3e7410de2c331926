import { LOGO } from '@domain/filing/offices';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { pictureOf } from '@/utils/brand';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

interface Props {
  id?: string;
  value?: string | null;
  onChange?(logo: string | null): void;
}

const base64Of = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};

/** The sign beside the name of the portal: shown from the file, and saved with the other settings. */
export default function LogoField({ id, value = null, onChange }: Props) {
  const { t } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);

  async function choose(file: File) {
    setTooLarge(file.size > LOGO.bytesAtMost);
    if (file.size <= LOGO.bytesAtMost) onChange?.(await base64Of(file));
  }

  return (
    <div className={styles.foot}>
      {value && <img className={styles.logo} src={pictureOf(value)} alt={t('house.logo')} />}
      <Button id={id} onClick={() => input.current?.click()}>
        {t(value ? 'house.seal.replace' : 'house.logo.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        className={styles.input}
        tabIndex={-1}
        aria-label={t('house.logo.choose')}
        accept=".png,image/png"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void choose(file);
          target.value = '';
        }}
      />
      {value && (
        <Button danger onClick={() => onChange?.(null)}>
          {t('house.seal.remove')}
        </Button>
      )}
      {isTooLarge && (
        <p role="alert" className={styles.fault}>
          {t('house.logo.tooLarge', { kb: LOGO.bytesAtMost / 1024 })}
        </p>
      )}
    </div>
  );
}
