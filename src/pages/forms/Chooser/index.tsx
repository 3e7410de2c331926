import { TIMING } from '@domain/api/codes';
import type { Program } from '@domain/definition';
import { Children, type ReactNode } from 'react';
import AsyncView from '@/components/AsyncView';
import { useRefresh } from '@/utils/presence';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';
import { fetchStanding, type Standing } from './standing';

interface ChooserProps {
  /** A constant list: it is asked for again when it changes. */
  programs: readonly Program[];
  children: (standing: Standing) => ReactNode[];
}

/** Forms to choose from, as cards, with how the company stands to each. */
export default function Chooser({ programs, children }: ChooserProps) {
  const standing = useRead(fetchStanding, programs);
  useRefresh(standing.reload, TIMING.unreadPoll);
  return (
    <AsyncView resource={standing}>
      {(data) => (
        <ul className={styles.list}>
          {Children.map(children(data), (child) => (
            <li>{child}</li>
          ))}
        </ul>
      )}
    </AsyncView>
  );
}
