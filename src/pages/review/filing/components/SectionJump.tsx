import type { Section } from '@domain/definition';
import { Select } from 'antd';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.module.css';
import { showSection } from '../showPlace';

interface SectionJumpProps {
  sections: Section[];
}

/** The way through a long filing. It stays in sight, and the keyboard goes on from the section that was chosen. */
export default function SectionJump({ sections }: SectionJumpProps) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <div className={styles.jump}>
      <Select<string>
        aria-label={t('review.toSection')}
        placeholder={t('review.toSection')}
        showSearch
        optionFilterProp="label"
        value={null}
        onChange={(key) => requestAnimationFrame(() => showSection(key))}
        options={sections.map(({ key, title }) => ({ value: key, label: say(title) }))}
      />
    </div>
  );
}
