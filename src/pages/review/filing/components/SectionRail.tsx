import type { Section } from '@domain/definition';
import { shortTitleOf } from '@domain/filing/sections';
import { Button, Checkbox } from 'antd';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.module.css';
import { showSection } from '../showPlace';
import type { ReadingOf } from '../useReading';
import { useSeenEnds } from '../useSeenEnds';

interface SectionRailProps extends ReadingOf {
  sections: Section[];
}

/** The way through a long filing, with ticks at what was read. It stays in sight, and the keyboard goes on from the section that was chosen. */
export default function SectionRail({ sections, read, mark }: SectionRailProps) {
  const { t } = useLanguage();
  const say = useText();
  const unread = sections.flatMap(({ key }) => (read.has(key) ? [] : [key]));
  useSeenEnds(unread, (keys) => mark(keys, true));
  return (
    <nav className={styles.rail} aria-label={t('review.sections')}>
      <p>{t('review.sectionsRead', { read: sections.length - unread.length, count: sections.length })}</p>
      <ol>
        {sections.map((section) => (
          <li key={section.key}>
            <Checkbox
              aria-label={t('review.sectionRead', { section: say(section.title) })}
              title={t('review.sectionRead', { section: say(section.title) })}
              checked={read.has(section.key)}
              onChange={({ target }) => mark([section.key], target.checked)}
            />
            <Button type="text" title={say(section.title)} onClick={() => showSection(section.key)}>
              {say(shortTitleOf(section))}
            </Button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
