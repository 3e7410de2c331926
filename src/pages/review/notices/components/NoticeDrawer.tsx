import { announcementStates, noticeFileField } from '@domain/announcements/announcements';
import type { OfficeNotice } from '@domain/announcements/calls';
import { groupNames } from '@domain/filing/status';
import { messageCategories } from '@domain/inbox/messages';
import { findProgram } from '@domain/programs/find';
import { department as departments } from '@domain/reference/authorities';
import { Tag } from 'antd';
import AsyncView from '@/components/AsyncView';
import SideDrawer from '@/components/Controls/SideDrawer';
import OfficeFile from '@/components/OfficeFile';
import { fetchNoticeFile } from '@/services/documents';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';

/** Drawer with one notice and the progress of its delivery. */
export default function NoticeDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLanguage();
  return (
    <SideDrawer open={id !== ''} onClose={onClose} title={t('notices.one')} size={720}>
      {id && <Notice key={id} id={id} />}
    </SideDrawer>
  );
}

function Notice({ id }: { id: string }) {
  const notice = useRead('officeNotice', { path: { id } });
  return (
    <AsyncView resource={notice}>
      {(found) => (
        <>
          <Facts notice={found} />
          {found.audience.kind === 'companies' && !found.company && <ListedCompanies id={found.id} />}
          <Words title={found.title} body={found.body} />
          {found.title_en && found.body_en && <Words title={found.title_en} body={found.body_en} />}
          {found.attachments.length > 0 && <Attachments notice={found} />}
        </>
      )}
    </AsyncView>
  );
}

function Facts({ notice }: { notice: OfficeNotice }) {
  const { t } = useLanguage();
  const say = useText();
  const audienceName = useAudienceName();
  const { state, category, author, send_at, sent_at, received, read } = notice;
  const facts = [
    [
      t('common.status'),
      <Tag key="state" color={announcementStates[state].colour}>
        {say(announcementStates[state])}
      </Tag>,
    ],
    [t('notices.category'), say(messageCategories[category])],
    [t('notices.to'), <bdi key="to">{audienceName(notice)}</bdi>],
    [t('notices.sendAt'), formatDateTime(sent_at ?? send_at)],
    [t('notices.author'), <bdi key="author">{author}</bdi>],
    [t('notices.received'), received],
    [t('notices.read'), read],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Attachments({ notice: { id, attachments } }: { notice: OfficeNotice }) {
  const say = useText();
  return (
    <section className={styles.words}>
      <h3>{say(noticeFileField)}</h3>
      <ul className={styles.files}>
        {attachments.map((file) => (
          <li key={file.sha256}>
            <OfficeFile file={file} fetchBytes={() => fetchNoticeFile(id, file)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Names of the companies that the list of the notice names. */
function ListedCompanies({ id }: { id: string }) {
  const { t } = useLanguage();
  const { data = [] } = useRead('noticeListedCompanies', { path: { id } });
  return (
    <details className={styles.listed}>
      <summary>{t('notices.list.title')}</summary>
      <ul>
        {data.map((company) => (
          <li key={company.id}>
            <bdi>{company.name}</bdi> <bdi>{company.credit_code}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}

const Words = ({ title, body }: { title: string; body: string }) => (
  <article className={styles.words}>
    <h3 dir="auto">{title}</h3>
    <p dir="auto">{body}</p>
  </article>
);

/** The audience of a notice, in words. */
export function useAudienceName() {
  const { t } = useLanguage();
  const say = useText();
  const batchName = useBatchName();
  const officeName = (value: string): string => {
    const office = departments.items.find((item) => item.value === value);
    return office ? say(office) : value;
  };
  const allOf = (value: string | null): string =>
    value === null ? t('notices.to.all') : t('notices.to.allOf', { department: officeName(value) });
  return ({ audience, company, department }: OfficeNotice): string => {
    if (audience.kind === 'all') return allOf(department);
    if (audience.kind === 'department') return allOf(audience.department);
    if (audience.kind === 'company') return company?.name ?? '—';
    if (audience.kind === 'companies')
      return company?.name ?? t('notices.to.listed', { count: audience.count });
    const program = findProgram(audience.program);
    return [
      t('notices.to.filersOf', { program: program ? say(program.title) : audience.program }),
      audience.batch && batchName(audience.batch),
      audience.group && say(groupNames[audience.group]),
      audience.department && officeName(audience.department),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
