import { kindNames } from '@domain/program-documents/comparison/words';
import type { ComparedChange } from '@domain/program-documents/consequence-calls';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '@/utils/language';
import styles from './index.module.css';

interface ChangedItemProps {
  change: Pick<ComparedChange, 'kind' | 'label' | 'within'>;
  /** What the change means, and its colour. */
  meaning: string;
  colour: string;
  children?: ReactNode;
}

/** Names an item that two documents have differently: what the change means, the kind of the item, its label and its holder. */
export default function ChangedItem({ change, meaning, colour, children }: ChangedItemProps) {
  const say = useText();
  const { kind, label, within } = change;
  return (
    <div className={styles.item}>
      <Tag color={colour}>{meaning}</Tag>
      <span className={styles.kind}>{say(kindNames[kind])}</span>
      <strong>
        <bdi>{say(label)}</bdi>
      </strong>
      {within && (
        <span className={styles.kind}>
          <bdi>{say(within)}</bdi>
        </span>
      )}
      {children}
    </div>
  );
}
