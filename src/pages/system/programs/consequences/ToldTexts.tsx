import type { ToldDraft } from '@domain/program-documents/consequence-calls';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

interface ToldTextsProps {
  name: string;
  told: ToldDraft['missing'];
}

/** Items of a filing with what happens to them; nothing where there are none. */
export default function ToldTexts({ name, told: { count, texts } }: ToldTextsProps) {
  const { t } = useLanguage();
  const say = useText();
  if (count === 0) return null;
  const more = count > texts.length ? t('consequences.more', { count: count - texts.length }) : '';
  return (
    <div className={styles.told}>
      <span className={styles.kind}>{`${name} ${count}`}</span>
      <bdi>{`${texts.map((text) => say(text)).join(t('list.comma'))}${more}`}</bdi>
    </div>
  );
}
