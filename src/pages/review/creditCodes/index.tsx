import { findCreditCodeReason, hasCreditCodeForm } from '@domain/checks/credit-code';
import { normaliseCode } from '@domain/checks/normalise';
import type { CreditCodeException, CreditCodeExceptionBody } from '@domain/company/managed-company-calls';
import { companyMessages } from '@domain/company/messages';
import { formatBeijingDay } from '@domain/windows/calendar';
import { Button, Form, Input, Tag } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { Link } from 'umi';
import DayPicker, { DAY } from '@/components/Controls/DayPicker';
import ListPage, { useList } from '@/components/ListPage';
import type { RecordColumn } from '@/components/RecordTable';
import { createActionsColumn, createTimeColumn } from '@/components/RecordTable/columns';
import FormModal from '@/components/ValidatedForm/FormModal';
import { BackLink } from '@/pages/review/components/NextInQueue';
import { formatDate } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutate } from '@/utils/mutate';
import { anyText, createPaging } from '@/utils/urlState';

const listUrl = { keyword: anyText, ...createPaging() };

/** Credit codes that may register although their check digit is wrong, or the business register does not know them. */
export default function CreditCodes() {
  const { t } = useLanguage();
  const list = useList(listUrl, 'creditCodeExceptions');
  const [isAdding, setAdding] = useState(false);

  async function remove({ id, credit_code: code }: CreditCodeException) {
    const title = t('exceptions.remove.ask', { code });
    const content = t('exceptions.remove.effect');
    const agreed = await feedback.confirm({
      title,
      content,
      okText: t('common.remove'),
      okType: 'danger',
    });
    if (agreed)
      await mutate(call('removeCreditCodeException', { path: { id } }), { afterwards: list.reload });
  }

  return (
    <ListPage
      list={list}
      lead={t('exceptions.lead')}
      actions={
        <>
          <BackLink to="/review/companies">{t('companies.back')}</BackLink>
          <Button type="primary" onClick={() => setAdding(true)}>
            {t('exceptions.add')}
          </Button>
        </>
      }
      filters={[{ name: 'keyword', label: t('companies.search'), kind: 'words' }]}
      columns={useColumns(remove)}
      empty={{ none: t('exceptions.none') }}
      pagination={{ hideOnSinglePage: true }}
    >
      <ExceptionEditor open={isAdding} onClose={() => setAdding(false)} onAdded={list.reload} />
    </ListPage>
  );
}

function useColumns(remove: (exception: CreditCodeException) => void): RecordColumn<CreditCodeException>[] {
  const { t } = useLanguage();
  return [
    {
      key: 'code',
      title: t('companies.creditCode'),
      place: 'name',
      render: ({ credit_code }) => <bdi>{credit_code}</bdi>,
    },
    {
      key: 'name',
      title: t('exceptions.name'),
      render: ({ company, company_name }) =>
        company ? (
          <Link to={`/review/company?id=${company.id}`}>
            <bdi>{company.name}</bdi>
          </Link>
        ) : (
          <bdi>{company_name}</bdi>
        ),
    },
    { key: 'reason', title: t('common.reason'), render: ({ reason }) => <bdi>{reason}</bdi> },
    createTimeColumn('until', t('exceptions.until'), ({ until }) => until, formatDate),
    { key: 'state', title: t('common.status'), render: (exception) => <State exception={exception} /> },
    { key: 'by', title: t('exceptions.addedBy'), render: ({ added_by }) => <bdi>{added_by}</bdi> },
    createActionsColumn(t, (exception) => (
      <Button
        danger
        aria-label={`${t('common.remove')} ${exception.credit_code}`}
        onClick={() => remove(exception)}
      >
        {t('common.remove')}
      </Button>
    )),
  ];
}

function State({ exception: { company, is_over } }: { exception: CreditCodeException }) {
  const { t } = useLanguage();
  if (company) return <Tag color="success">{t('exceptions.used')}</Tag>;
  return (
    <Tag color={is_over ? 'default' : 'processing'}>{t(is_over ? 'exceptions.over' : 'exceptions.open')}</Tag>
  );
}

interface ExceptionEditorProps {
  open: boolean;
  onClose(): void;
  onAdded(): void;
}

type Values = Omit<CreditCodeExceptionBody, 'until'> & { until: Dayjs };

/** Dialog for a code that may register: its company, the reason, and the expiry. */
function ExceptionEditor({ open, onClose, onAdded }: ExceptionEditorProps) {
  const { t } = useLanguage();
  const say = useText();

  async function save({ until, ...values }: Values) {
    const added = await mutate(
      call('addCreditCodeException', { data: { ...values, until: until.format(DAY) } }),
    );
    if (!added) return;
    onAdded();
    onClose();
  }

  /** Checks the form of the code only: its check digit may be wrong. */
  async function validateCode(_: unknown, raw?: string) {
    const code = normaliseCode(raw ?? '');
    const fault = code && !hasCreditCodeForm(code) ? findCreditCodeReason(code) : null;
    if (fault) throw new Error(say(fault));
  }

  return (
    <FormModal<Values>
      open={open}
      title={t('exceptions.add')}
      okText={t('exceptions.add')}
      onCancel={onClose}
      onFinish={save}
    >
      <Form.Item
        name="credit_code"
        label={t('companies.creditCode')}
        rules={[{ required: true, message: t('exceptions.codeMissing') }, { validator: validateCode }]}
      >
        <Input {...createLengthLimit(64)} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </Form.Item>
      <Form.Item
        name="company_name"
        label={t('exceptions.name')}
        rules={[{ required: true, whitespace: true, message: say(companyMessages.nameEmpty) }]}
      >
        <Input {...createLengthLimit(100)} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="reason"
        label={t('common.reason')}
        extra={t('exceptions.reasonHint')}
        rules={[{ required: true, whitespace: true, message: say(companyMessages.reasonMissing) }]}
      >
        <Input.TextArea rows={2} {...createLengthLimit(500)} showCount />
      </Form.Item>
      <Form.Item
        name="until"
        label={t('exceptions.until')}
        rules={[{ required: true, message: t('exceptions.untilMissing') }]}
      >
        <DayPicker first={formatBeijingDay(new Date())} />
      </Form.Item>
    </FormModal>
  );
}
