import { MoreOutlined } from '@ant-design/icons';
import { assigningMessages } from '@domain/api/messages/assigning';
import type { SavedView, ViewState } from '@domain/calls/assigning';
import { VIEW_NAME_AT_MOST, VIEWS_AT_MOST } from '@domain/review/assigning';
import { Button, Checkbox, Dropdown, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import ValidatedForm from '@/components/ValidatedForm';
import { createView, deleteView, updateView } from '@/services/queue';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useVisible } from '@/utils/useVisible';
import styles from '../index.module.css';
import { differsFrom, keptOf, type ListState, listUrl, NO_VIEW, openedOf } from '../listUrl';
import type { OwnViews } from '../useViews';

/** A view that is there, or what a new one is to keep. */
type Naming = SavedView | { state: ViewState };

interface ViewNameProps {
  naming: Naming | null;
  onClose: () => void;
  onSaved: (view: SavedView) => void;
}

interface Values {
  name: string;
  is_default: boolean;
}

/** The name of a view, new or changed. */
function ViewName({ naming, onClose, onSaved }: ViewNameProps) {
  const { t } = useLanguage();
  const named = useVisible(assigningMessages.viewName);
  const [form] = Form.useForm<Values>();
  const [isSaving, setSaving] = useState(false);
  const known = naming && 'id' in naming ? naming : null;

  const save = async (values: Values) => {
    if (!naming) return;
    setSaving(true);
    const call = known ? updateView(known.id, values) : createView({ ...values, state: naming.state });
    const saved = await mutate(call, { afterwards: () => setSaving(false) });
    if (saved) onSaved(saved);
  };

  return (
    <Modal
      open={naming !== null}
      title={t(known ? 'queue.view.rename' : 'queue.view.saveAs')}
      onCancel={onClose}
      maskClosable={false}
      okText={t('records.save')}
      okButtonProps={{ loading: isSaving }}
      onOk={() => form.submit()}
      destroyOnHidden
    >
      <ValidatedForm
        form={form}
        requiredMark={false}
        initialValues={{ name: known?.name ?? '', is_default: known?.is_default ?? false }}
        onFinish={save}
        clearOnDestroy
      >
        <Form.Item name="name" label={t('queue.view.name')} rules={[named]}>
          <Input maxLength={VIEW_NAME_AT_MOST} autoComplete="off" />
        </Form.Item>
        <Form.Item name="is_default" valuePropName="checked">
          <Checkbox>{t('queue.view.first')}</Checkbox>
        </Form.Item>
      </ValidatedForm>
    </Modal>
  );
}

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
