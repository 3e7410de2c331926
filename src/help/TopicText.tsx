import { Fragment } from 'react';
import { Link, useSelector } from 'umi';
import type { RootState } from '@/models/connect';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';
import { listOpenPages } from './listOpenPages';
import { filterHelpLines, type HelpLine, type HelpTopic } from './topic';

interface Props {
  topic: HelpTopic;
  /** Called when a link in the text was followed. */
  onLeave?(): void;
}

/** Steps, notes and format of a topic, without the lines that need a right which the reader lacks. */
export default function TopicText({ topic, onLeave }: Props) {
  const { t } = useLanguage();
  const reader = useSelector((state: RootState) => state.user.currentUser);
  const steps = filterHelpLines(topic.steps, reader);
  const notes = filterHelpLines(topic.notes ?? [], reader);
  return (
    <>
      <ol className={styles.steps}>
        {steps.map((line) => (
          <li key={line.en}>
            <HelpText line={line} onLeave={onLeave} />
          </li>
        ))}
      </ol>
      {notes.length > 0 && (
        <>
          <h3>{t('help.notes')}</h3>
          <ul className={styles.notes}>
            {notes.map((line) => (
              <li key={line.en}>
                <HelpText line={line} onLeave={onLeave} />
              </li>
            ))}
          </ul>
        </>
      )}
      {topic.sample && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long line must be scrollable by keyboard
        <pre className={styles.sample} dir="ltr" tabIndex={0}>
          {topic.sample}
        </pre>
      )}
    </>
  );
}

/** Line of help in which the names of pages are links. */
function HelpText({ line, onLeave }: { line: HelpLine; onLeave: Props['onLeave'] }) {
  const { t } = useLanguage();
  const say = useText();
  const reader = useSelector((state: RootState) => state.user.currentUser);
  const paths = new Map(listOpenPages(reader).map(({ path, title }) => [t(title), path]));
  return say(line)
    .split(/(“[^”]+”)/)
    .map((part, i) => {
      const path = paths.get(part.replace(/[“”]/g, ''));
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never move
        <Fragment key={i}>
          {path && part.startsWith('“') ? (
            <Link to={path} onClick={onLeave}>
              {part}
            </Link>
          ) : (
            part
          )}
        </Fragment>
      );
    });
}
