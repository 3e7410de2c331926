/** The parts that a page is made of. */
import { type ReactNode, useState } from 'react';
import { useRouteTitle } from '@/utils/route';
import styles from './index.module.css';

interface PageHeadProps {
  /** The title; by default that of the route. */
  title?: ReactNode;
  /** One line on the purpose of the page. */
  lead?: ReactNode;
  actions?: ReactNode;
}

/** The one h1 of a page. */
export function PageHead({ title: own, lead, actions }: PageHeadProps) {
  const routeTitle = useRouteTitle();
  return (
    <header className={styles.head}>
      <div>
        <h1>{own ?? routeTitle}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

interface PanelProps {
  id: string;
  title: string;
  /** Beside the heading. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A part of a page under a heading of its own. */
export function Panel({ id, title, extra, children }: PanelProps) {
  return (
    <section id={id} className={styles.panel} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {extra}
      </header>
      {children}
    </section>
  );
}

interface FoldProps {
  title: ReactNode;
  startsOpen?: boolean;
  children(): ReactNode;
}

/** Collapsible section whose content is rendered when first unfolded: most people open few of them. */
export function Fold({ title, startsOpen = false, children }: FoldProps) {
  const [isOpen, unfold] = useState(startsOpen);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => unfold(currentTarget.open)}
      className={styles.fold ?? ''}
    >
      <summary>{title}</summary>
      {isOpen && children()}
    </details>
  );
}

export type PageFact = [name: string, value: ReactNode];

/** Names and values side by side, as many in a row as there is room for. */
export function FactList({ facts }: { facts: readonly PageFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A text that somebody wrote, below its heading; nothing where there is none. */
export function QuotedText({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <>
      <h3>{title}</h3>
      <p dir="auto" className={styles.said}>
        {text}
      </p>
    </>
  );
}
