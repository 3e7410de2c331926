import type { OfficeNotice } from '@domain/api/calls/office-notices';
import { PAGE_SIZE, TIMING } from '@domain/api/codes';
import { Button, Pagination } from 'antd';
import { useCallback, useState } from 'react';
import EmptyHint from '@/components/EmptyHint';
import Loaded from '@/components/Loaded';
import PageHead from '@/components/PageHead';
import PageTitle from '@/components/PageTitle';
import RightOnly from '@/components/RightOnly';
import { cancelNotice, fetchOfficeNotices } from '@/services/office-notices';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { carryOut } from '@/utils/outcome';
import { useUrlState } from '@/utils/urlState';
import { useRefresh } from '@/utils/useRefresh';
import { useResource } from '@/utils/useResource';
import Filters from './components/Filters';
import NoticeDrawer from './components/NoticeDrawer';
import NoticeEditor, { type Editing } from './components/NoticeEditor';
import NoticeTable from './components/NoticeTable';
import styles from './index.less';
import { isNarrow, type ListState, listUrl, NO_FILTER, queryOf } from './list-url';

const LOOK_EVERY_MS = 5_000;

/** Whether its state will change in a moment. */
const isMoving = ({ state, send_at }: OfficeNotice): boolean =>
  state === 'sending' || (state === 'scheduled' && Date.parse(send_at) <= Date.now());

export default function OfficeNotices() {
  return (
    <RightOnly right="notices.send">
      <NoticeList />
    </RightOnly>
  );
}

/** What the office has written to companies, and how many have read it. */
function NoticeList() {
  const { t } = useLanguage();
  const [state, change] = useUrlState(listUrl);
  const question = JSON.stringify(queryOf(state));
  const notices = useResource(useCallback(() => fetchOfficeNotices(JSON.parse(question)), [question]));
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
      <PageTitle title={t('menu.officeNotices')} />
      <PageHead
        title={t('menu.officeNotices')}
        lead={t('notices.lead')}
        actions={
          <Button type="primary" onClick={() => setEditing('new')}>
            {t('notices.new')}
          </Button>
        }
      />
      <Filters state={state} onChange={askFor} />
      <Loaded resource={notices}>
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
              <Pagination
                className={styles.pages}
                align="end"
                hideOnSinglePage
                current={Number(state.current)}
                pageSize={PAGE_SIZE.default}
                showSizeChanger={false}
                total={total}
                onChange={(current) => change({ current: String(current) })}
              />
            </>
          )
        }
      </Loaded>
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
