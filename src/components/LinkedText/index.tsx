import { Fragment } from 'react';

/** An address within a text: up to a blank, a bracket or a full stop of Chinese. */
const ADDRESS = /(https:\/\/[^\s<>"'()（）《》，。；]+)/;

export function OutsideLink({ url, text }: { url: string; text: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}

/** A text whose addresses are links. */
export default function LinkedText({ text }: { text: string }) {
  // Splitting by a group puts the addresses at the odd places.
  return text
    .split(ADDRESS)
    .map((part, i) => ({ part, at: i }))
    .map(({ part, at }) =>
      at % 2 === 1 ? <OutsideLink key={at} url={part} text={part} /> : <Fragment key={at}>{part}</Fragment>,
    );
}
