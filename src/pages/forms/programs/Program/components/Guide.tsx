import type { Form } from '@domain/definition';
import LinkedText, { OutsideLink } from '@/components/LinkedText';
import { Panel } from '@/components/Page';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.module.css';

/** Guide to applying, as the office words it, with its files. Renders nothing where there is none. */
export default function Guide({ form: { guide, guideFiles = [] } }: { form: Form }) {
  const { t } = useLanguage();
  const say = useText();
  if (!guide && guideFiles.length === 0) return null;
  const paragraphs = guide ? say(guide).split(/\n\s*\n/) : [];
  return (
    <Panel id="guide" title={t('catalogue.guide')}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph} dir="auto">
          <LinkedText text={paragraph} />
        </p>
      ))}
      {guideFiles.length > 0 && (
        <ul className={styles.lines}>
          {guideFiles.map(({ url, ...text }) => (
            <li key={url}>
              <OutsideLink url={url} text={say(text)} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
