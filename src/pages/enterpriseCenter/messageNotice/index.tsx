import { CODE, PAGE_SIZE, TIMING } from '@domain/api/codes';
import type { HighlightedMessages, MessageItem } from '@domain/inbox/calls';
import { MESSAGE_CATEGORIES, type MessageCategory, messageCategories } from '@domain/inbox/messages';
import { Button, Checkbox, Switch } from 'antd';
import { useCallback } from 'react';
import { useDispatch } from 'umi';
import ListPage, { useList } from '@/components/ListPage';
import { KeywordSearch } from '@/components/ListPage/Tools';
import NextAct from '@/components/NextAct';
import { chooseMessageAct } from '@/components/NextAct/pageActs';
import { useLiveRefresh } from '@/live';
import MessageList from '@/pages/enterpriseCenter/messageNotice/components/MessageList';
import { call } from '@/utils/call';
import { ignoreShownFailure } from '@/utils/failure';
import { useLanguage, useText } from '@/utils/language';
import { anyText, oneOf, pages, type UrlState } from '@/utils/urlState';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';

/** Maximum pages of unread messages that one click marks as read; after that the person clicks again. */
const ROUNDS_AT_MOST = 20;

/** Marks all unread messages as read, of one category or of all (''), page by page. */
async function markAllRead(category: MessageCategory | ''): Promise<void> {
  for (let round = 0; round < ROUNDS_AT_MOST; round += 1) {
    const page = await call('messages', {
      params: {
        read: 'false',
        pageSize: PAGE_SIZE.max,
        ...(category && { category }),
      },
    });
    const ids = page.code === CODE.success ? page.data.list.map(({ id }) => id) : [];
    if (ids.length === 0) return;
    const { code } = await call('batchRead', { data: { message_ids: ids } });
    if (code !== CODE.success || ids.length === page.data.total) return;
  }
}

/** Returns the list with these messages marked as read, to be shown before the server has answered. */
const withRead = (list: MessageItem[], ids: readonly string[]): MessageItem[] =>
  list.map((message) => (ids.includes(message.id) ? { ...message, read: true } : message));

type ListState = UrlState<'category' | 'read' | 'keyword'>;

interface ToolsProps {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  selected: number;
  /** Unread messages on this page. */
  selectable: number;
  onSelectAll: (all: boolean) => void;
  onReadSelected: () => void;
  /** Unread messages of the chosen category, on all pages. */
  unread: number;
  onReadAll: () => void;
}

/** Filters, and actions for several messages at once. */
function Tools({ state, onChange, unread, onReadAll, ...selection }: ToolsProps) {
  const { t } = useLanguage();
  const { selected, selectable, onSelectAll, onReadSelected } = selection;
  return (
    <div className={styles.tools}>
      <Checkbox
        checked={selectable > 0 && selected === selectable}
        indeterminate={selected > 0 && selected < selectable}
        disabled={selectable === 0}
        onChange={(event) => onSelectAll(event.target.checked)}
      >
        {t('center.message.selectPage')}
      </Checkbox>
      <Button disabled={selected === 0} onClick={onReadSelected}>
        {t('center.message.readSelected', { count: selected })}
      </Button>
      <Button disabled={unread === 0} onClick={onReadAll}>
        {t(state.category ? 'center.message.readCategory' : 'center.message.readAll')}
      </Button>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: antd's switch is a button inside the label */}
      <label className={styles.switch}>
        <Switch checked={state.read === 'no'} onChange={(isOn) => onChange({ read: isOn ? 'no' : '' })} />
        {t('center.message.onlyUnread')}
      </label>
      <KeywordSearch
        name={t('center.message.search')}
        keyword={state.keyword}
        className={styles.search}
        onSearch={(keyword) => onChange({ keyword })}
      />
    </div>
  );
}

interface CategoriesProps {
  chosen: string;
  unread: Pick<HighlightedMessages, 'unread' | 'unread_by_category'> | undefined;
  onChoose: (category: string) => void;
}

/** Categories of messages, each with its number of unread ones. */
function Categories({ chosen, unread, onChoose }: CategoriesProps) {
  const { t } = useLanguage();
  const say = useText();
  const choices = [
    { key: '', name: t('common.all'), count: unread?.unread ?? 0 },
    ...MESSAGE_CATEGORIES.map((key) => ({
      key,
      name: say(messageCategories[key]),
      count: unread?.unread_by_category[key] ?? 0,
    })),
  ];
  return (
    <nav aria-label={t('center.message.categories')} className={styles.categories}>
      {choices.map(({ key, name, count }) => (
        <button
          key={key}
          type="button"
          aria-current={chosen === key ? 'true' : undefined}
          aria-label={count > 0 ? t('center.message.categoryUnread', { name, count }) : name}
          onClick={() => onChoose(key)}
        >
          {name}
          {count > 0 && <span className={styles.count}>{count}</span>}
        </button>
      ))}
    </nav>
  );
}

const listUrl = {
  category: oneOf(MESSAGE_CATEGORIES),
  /** `no`: only unread messages. */
  read: { ...oneOf(['no']), ask: () => ({ read: 'false' }) },
  keyword: anyText,
  ...pages,
};

/** Messages, and functions to mark them as read, which update the bell too. */
function useMessages() {
  const dispatch = useDispatch();
  const list = useList(listUrl, 'messages');
  const glint = useRead('glint');
  const { reload: reloadPage, change } = list;
  const { reload: reloadGlint } = glint;
  const reload = useCallback(() => {
    reloadPage();
    reloadGlint();
  }, [reloadPage, reloadGlint]);
  useLiveRefresh(reload, TIMING.unreadPoll, ['message']);

  const settle = async (marking: Promise<unknown>) => {
    await marking.catch(ignoreShownFailure);
    reload();
    dispatch({ type: 'global/fetchNotices' });
  };
  const read = (ids: readonly string[]) => {
    change((now) => now && { ...now, list: withRead(now.list, ids) });
    return settle(call('batchRead', { data: { message_ids: [...ids] } }));
  };
  const readAll = (category: MessageCategory | '') => settle(markAllRead(category));
  return { list, glint, read, readAll };
}

export default function MessageNotice() {
  const { t } = useLanguage();
  const { list, glint, read, readAll } = useMessages();
  const { state, askFor, marks } = list;
  const category = state.category as MessageCategory | '';
  const selectable = list.data?.list.filter((message) => !message.read).map(({ id }) => id) ?? [];
  const chosen = marks.ids.filter((id) => selectable.includes(id));
  return (
    <ListPage
      list={list}
      lead={<span role="status">{t('center.message.unreadCount', { count: glint.data?.unread ?? 0 })}</span>}
      tools={
        <>
          <Categories
            chosen={category}
            unread={glint.data}
            onChoose={(asked) => askFor({ category: asked })}
          />
          <Tools
            state={state}
            onChange={askFor}
            selected={chosen.length}
            selectable={selectable.length}
            onSelectAll={(all) => marks.mark(all ? selectable : [])}
            onReadSelected={() => read(chosen)}
            unread={(category ? glint.data?.unread_by_category[category] : glint.data?.unread) ?? 0}
            onReadAll={() => readAll(category)}
          />
        </>
      }
      before={({ list: messages }) => <NextAct act={chooseMessageAct(messages)} />}
      body={({ list: messages }) => (
        <MessageList messages={messages} selected={chosen} onSelect={marks.mark} onRead={read} />
      )}
      empty={{ none: t('center.message.none'), noMatch: t('center.message.noMatch') }}
    />
  );
}
