import { type AnnouncementAudience, findScheduleFault } from '@domain/announcements/announcements';
import type { NoticeCompany, OfficeNotice } from '@domain/announcements/calls';
import { Button, Form, Input, Space } from 'antd';
import { useContext, useState } from 'react';
import AsyncView from '@/components/AsyncView';
import RadioGroup from '@/components/Controls/RadioGroup';
import SideDrawer from '@/components/Controls/SideDrawer';
import ValidatedForm from '@/components/ValidatedForm';
import { useTextDraft } from '@/filling/draft/useTextDraft';
import { call } from '@/utils/call';
import { ignoreShownFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { WorkLayerContext } from '@/utils/unsaved';
import { useRead } from '@/utils/useRead';
import { useRule } from '@/utils/useRule';
import styles from '../index.module.css';
import { type NoticeValues, readAudience, toNoticeBody, toNoticeValues, toSendingTime } from '../values';
import AttachmentsField from './AttachmentsField';
import AudienceFields from './AudienceFields';
import WordFields from './WordFields';

/** Fields for the time of sending: now, or at a Beijing time. */
function SendingFields() {
  const { t } = useLanguage();
  const inTime = useRule()((typed) => findScheduleFault(new Date(toSendingTime(typed)), new Date()));
  const when = Form.useWatch<NoticeValues['when']>('when');
  return (
    <>
      <Form.Item name="when" label={t('notices.when')}>
        <RadioGroup
          label={t('notices.when')}
          options={[
            { value: 'now', label: t('notices.when.now') },
            { value: 'later', label: t('notices.when.later') },
          ]}
        />
      </Form.Item>
      {when === 'later' && (
        <Form.Item
          name="send_at"
          label={t('notices.sendAt.beijing')}
          rules={[{ required: true, message: t('notices.sendAt.choose') }, inTime]}
        >
          <Input type="datetime-local" className={styles.time ?? ''} />
        </Form.Item>
      )}
    </>
  );
}

export type NoticeToEdit = OfficeNotice | 'new';

interface NoticeEditorProps {
  editing: NoticeToEdit | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Drawer for a new notice, or one that is not being sent yet. Closing it loses nothing: the typed text is restored. */
export default function NoticeEditor({ editing, ...done }: NoticeEditorProps) {
  const { t } = useLanguage();
  const notice = editing === 'new' ? null : editing;
  return (
    <SideDrawer
      open={editing !== null}
      onClose={done.onClose}
      maskClosable={false}
      beginsInForm
      title={t(notice ? 'notices.edit' : 'notices.new')}
      size={720}
    >
      {notice && NAMING.includes(notice.audience.kind) ? (
        <ListedNoticeForm key={notice.id} notice={notice} {...done} />
      ) : (
        editing && <NoticeForm notice={notice} companies={NO_COMPANIES} {...done} />
      )}
    </SideDrawer>
  );
}

/** Audiences that name their companies. */
const NAMING: AnnouncementAudience['kind'][] = ['companies', 'company'];

const NO_COMPANIES: NoticeCompany[] = [];

type EditorHandlers = Omit<NoticeEditorProps, 'editing'>;

/** The form of a notice that names its companies, which are read first. */
function ListedNoticeForm({ notice, ...done }: EditorHandlers & { notice: OfficeNotice }) {
  const companies = useRead('noticeListedCompanies', { path: { id: notice.id } });
  return (
    <AsyncView resource={companies}>
      {(listed) => <NoticeForm notice={notice} companies={listed} {...done} />}
    </AsyncView>
  );
}

interface NoticeFormProps extends EditorHandlers {
  notice: OfficeNotice | null;
  /** Companies that the audience names. */
  companies: NoticeCompany[];
}

function NoticeForm({ notice, companies, onClose, onSaved }: NoticeFormProps) {
  const { t } = useLanguage();
  const [form] = Form.useForm<NoticeValues>();
  const { typed, key, type, forget } = useTextDraft<NoticeValues>(`notice/${notice?.id ?? 'new'}`);
  const [isSending, setSending] = useState(false);
  const layer = useContext(WorkLayerContext);
  if (!typed) return null;

  const change = (changed: Partial<NoticeValues>) => {
    const ofProgram = 'program' in changed ? { batch: '' } : {};
    form.setFieldsValue(ofProgram);
    type({ ...changed, ...ofProgram });
  };

  const discard = async () => {
    const agreed = await feedback.confirm({
      title: t('notices.leave.ask'),
      content: t('notices.leave.effect'),
      okText: t('notices.leave'),
    });
    if (!agreed) return;
    await forget();
    onClose();
  };

  const send = async () => {
    const values: NoticeValues = form.getFieldsValue(true);
    const audience = readAudience(values);
    if (!audience) return;
    const body = toNoticeBody(values, audience);
    setSending(true);
    try {
      const { data } = await call('noticeRecipients', { data: { audience } });
      const agreed = await feedback.confirm({
        title: t(body.send_at ? 'notices.schedule.ask' : 'notices.send.ask', { count: data?.companies ?? 0 }),
        content: values.title,
        okText: t(body.send_at ? 'notices.schedule' : 'notices.send'),
      });
      if (!agreed) return;
      const sent = notice
        ? call('editNotice', { path: { id: notice.id }, data: { ...body, version: notice.version } })
        : call('writeNotice', { data: body, idempotencyKey: key });
      if (!(await mutate(sent))) return;
      await forget();
      onSaved();
    } catch (failure) {
      ignoreShownFailure(failure);
    } finally {
      setSending(false);
    }
  };

  return (
    <ValidatedForm
      isDraft
      form={form}
      requiredMark={false}
      initialValues={{ ...toNoticeValues(notice, companies), ...typed }}
      onValuesChange={change}
      onFinish={send}
    >
      <AudienceFields />
      <WordFields />
      <AttachmentsField />
      <SendingFields />
      <Space wrap>
        <Button type="primary" htmlType="submit" loading={isSending}>
          {t('notices.goOn')}
        </Button>
        <Button onClick={layer?.close}>{t('common.close')}</Button>
        {Object.keys(typed).length > 0 && (
          <Button danger onClick={discard}>
            {t('notices.leave')}
          </Button>
        )}
      </Space>
    </ValidatedForm>
  );
}
