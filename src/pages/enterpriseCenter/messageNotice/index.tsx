import { TIMING } from '@domain/api/codes';
import type { MessageCategory } from '@domain/inbox/messages';
import { useCallback, useState } from 'react';
import { useDispatch } from 'umi';
import AsyncView from '@/components/AsyncView';
import EmptyHint from '@/components/EmptyHint';
import PageHead from '@/components/PageHead';
import Pages from '@/components/Pages';
import MessageList from '@/pages/enterpriseCenter/messageNotice/components/MessageList';
import { batchRead, fetchGlint, fetchMessages } from '@/services/company';
import { shownAlready } from '@/utils/failure';
import { useLanguage } from '@/utils/language';
import { useRefresh } from '@/utils/presence';
import { useUrlState } from '@/utils/urlState';
import { useQuery } from '@/utils/useQuery';
import { useResource } from '@/utils/useResource';
import Categories from './components/Categories';
import Tools from './components/Tools';
import { type ListState, listUrl, queryOf } from './listUrl';
import { markAllRead, withRead } from './markRead';

/** What is read, and how to mark it; the bell hears of every change. */
function useMessages(state: ListState) {
  const dispatch = useDispatch();
  const page = useQuery(fetchMessages, queryOf(state));
  const glint = useResource(fetchGlint);
  const { reload: reloadPage, change } = page;
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
  return { page, glint, read, readAll };
}

export default function MessageNotice() {
  const { t } = useLanguage();
  const [state, changeUrl] = useUrlState(listUrl);
  const [selected, setSelected] = useState<string[]>([]);
  const { page, glint, read, readAll } = useMessages(state);
  const category = state.category as MessageCategory | '';
  const selectable = page.data?.list.filter((message) => !message.read).map(({ id }) => id) ?? [];
  const chosen = selected.filter((id) => selectable.includes(id));
  const change = (asked: Partial<ListState>) => {
    setSelected([]);
    changeUrl({ current: listUrl.current.initial, ...asked });
  };

  return (
    <>
      <PageHead
        lead={
          <span role="status">{t('center.message.unreadCount', { count: glint.data?.unread ?? 0 })}</span>
        }
      />
      <Categories chosen={category} unread={glint.data} onChoose={(asked) => change({ category: asked })} />
      <Tools
        state={state}
        onChange={change}
        selected={chosen.length}
        selectable={selectable.length}
        onSelectAll={(all) => setSelected(all ? selectable : [])}
        onReadSelected={() => read(chosen)}
        unread={(category ? glint.data?.unread_by_category[category] : glint.data?.unread) ?? 0}
        onReadAll={() => readAll(category)}
      />
      <AsyncView resource={page}>
        {({ list, total }) =>
          total === 0 ? (
            <EmptyHint text={t(queryIsNarrow(state) ? 'center.message.noMatch' : 'center.message.none')} />
          ) : (
            <>
              <MessageList messages={list} selected={chosen} onSelect={setSelected} onRead={read} />
              <Pages
                current={Number(state.current)}
                total={total}
                onChange={(current) => change({ current: String(current) })}
              />
            </>
          )
        }
      </AsyncView>
    </>
  );
}

const queryIsNarrow = ({ category, read, keyword }: ListState): boolean =>
  Boolean(category || read || keyword);
