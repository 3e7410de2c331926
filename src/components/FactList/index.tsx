import type { ReactNode } from 'react';
import styles from './index.module.css';

export type Fact = [name: string, value: ReactNode];

/** Names and values side by side, as many in a row as there is room for. */
export default function FactList({ facts }: { facts: readonly Fact[] }) {
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
