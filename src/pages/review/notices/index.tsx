import { TIMING } from '@domain/api/codes';
import type { OfficeNotice } from '@domain/calls/office-notices';
import { Button } from 'antd';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import EmptyHint from '@/components/EmptyHint';
import PageHead from '@/components/PageHead';
import Pages from '@/components/Pages';
import { cancelNotice, fetchOfficeNotices } from '@/services/officeNotices';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { carryOut } from '@/utils/outcome';
import { useRefresh } from '@/utils/presence';
import { useUrlState } from '@/utils/urlState';
import { useQuery } from '@/utils/useQuery';
import Filters from './components/Filters';
import NoticeDrawer from './components/NoticeDrawer';
import NoticeEditor, { type Editing } from './components/NoticeEditor';
import NoticeTable from './components/NoticeTable';
import { isNarrow, type ListState, listUrl, NO_FILTER, queryOf } from './listUrl';

const LOOK_EVERY_MS = 5_000;

/** Whether its state will change in a moment. */
const isMoving = ({ state, send_at }: OfficeNotice): boolean =>
  state === 'sending' || (state === 'scheduled' && Date.parse(send_at) <= Date.now());

/** What the office has written to companies, and how many have read it. */
export default function OfficeNotices() {
  const { t } = useLanguage();
  const [state, change] = useUrlState(listUrl);
  const notices = useQuery(fetchOfficeNotices, queryOf(state));
  const [editing, setEditing] = useState<Editing | null>(null);
  const [reading, setReading] = useState('');
  const { reload } = notices;
  useRefresh(reload, notices.data?.list.some(isMoving) ? LOOK_EVERY_MS : TIMING.unreadPoll);
  const askFor = (asked: Partial<ListState>) => change({ ...asked, current: listUrl.current.initial });

  const cancel = async ({ id, version, title }: OfficeNotice) => {
    const agreed = await feedback.confirm({
      title: t('notices.cancel.ask', { title }),
      content: t('notices.cancel.effect'),
      okText: t('notices.cancel'),
      okType: 'danger',
    });
    if (agreed) await carryOut(cancelNotice(id, version), reload);
  };

  return (
    <>
      <PageHead
        lead={t('notices.lead')}
        actions={
          <Button type="primary" onClick={() => setEditing('new')}>
            {t('notices.new')}
          </Button>
        }
      />
      <Filters state={state} onChange={askFor} />
      <AsyncView resource={notices}>
        {({ list, total }) =>
          total === 0 ? (
            <EmptyHint
              text={t(isNarrow(state) ? 'notices.none' : 'notices.noneAtAll')}
              action={
                isNarrow(state) && <Button onClick={() => askFor(NO_FILTER)}>{t('notices.showAll')}</Button>
              }
            />
          ) : (
            <>
              <NoticeTable
                notices={list}
                onRead={({ id }) => setReading(id)}
                onEdit={setEditing}
                onCancel={cancel}
              />
              <Pages
                current={Number(state.current)}
                total={total}
                onChange={(current) => change({ current: String(current) })}
              />
            </>
          )
        }
      </AsyncView>
      <NoticeEditor
        editing={editing}
        onClose={() => setEditing(null)}
        onSaved={() => {
          setEditing(null);
          reload();
        }}
      />
      <NoticeDrawer id={reading} onClose={() => setReading('')} />
    </>
  );
}
