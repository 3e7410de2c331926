import { MoreOutlined } from '@ant-design/icons';
import type { SavedView } from '@domain/calls/assigning';
import { VIEWS_AT_MOST } from '@domain/review/assigning';
import { Button, Dropdown, Select } from 'antd';
import { useState } from 'react';
import { deleteView, updateView } from '@/services/queue';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import styles from '../index.module.css';
import { differsFrom, keptOf, type ListState, listUrl, NO_VIEW, openedOf } from '../listUrl';
import type { OwnViews } from '../useViews';
import ViewName, { type Naming } from './ViewName';

interface ViewsProps {
  views: OwnViews;
  state: ListState;
  onOpen: (state: Partial<ListState>) => void;
}

const START = openedOf({ id: NO_VIEW, state: {} });

/** Views that the person keeps, and what can be done with the one that is open. */
export default function Views({ views, state, onOpen }: ViewsProps) {
  const { t } = useLanguage();
  const [naming, setNaming] = useState<Naming | null>(null);
  const list = views.data ?? [];
  const open = list.find(({ id }) => id === state.view);
  const optionOf = ({ id, name, is_default }: SavedView) => ({
    value: id,
    label: is_default ? t('queue.view.isFirst', { name }) : name,
  });
  return (
    <section aria-label={t('queue.views')} className={styles.views}>
      <Select
        aria-label={t('queue.views')}
        className={styles.filter}
        value={open?.id ?? NO_VIEW}
        onChange={(id) => {
          const view = list.find((each) => each.id === id);
          onOpen(view ? openedOf(view) : START);
        }}
        options={[{ value: NO_VIEW, label: t('queue.view.none') }, ...list.map(optionOf)]}
      />
      {open && differsFrom(open, state) && (
        <Button
          onClick={() => mutate(updateView(open.id, { state: keptOf(state) }), { afterwards: views.reload })}
        >
          {t('queue.view.keep')}
        </Button>
      )}
      <Button disabled={list.length >= VIEWS_AT_MOST} onClick={() => setNaming({ state: keptOf(state) })}>
        {t('queue.view.saveAs')}
      </Button>
      {open && (
        <More view={open} views={views} onRename={() => setNaming(open)} onGone={() => onOpen(START)} />
      )}
      <ViewName
        naming={naming}
        onClose={() => setNaming(null)}
        onSaved={async (saved) => {
          setNaming(null);
          await views.reload();
          onOpen({ ...state, view: saved.id, current: listUrl.current.initial });
        }}
      />
    </section>
  );
}

interface MoreProps {
  view: SavedView;
  views: OwnViews;
  onRename: () => void;
  onGone: () => void;
}

function More({ view, views, onRename, onGone }: MoreProps) {
  const { t } = useLanguage();
  const { id, name, is_default } = view;
  const remove = async () => {
    const agreed = await feedback.confirm({
      title: t('queue.view.deleteAsk', { name }),
      okText: t('queue.view.delete'),
      okType: 'danger',
    });
    if (!agreed) return;
    onGone();
    await mutate(deleteView(id), { afterwards: views.reload });
  };
  const items = [
    { key: 'rename', label: t('queue.view.rename'), onClick: onRename },
    {
      key: 'first',
      label: t(is_default ? 'queue.view.notFirst' : 'queue.view.first'),
      onClick: () => mutate(updateView(id, { is_default: !is_default }), { afterwards: views.reload }),
    },
    { key: 'delete', danger: true, label: t('queue.view.delete'), onClick: remove },
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button icon={<MoreOutlined aria-hidden />} aria-label={t('queue.view.more', { name })} />
    </Dropdown>
  );
}
