import type { PresentColleague, SectionClaims, SectionNote } from '@domain/filing/collaboration-calls';
import type { Filing } from '@domain/filing/types';
import { formatBeijingDay } from '@domain/windows/calendar';
import { Button } from 'antd';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'umi';
import OnceOpened from '@/components/Controls/OnceOpened';
import { type FilingRoot, isSamePeriod } from '@/filling/draft/filingState';
import { isBusy } from '@/filling/draft/mergeRemoteChanges';
import { useLive, usePresence } from '@/live';
import type { RootState } from '@/models/connect';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { mutate } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';

const HandOverDialog = lazyWithRetry(() => import('./HandOverDialog'));

const NO_NOTES: SectionNote[] = [];
const NOBODY: PresentColleague[] = [];
const NO_CLAIMS: SectionClaims = { claims: [], colleagues: [] };

export interface CollaborationState {
  people: PresentColleague[];
  /** Names of the colleagues by the cell that they are in. */
  cells: ReadonlyMap<string, string>;
  /** Reports the cell of a table with the focus to colleagues who have the filing open; null for none. */
  onCell(cell: string | null): void;
  notes: SectionNote[];
  shared: SectionClaims;
  onNotes(notes: SectionNote[]): void;
  onShared(shared: SectionClaims): void;
}

/**
 * Collaboration on a draft: presence, notes and claimed sections of colleagues; their saves are merged in place, and a window
 * that the office moves is applied.
 */
export function useCollaboration({ id, window }: Filing, section: string): CollaborationState {
  const dispatch = useDispatch();
  const here = usePresence('noteFilling', id, section);
  const notes = useRead(id ? 'sectionNotes' : null, { path: { id: id ?? '' } });
  const shared = useRead(id ? 'sectionClaims' : null, { path: { id: id ?? '' } });
  const filing = id ?? undefined;
  useLive(['notes'], notes.reload, filing);
  useLive(['claims'], shared.reload, filing);

  const pull = (version: number | null) => dispatch({ type: 'filing/pull', payload: version });
  useLive(['saved'], ({ version }) => version !== undefined && pull(version), filing);
  useLive(['status'], () => pull(null), filing);
  // The office's messages tell of a window that it has moved or suspended: without input reports are rare.
  useLive(['message'], here.reload);
  const stored = here.data?.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each version that the server reports
  useEffect(() => {
    if (stored !== undefined) pull(stored);
  }, [stored]);
  const period = here.data?.window;
  const isMoved = period !== undefined && !isSamePeriod(period, window);
  // A save in progress holds the pull back: it is repeated afterwards.
  const isHeld = useSelector((root: FilingRoot) => isBusy(root.filing));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each period that the server reports
  useEffect(() => {
    if (isMoved && !isHeld) pull(null);
  }, [period, isMoved, isHeld]);

  const [people, own, share] = [
    here.data?.people ?? NOBODY,
    notes.data ?? NO_NOTES,
    shared.data ?? NO_CLAIMS,
  ];
  const { moveTo } = here;
  const isAlone = people.length === 0;
  const onCell = useCallback((cell: string | null) => moveTo(cell, !isAlone), [isAlone, moveTo]);
  const cells = useMemo(
    () => new Map(people.flatMap(({ cell, name }) => (cell ? [[cell, name] as [string, string]] : []))),
    [people],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: stable, so that a key press re-renders no list
  return useMemo(
    () => ({
      people,
      cells,
      onCell,
      notes: own,
      shared: share,
      onNotes: notes.change,
      onShared: shared.change,
    }),
    [people, onCell, own, share],
  );
}

interface SectionShareProps {
  filing: string;
  section: string;
  shared: SectionClaims;
  onShared(shared: SectionClaims): void;
}

/**
 * Claim of a section: the person who works on it and the due day, with buttons to claim, hand over or give back. It locks nobody
 * out.
 */
export function SectionClaim({ filing, section, shared, onShared }: SectionShareProps) {
  const { t } = useLanguage();
  const own = useSelector((root: RootState) => root.user.currentUser?.id ?? '');
  const [isHanding, setHanding] = useState(false);
  const claim = shared.claims.find((each) => each.section === section);
  const mayFill = shared.colleagues.some(({ id }) => id === own);
  const isShared = shared.colleagues.length > 1;
  if (!claim && !(mayFill && isShared)) return null;

  const assign = (user: string | null, due_on: string | null, seen: string | null) =>
    call('claimSection', { path: { id: filing }, data: { section, user, due_on, seen } });

  const give = async (user: string | null, due_on: string | null = null) => {
    const before = claim?.user.id ?? null;
    const next = await mutate(assign(user, due_on, before), {
      undo: async () => {
        const back = await mutate(assign(before, claim?.due_on ?? null, user));
        if (back) onShared(back);
      },
    });
    if (next) onShared(next);
    return next !== undefined;
  };

  return (
    <div className={styles.share}>
      <span role="status">
        {!claim && t('forms.share.nobody')}
        {claim &&
          (claim.user.id === own ? t('forms.share.own') : t('forms.share.of', { name: claim.user.name }))}
      </span>
      {claim?.due_on && (
        <span className={claim.due_on < formatBeijingDay(new Date()) ? styles.late : undefined}>
          {t(claim.due_on < formatBeijingDay(new Date()) ? 'forms.share.late' : 'forms.share.until', {
            day: claim.due_on,
          })}
        </span>
      )}
      {mayFill && claim?.user.id !== own && (
        <Button type="link" size="small" onClick={() => give(own, claim?.due_on ?? null)}>
          {t('forms.share.take')}
        </Button>
      )}
      {mayFill && isShared && (
        <Button type="link" size="small" onClick={() => setHanding(true)}>
          {t(claim ? 'forms.share.handOver' : 'forms.share.assign')}
        </Button>
      )}
      {mayFill && claim && (
        <Button type="link" size="small" onClick={() => give(null)}>
          {t('forms.share.giveBack')}
        </Button>
      )}
      <OnceOpened isOpen={isHanding}>
        <HandOverDialog
          open={isHanding}
          colleagues={shared.colleagues}
          holder={claim?.user.id}
          onClose={() => setHanding(false)}
          onGive={give}
        />
      </OnceOpened>
    </div>
  );
}
