import type { Form, Program } from '@domain/definition';
import GuideFiles from '@/components/GuideFiles';
import LinkedText from '@/components/LinkedText';
import { Panel } from '@/components/Page';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.module.css';

interface GuideProps {
  program: Program;
  form: Form;
}

/** Guide to applying, as the office words it, with its files. Renders nothing where there is none. */
export default function Guide({ program, form: { guide, guideFiles = [] } }: GuideProps) {
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
          <GuideFiles program={program} files={guideFiles} />
        </ul>
      )}
    </Panel>
  );
}
