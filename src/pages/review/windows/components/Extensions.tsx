import type { WindowDetail } from '@domain/windows/managed-window-calls';
import { AutoComplete, Button, Form } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import DatePicker from '@/components/Controls/DatePicker';
import RadioGroup from '@/components/Controls/RadioGroup';
import ValidatedForm from '@/components/ValidatedForm';
import FormModal from '@/components/ValidatedForm/FormModal';
import { useCompanySearch } from '@/pages/review/components/useCompanySearch';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { createId } from '@/utils/createId';
import { useLanguage } from '@/utils/language';
import { mutate, mutateConfirmed } from '@/utils/mutate';
import styles from '../index.module.css';
import { type ChangeProps, END_TIME, fromPicker, ReasonField } from './PlanForm';

interface Values {
  whom: 'all' | 'one';
  credit_code?: string;
  until: Dayjs;
  reason: string;
}

/** Form for a later closing time, for all companies or one of them. */
function ExtendForm({ window, onDone }: ChangeProps) {
  const { t } = useLanguage();
  const [form] = Form.useForm<Values>();
  const [isSaving, setSaving] = useState(false);
  const whom = Form.useWatch('whom', form) ?? 'one';
  const needed = { required: true, message: t('windows.needed') };

  async function extend({ whom: chosen, credit_code, until, reason }: Values) {
    setSaving(true);
    const body = {
      version: window.version,
      until: fromPicker(until) ?? '',
      reason,
      ...(chosen === 'one' && { credit_code: credit_code?.trim() }),
    };
    const key = createId();
    const done = await mutateConfirmed(
      (confirmed) =>
        call('extendWindow', { path: { id: window.id }, data: { ...body, confirmed }, idempotencyKey: key }),
      t('windows.confirm'),
      { form },
    );
    setSaving(false);
    if (done) onDone(done);
  }

  return (
    <ValidatedForm name="extension" form={form} initialValues={{ whom: 'one' }} onFinish={extend}>
      <Form.Item name="whom" label={t('windows.whom')} required>
        <RadioGroup
          label={t('windows.whom')}
          options={(['one', 'all'] as const).map((value) => ({ value, label: t(`windows.whom.${value}`) }))}
        />
      </Form.Item>
      {whom === 'one' && (
        <Form.Item
          name="credit_code"
          label={t('common.company')}
          extra={t('windows.company.why')}
          rules={[needed]}
        >
          <CompanyField companies={window.companies} />
        </Form.Item>
      )}
      <Form.Item name="until" label={t('windows.newClosing')} rules={[needed]}>
        <DatePicker time={END_TIME} className={styles.wide} />
      </Form.Item>
      <ReasonField isNeeded />
      <Button htmlType="submit" loading={isSaving}>
        {t('windows.extend')}
      </Button>
    </ValidatedForm>
  );
}

interface CompanyFieldProps extends Pick<WindowDetail, 'companies'> {
  id?: string;
  value?: string;
  onChange?(code: string): void;
}

/**
 * Credit code of a company, chosen by its name or found by its whole name: those with filings in the batch are offered at once, others
 * once found.
 */
function CompanyField({ companies, ...field }: CompanyFieldProps) {
  const { t } = useLanguage();
  const { found, search } = useCompanySearch();
  const known = [...companies, ...found];
  const chosen = known.find(({ credit_code }) => credit_code === field.value);
  const takeName = () => {
    const code = known.find(({ name }) => name === field.value?.trim())?.credit_code;
    if (code) field.onChange?.(code);
  };
  const begun = companies.map(({ name, credit_code, drafts, filings }) => ({
    value: credit_code,
    label: `${name} ${credit_code} · ${t('windows.filingsOf', { drafts, submitted: filings - drafts })}`,
  }));
  const others = found
    .filter(({ credit_code }) => !companies.some((company) => company.credit_code === credit_code))
    .map(({ name, credit_code }) => ({ value: credit_code, label: `${name} ${credit_code}` }));
  return (
    <>
      <AutoComplete
        {...field}
        filterOption={(typed, option) =>
          String(option?.label).toLowerCase().includes(typed.trim().toLowerCase())
        }
        notFoundContent={field.value ? t('notices.company.none') : null}
        onSearch={search}
        onBlur={takeName}
        options={[...begun, ...others]}
      />
      {chosen && <bdi>{chosen.name}</bdi>}
    </>
  );
}

type Extension = WindowDetail['extended'][number];

interface ExtensionsProps {
  window: WindowDetail;
  /** Called after a change; absent: read-only. */
  onDone?: ChangeProps['onDone'];
}

/** Extensions of single companies, and a form to grant one to a company or to all. */
export default function Extensions({ window, onDone }: ExtensionsProps) {
  const { t } = useLanguage();
  const [ending, setEnding] = useState<Extension | null>(null);
  /** Number of extensions granted: the form begins anew after each, and keeps what was typed after any other change. */
  const [grants, setGrants] = useState(0);
  const grant: ChangeProps['onDone'] = (changed) => {
    setGrants(grants + 1);
    onDone?.(changed);
  };
  return (
    <>
      {window.extended.length > 0 && (
        <ul className={styles.entries}>
          {window.extended.map((each) => (
            <li key={each.company.id}>
              <div className={styles.entry}>
                <strong>
                  <bdi>{each.company.name}</bdi>
                </strong>
                <span>{t('windows.until', { until: formatDateTime(each.until) })}</span>
                {onDone && (
                  <Button
                    size="small"
                    aria-label={`${t('windows.endExtension')} ${each.company.name}`}
                    onClick={() => setEnding(each)}
                  >
                    {t('windows.endExtension')}
                  </Button>
                )}
              </div>
              <p className={styles.quiet}>
                <bdi>{each.reason}</bdi> · <bdi>{each.granted_by}</bdi> {formatDateTime(each.granted_at)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {!onDone && window.extended.length === 0 && (
        <p className={styles.quiet}>{t('windows.extension.none')}</p>
      )}
      {onDone && window.state === 'off' && <p className={styles.quiet}>{t('windows.extension.off')}</p>}
      {onDone && (
        <div hidden={window.state === 'off'}>
          <ExtendForm key={grants} window={window} onDone={grant} />
        </div>
      )}
      {onDone && (
        <Ending window={window} extension={ending} onClose={() => setEnding(null)} onDone={onDone} />
      )}
    </>
  );
}

interface EndingProps extends ChangeProps {
  extension: Extension | null;
  onClose(): void;
}

function Ending({ window, extension, onClose, onDone }: EndingProps) {
  const { t } = useLanguage();

  async function end({ reason }: { reason: string }) {
    if (!extension) return;
    const body = { version: window.version, reason, company_id: extension.company.id };
    const done = await mutate(
      call('endExtension', { path: { id: window.id }, data: body, idempotencyKey: createId() }),
    );
    if (done) onClose();
    onDone(done);
  }

  return (
    <FormModal
      name="ending"
      open={extension !== null}
      title={t('windows.endExtension')}
      okText={t('windows.endExtension')}
      danger
      onCancel={onClose}
      onFinish={end}
    >
      <p>{extension && t('windows.endExtension.why', { company: extension.company.name })}</p>
      <ReasonField isNeeded />
    </FormModal>
  );
}
