import type { CurrentUser } from '@domain/accounts/calls';
import { accountMessages } from '@domain/accounts/messages';
import type { HandOverBody, HandOverData, SubUserAccount } from '@domain/accounts/sub-user-calls';
import { findSuccessorFault } from '@domain/accounts/sub-users';
import { normalisePhone } from '@domain/checks/normalise';
import { normaliseUsername } from '@domain/checks/username';
import { Form, Input } from 'antd';
import PersonFields from '@/components/Accounts/PersonFields';
import RadioGroup from '@/components/Controls/RadioGroup';
import { Select } from '@/components/Controls/Select';
import PasswordProof from '@/components/SecondFactor/PasswordProof';
import FormModal from '@/components/ValidatedForm/FormModal';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutate } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';

interface Props {
  /** The main account that is handed over; null while the dialog is closed. */
  owner: SubUserAccount | null;
  me: CurrentUser;
  onClose(): void;
  onDone(to: HandOverData): void;
}

type Person = NonNullable<HandOverBody['person']>;

interface Values extends Person, Pick<HandOverBody, 'reason' | 'password'> {
  way: 'account' | 'person';
  account: string;
}

const toBody = ({ way, account, reason, password, ...person }: Values): HandOverBody => ({
  reason: reason.trim(),
  password,
  ...(way === 'account'
    ? { account }
    : {
        person: {
          username: normaliseUsername(person.username),
          name: person.name.trim(),
          phone: normalisePhone(person.phone),
          email: person.email?.trim() || null,
        },
      }),
});

/** Dialog to hand a company's main account over: to a colleague, or by an office also to a person without an account. */
export default function HandOver({ owner, me, onClose, onDone }: Props) {
  const { t } = useLanguage();
  const say = useText();
  const [form] = Form.useForm<Values>();
  const isOffice = me.company === null;
  const way = Form.useWatch('way', form) ?? 'account';

  async function send(values: Values) {
    if (!owner) return;
    const body = toBody({ ...values, way });
    const to = await mutate(call('handOverMainAccount', { path: { id: owner.id }, data: body }));
    if (to) onDone(to);
  }

  return (
    <FormModal<Values>
      form={form}
      open={owner !== null}
      title={t('users.handOver.of', { company: owner?.company?.name ?? '' })}
      okText={t('users.handOver')}
      danger
      onCancel={onClose}
      onFinish={send}
      initialValues={{ way: 'account' }}
    >
      {owner && (
        <>
          <p>{t(isOffice ? 'users.handOver.byOffice' : 'users.handOver.effect', { name: owner.name })}</p>
          {isOffice && (
            <Form.Item name="way" label={t('users.handOver.to')} required>
              <RadioGroup
                label={t('users.handOver.to')}
                options={[
                  { value: 'account', label: t('users.handOver.toAccount') },
                  { value: 'person', label: t('users.handOver.toPerson') },
                ]}
              />
            </Form.Item>
          )}
          {way === 'account' ? <SuccessorField owner={owner} isOffice={isOffice} /> : <PersonFields isNew />}
          <Form.Item
            name="reason"
            label={t('users.handOver.reason')}
            rules={[
              { required: true, whitespace: true, message: say(accountMessages.handoverReasonMissing) },
            ]}
          >
            <Input {...createLengthLimit(200)} autoComplete="off" />
          </Form.Item>
          <PasswordProof />
        </>
      )}
    </FormModal>
  );
}

/** The accounts of the company that can take over. */
function SuccessorField({ owner, isOffice }: { owner: SubUserAccount; isOffice: boolean }) {
  const { t } = useLanguage();
  const say = useText();
  const keyword = isOffice ? owner.company?.name : undefined;
  const found = useRead('users', { params: { pageSize: 100, ...(keyword && { keyword }) } });
  const toParty = ({ id, company, enabled, must_change_password }: SubUserAccount) => ({
    id,
    enabled,
    companyId: company?.id ?? null,
    mustChangePassword: must_change_password,
  });
  const able = found.data?.list.filter((user) => !findSuccessorFault(toParty(owner), toParty(user))) ?? [];
  return (
    <Form.Item
      name="account"
      label={t('users.handOver.account')}
      extra={t(isOffice ? 'users.handOver.whoOffice' : 'users.handOver.who')}
      rules={[{ required: true, message: say(accountMessages.successorUnknown) }]}
    >
      <Select
        loading={!found.data && found.failure === null}
        showSearch
        optionFilterProp="label"
        options={able.map(({ id, name, username }) => ({ value: id, label: `${name} (${username})` }))}
      />
    </Form.Item>
  );
}
