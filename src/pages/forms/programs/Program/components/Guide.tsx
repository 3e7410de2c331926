import type { Form } from '@domain/definition';
import { Fragment } from 'react';
import { Panel } from '@/components/Page';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.module.css';

/** An address within a text: up to a blank, a bracket or a full stop of Chinese. */
const ADDRESS = /(https:\/\/[^\s<>"'()（）《》，。；]+)/;

function OutsideLink({ url, text }: { url: string; text: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}

/** A text whose addresses are links. */
export function LinkedText({ text }: { text: string }) {
  // Splitting by a group puts the addresses at the odd places.
  return text
    .split(ADDRESS)
    .map((part, i) => ({ part, at: i }))
    .map(({ part, at }) =>
      at % 2 === 1 ? <OutsideLink key={at} url={part} text={part} /> : <Fragment key={at}>{part}</Fragment>,
    );
}

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
