import { PaperClipOutlined } from '@ant-design/icons';
import type { Section } from '@domain/definition';
import { parsePath } from '@domain/filing/paths';
import { getSectionShortTitle } from '@domain/filing/sections';
import { Button, Checkbox } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFileViewer } from '@/components/FileViewer/context';
import type { FilingUnderReview } from '@/pages/review/filing/nextFiling';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.module.css';
import { showSection } from '../pinTargets';

interface SectionRailProps extends ReadingOf {
  sections: Section[];
  attachments: FilingUnderReview['attachments'];
}

/**
 * Navigation through a long filing, with ticks at read sections. It stays in view, and choosing a section moves the keyboard
 * focus there.
 */
export default function SectionRail({ sections, attachments, read, mark }: SectionRailProps) {
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
              {say(getSectionShortTitle(section))}
            </Button>
            <FilesOf
              section={section}
              files={attachments.filter(({ path }) => parsePath(path)?.section === section.key)}
              read={read}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface FilesOfProps extends Pick<ReadingOf, 'read'> {
  section: Section;
  files: FilingUnderReview['attachments'];
}

/** Number of attachments of a section; opens the first unread one. */
function FilesOf({ section, files, read }: FilesOfProps) {
  const { t } = useLanguage();
  const say = useText();
  const viewer = useFileViewer();
  const [first] = files;
  if (!viewer || !first) return null;
  const unread = files.filter(({ file }) => !read.has(file.id));
  const name = t('review.sectionFiles', {
    section: say(section.title),
    count: files.length,
    read: files.length - unread.length,
  });
  const open = () => {
    showSection(section.key);
    const { label, file } = unread[0] ?? first;
    viewer.open({ ...file, label });
  };
  return (
    <Button type="text" className={styles.files} aria-label={name} title={name} onClick={open}>
      <PaperClipOutlined aria-hidden /> {files.length}
    </Button>
  );
}

const LOOKED_EVERY_MS = 700;

const sectionOf = (key: string) => document.getElementById(`answers-${key}`)?.closest('section');

/** True if the end of the section is on the screen. */
function isEndInView(key: string): boolean {
  const bottom = sectionOf(key)?.getBoundingClientRect().bottom;
  return bottom !== undefined && bottom > 0 && bottom <= window.innerHeight;
}

/** Reports sections whose end was on the screen at two consecutive checks, which excludes those that were scrolled past. */
function useSeenEnds(unread: string[], onSeen: (keys: string[]) => void): void {
  const latest = useRef({ unread, onSeen });
  latest.current = { unread, onSeen };
  const isOver = unread.length === 0;
  useEffect(() => {
    if (isOver) return;
    let before = new Set<string>();
    const timer = setInterval(() => {
      const now = document.hidden ? [] : latest.current.unread.filter(isEndInView);
      const seen = now.filter((key) => before.has(key));
      before = new Set(now);
      if (seen.length > 0) latest.current.onSeen(seen);
    }, LOOKED_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOver]);
}

/** Milliseconds after which read marks are sent together. */
const WRITTEN_AFTER_MS = 1500;

interface ReadingOf {
  read: ReadonlySet<string>;
  /** Marks sections, by key, and files, by id. */
  mark(keys: string[], isRead: boolean): void;
}

/** Read marks of the person: shown at once, stored on the server, visible to nobody else. */
export function useReadMarks({ filing, submission, read: kept }: FilingUnderReview): ReadingOf {
  const id = String(filing.id);
  const [read, setRead] = useState<ReadonlySet<string>>(() => new Set(kept));
  const latest = useRef(read);
  const waiting = useRef(new Map<string, boolean>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    for (const isRead of [true, false]) {
      const keys = [...waiting.current].flatMap(([key, is]) => (is === isRead ? [key] : []));
      // A lost mark is set again on further reading.
      if (keys.length > 0)
        call('markRead', { path: { id }, data: { keys, submission, is_read: isRead } }).catch(
          () => undefined,
        );
    }
    waiting.current.clear();
  }, [id, submission]);
  useEffect(() => write, [write]);

  const mark = useCallback(
    (keys: string[], isRead: boolean) => {
      const changed = keys.filter((key) => latest.current.has(key) !== isRead);
      if (changed.length === 0) return;
      const next = new Set(latest.current);
      for (const key of changed) {
        waiting.current.set(key, isRead);
        if (isRead) next.add(key);
        else next.delete(key);
      }
      latest.current = next;
      setRead(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(write, WRITTEN_AFTER_MS);
    },
    [write],
  );
  return { read, mark };
}
