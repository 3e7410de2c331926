import { TIMING } from '@domain/api/codes';
import { MESSAGE_CATEGORIES, type MessageCategory } from '@domain/inbox/messages';
import { useCallback } from 'react';
import { useDispatch } from 'umi';
import ListPage, { useList } from '@/components/ListPage';
import MessageList from '@/pages/enterpriseCenter/messageNotice/components/MessageList';
import { batchRead, fetchGlint, fetchMessages } from '@/services/company';
import { shownAlready } from '@/utils/failure';
import { useLanguage } from '@/utils/language';
import { useRefresh } from '@/utils/presence';
import { anyText, oneOf, pages } from '@/utils/urlState';
import { useRead } from '@/utils/useRead';
import Categories from './components/Categories';
import Tools from './components/Tools';
import { markAllRead, withRead } from './markRead';

const listUrl = {
  category: oneOf(MESSAGE_CATEGORIES),
  /** `no`: only unread messages. */
  read: { ...oneOf(['no']), ask: () => ({ read: 'false' }) },
  keyword: anyText,
  ...pages,
};

/** The messages, and how to mark them as read; the bell hears of every change. */
function useMessages() {
  const dispatch = useDispatch();
  const list = useList(listUrl, fetchMessages);
  const glint = useRead(fetchGlint);
  const { reload: reloadPage, change } = list;
  const { reload: reloadGlint } = glint;
  const reload = useCallback(() => {
    reloadPage();
    reloadGlint();
  }, [reloadPage, reloadGlint]);
  useRefresh(reload, TIMING.unreadPoll);

  const settle = async (marking: Promise<unknown>) => {
    await marking.catch(shownAlready);
    reload();
    dispatch({ type: 'global/fetchNotices' });
  };
  const read = (ids: readonly string[]) => {
    change((now) => now && { ...now, list: withRead(now.list, ids) });
    return settle(batchRead({ message_ids: [...ids] }));
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
      body={({ list: messages }) => (
        <MessageList messages={messages} selected={chosen} onSelect={marks.mark} onRead={read} />
      )}
      empty={{ none: t('center.message.none'), noMatch: t('center.message.noMatch') }}
    />
  );
}
