import { SearchOutlined } from '@ant-design/icons';
import { Button, Input, type InputRef } from 'antd';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Link, useDispatch, useSelector } from 'umi';
import EmptyHint from '@/components/EmptyHint';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { TEXT_AT_MOST } from '@/utils/urlState';
import { useRead } from '@/utils/useRead';
import Dialog, { type DialogProps } from './Dialog';
import { fetchSearchResults } from './fetchSearchResults';
import type { SearchHit } from './hits';
import styles from './index.module.css';
import { rememberHit } from './recentHits';
import ShortcutKeys from './ShortcutKeys';
import { type HitGroup, useGroups } from './useGroups';

interface SearchDialogProps extends DialogProps {
  /** Closes the dialog because another page is opened. */
  onLeave(): void;
  onList(): void;
}

/** Searches the portal. */
export default function SearchDialog({ onLeave, onList, ...dialog }: SearchDialogProps) {
  const { t } = useLanguage();
  const field = useRef<InputRef>(null);
  return (
    <Dialog {...dialog} title={t('find.title')} width={640} onOpened={() => field.current?.focus()}>
      <Search field={field} onLeave={onLeave} onClose={dialog.onClose} onList={onList} />
    </Dialog>
  );
}

/** Milliseconds without a key press before the server is asked. */
const PAUSE = 250;

/** Returns the text once it has stayed unchanged for PAUSE. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Results of the portal for some words: its programs and pages at once, and those of the server shortly after. */
function useFound(words: string) {
  const user = useSelector((state: RootState) => state.user.currentUser);
  const { data, failure, reload } = useRead(
    user && fetchSearchResults,
    useSettled(words),
    user?.permissions ?? [],
  );
  const isCurrent = data?.words === words;
  const groups = useGroups(user, words, isCurrent ? data : undefined);
  // The one hit that is always present links to the frequent questions.
  const isNothing = words !== '' && isCurrent && groups.flatMap(({ hits }) => hits).length === 1;
  return { groups, isOpen: !isCurrent, isNothing, failure, reload };
}

interface SearchProps {
  field: RefObject<InputRef>;
  onLeave(): void;
  /** Closes the dialog; the focus returns to where it was. */
  onClose(): void;
  onList(): void;
}

/** Search field over the whole portal. The field keeps the focus; arrow keys move through the results. */
function Search({ field, onLeave, onClose, onList }: SearchProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [chosen, choose] = useState('');
  const { groups, ...reading } = useFound(typed.trim());
  const hits = groups.flatMap((group) => group.hits);
  const at = Math.max(
    0,
    hits.findIndex(({ key }) => key === chosen),
  );
  const active = hits[at];
  const idOf = ({ key }: SearchHit) => `${list}-${key}`;

  useEffect(() => {
    if (chosen) document.getElementById(`${list}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, list]);

  const type = (text: string) => {
    setTyped(text);
    choose('');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.nativeEvent.isComposing || !active || !(step || event.key === 'Enter')) return;
    event.preventDefault();
    if (step) choose(hits[(at + step + hits.length) % hits.length]?.key ?? '');
    else document.getElementById(idOf(active))?.click();
  };

  const follow = (hit: SearchHit) => {
    if (hit.unread) dispatch({ type: 'global/changeNoticeReadState', payload: hit.unread });
    rememberHit(hit);
    if (hit.run) {
      hit.run();
      onClose();
    } else onLeave();
  };

  return (
    <>
      <Input
        ref={field}
        size="large"
        role="combobox"
        aria-label={t('find.words')}
        aria-expanded={hits.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active && idOf(active)}
        prefix={<SearchOutlined aria-hidden />}
        placeholder={t('find.words')}
        {...createLengthLimit(TEXT_AT_MOST)}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.found}>
        <Outcome words={typed.trim()} count={hits.length} {...reading} />
        <HitList id={list} groups={groups} idOf={idOf} active={active} onFollow={follow} />
      </div>
      <p className={styles.hints}>
        <span className={styles.wideOnly}>{t('find.hint')}</span>
        <Button type="link" size="small" onClick={onList}>
          {t('find.keys')} <ShortcutKeys of="list" />
        </Button>
      </p>
    </>
  );
}

interface OutcomeProps extends Omit<ReturnType<typeof useFound>, 'groups'> {
  words: string;
  count: number;
}

/**
 * Announces the number of results to screen readers, and shows everybody that there are none or that the server did not answer.
 */
function Outcome({ words, count, isOpen, isNothing, failure, reload }: OutcomeProps) {
  const { t } = useLanguage();
  return (
    <div role="status">
      {failure !== null && (
        <p className={styles.failure}>
          {failure || t('center.load.failedWhy')}{' '}
          <Button size="small" onClick={reload}>
            {t('common.retry')}
          </Button>
        </p>
      )}
      {isNothing && <EmptyHint text={t('find.nothing', { words })} />}
      {!isOpen && !isNothing && words && (
        <span className="visually-hidden">{t('find.count', { count })}</span>
      )}
    </div>
  );
}

interface HitListProps {
  id: string;
  groups: HitGroup[];
  idOf(hit: SearchHit): string;
  active: SearchHit | undefined;
  onFollow(hit: SearchHit): void;
}

/** Results grouped by kind. The search field handles the keyboard: no result takes the focus. */
function HitList({ id, groups, idOf, active, onFollow }: HitListProps) {
  const { t } = useLanguage();
  return (
    <div id={id} role="listbox" aria-label={t('find.hits')} tabIndex={-1} className={styles.hits}>
      {groups.map(({ name, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a listbox
        <div key={name} role="group" aria-labelledby={`${id}-in-${name}`} className={styles.group}>
          <div id={`${id}-in-${name}`} className={styles.kind}>
            {t(`find.in.${name}`)}
          </div>
          {hits.map((hit) => (
            <Hit
              key={hit.key}
              id={idOf(hit)}
              hit={hit}
              isActive={hit === active}
              onFollow={() => onFollow(hit)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface HitProps {
  id: string;
  hit: SearchHit;
  isActive: boolean;
  onFollow(): void;
}

/** A link, or a button for an act that is done in place. */
function Hit({ id, hit, isActive, onFollow }: HitProps) {
  const shared = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: styles.hit as string,
    onClick: onFollow,
  };
  const content = (
    <>
      <bdi>{hit.title}</bdi>
      {hit.note && <bdi className={styles.note}>{hit.note}</bdi>}
    </>
  );
  return hit.to === undefined ? (
    <button type="button" {...shared}>
      {content}
    </button>
  ) : (
    <Link {...shared} to={hit.to}>
      {content}
    </Link>
  );
}
