/** Building blocks of a page. */
import { type ReactNode, useState } from 'react';
import { useRouteTitle } from '@/utils/route';
import styles from './index.module.css';

interface PageHeadProps {
  /** Title of the page; by default that of its route. */
  title?: ReactNode;
  /** One line on the purpose of the page. */
  lead?: ReactNode;
  actions?: ReactNode;
}

/** Head of a page with its only h1. */
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
  /** Content beside the heading. */
  extra?: ReactNode;
  children: ReactNode;
}

/** Section of a page under its own heading. */
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

/** A person's text under a heading; nothing where the text is empty. */
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
