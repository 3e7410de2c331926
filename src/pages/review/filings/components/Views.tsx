import { MAX_VIEWS } from '@domain/review/assigning';
import type { SavedView, SavedViewChange } from '@domain/review/assignment-calls';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'umi';
import OnceOpened from '@/components/Controls/OnceOpened';
import { Select } from '@/components/Controls/Select';
import type { ListAction } from '@/components/ListPage';
import { call } from '@/utils/call';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { mutate } from '@/utils/mutate';
import { writeUrl } from '@/utils/urlState';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';
import { isViewChanged, type ListState, listUrl, NO_VIEW, toListState, toViewState } from '../listUrl';
import type { ViewNaming } from './ViewNameDialog';

const ViewNameDialog = lazyWithRetry(() => import('./ViewNameDialog'));

const START = toListState({ id: NO_VIEW, state: {} });

/** Tools for the person's views and those shared by colleagues: chooser, actions on the open view, and their dialog. */
export function useViewTools(views: OwnViews, state: ListState, onOpen: (state: Partial<ListState>) => void) {
  const { t } = useLanguage();
  const [naming, setNaming] = useState<ViewNaming | null>(null);
  const list = views.data ?? [];
  const open = list.find(({ id }) => id === state.view);
  const own = list.filter(({ author }) => author === null);
  const change = (changes: SavedViewChange) =>
    open &&
    mutate(call('updateView', { path: { id: open.id }, data: changes }), { afterwards: views.reload });
  const remove = async (view: SavedView) => {
    const agreed = await feedback.confirm({
      title: t('queue.view.deleteAsk', { name: view.name }),
      okText: t('queue.view.delete'),
      okType: 'danger',
    });
    if (!agreed) return;
    onOpen(START);
    await mutate(call('deleteView', { path: { id: view.id } }), { afterwards: views.reload });
  };
  const ofOpen = (view: SavedView): ListAction[] => [
    ...(view.author === null && isViewChanged(view, state)
      ? [
          {
            key: 'keep',
            label: t('queue.view.keep'),
            isFront: true,
            onClick: () => change({ state: toViewState(state) }),
          },
        ]
      : []),
    ...(view.author === null
      ? [
          { key: 'rename', label: t('queue.view.rename'), onClick: () => setNaming(view) },
          {
            key: 'first',
            label: t(view.is_default ? 'queue.view.notFirst' : 'queue.view.first'),
            onClick: () => change({ is_default: !view.is_default }),
          },
          {
            key: 'share',
            label: t(view.is_shared ? 'queue.view.unshare' : 'queue.view.share'),
            onClick: () => change({ is_shared: !view.is_shared }),
          },
        ]
      : []),
    ...(view.may_remove
      ? [{ key: 'delete', isDangerous: true, label: t('queue.view.delete'), onClick: () => remove(view) }]
      : []),
  ];
  const actions: ListAction[] = [
    {
      key: 'saveAs',
      label: t('queue.view.saveAs'),
      isDisabled: own.length >= MAX_VIEWS,
      onClick: () => setNaming({ state: toViewState(state) }),
    },
    ...(open ? ofOpen(open) : []),
  ];
  const dialog = (
    <OnceOpened isOpen={naming !== null}>
      <ViewNameDialog
        naming={naming}
        onClose={() => setNaming(null)}
        onSaved={async (saved) => {
          setNaming(null);
          await views.reload();
          onOpen({ ...state, view: saved.id, current: listUrl.current.initial });
        }}
      />
    </OnceOpened>
  );
  const choose = (id: string) => {
    const view = list.find((each) => each.id === id);
    onOpen(view ? toListState(view) : START);
  };
  return { actions, dialog, chooser: <Chooser list={list} open={open} onChoose={choose} /> };
}

interface ChooserProps {
  list: SavedView[];
  open: SavedView | undefined;
  onChoose(id: string): void;
}

function Chooser({ list, open, onChoose }: ChooserProps) {
  const { t } = useLanguage();
  const labelOf = ({ name, is_default, is_shared, author }: SavedView) => {
    if (author !== null) return t('queue.view.by', { name, author });
    if (is_default) return t('queue.view.isFirst', { name });
    return is_shared ? t('queue.view.isShared', { name }) : name;
  };
  return (
    <Select
      aria-label={t('queue.views')}
      className={styles.views}
      popupMatchSelectWidth={false}
      value={open?.id ?? NO_VIEW}
      onChange={onChoose}
      options={[
        { value: NO_VIEW, label: t('queue.view.none') },
        ...list.map((view) => ({ value: view.id, label: labelOf(view) })),
      ]}
    />
  );
}

/** The person's views. An address without parameters opens the default view. */
export function useViews() {
  const views = useRead('savedViews');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isPlain = search.toString() === '';
  const first = views.data?.find(({ is_default }) => is_default);
  const opens = isPlain && first !== undefined;

  useEffect(() => {
    if (!opens || !first) return;
    const address = writeUrl(listUrl, new URLSearchParams(), toListState(first));
    navigate({ search: `?${address}` }, { replace: true });
  }, [opens, first, navigate]);

  const isLooking = isPlain && views.data === undefined && views.failure === null;
  return { ...views, isOpening: isLooking || opens };
}

type OwnViews = ReturnType<typeof useViews>;
