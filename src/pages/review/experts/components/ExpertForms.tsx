import type { CreateUserData } from '@domain/accounts/sub-user-calls';
import { normalisePhone } from '@domain/checks/normalise';
import { normaliseUsername } from '@domain/checks/username';
import {
  type ExpertProfile,
  expertFields,
  expertTitles,
  MAX_EXPERT_NOTE_LENGTH,
  MAX_EXPERTISE_FIELDS,
  MAX_UNIT_LENGTH,
} from '@domain/experts/pool';
import type { PoolExpert } from '@domain/experts/pool-calls';
import type { Text } from '@domain/text';
import { Button, Form, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import PersonFields from '@/components/Accounts/PersonFields';
import DatePicker from '@/components/Controls/DatePicker';
import { Select } from '@/components/Controls/Select';
import SideDrawer from '@/components/Controls/SideDrawer';
import ValidatedForm from '@/components/ValidatedForm';
import FormModal from '@/components/ValidatedForm/FormModal';
import AvoidedFields, { useCodeRule } from '@/pages/review/components/AvoidedFields';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutate } from '@/utils/mutate';
import styles from '../index.module.css';

interface NewExpertProps {
  open: boolean;
  onClose(): void;
  /** Called with the one-time password, which is shown once. */
  onCreated(created: CreateUserData): void;
}

type Values = Record<'username' | 'name' | 'phone' | 'email', string>;

/** Form for the account of a new expert; the profile is filled in afterwards. */
export function NewExpert({ open, onClose, onCreated }: NewExpertProps) {
  const { t } = useLanguage();

  async function create({ username, name, phone, email }: Values) {
    const account = { name: name.trim(), phone: normalisePhone(phone), email: email?.trim() || null };
    const created = await mutate(
      call('createUser', {
        data: { ...account, username: normaliseUsername(username), role: 'expert', programs: [] },
      }),
    );
    if (created) onCreated(created);
  }

  return (
    <FormModal
      open={open}
      title={t('pool.new')}
      okText={t('users.create')}
      onCancel={onClose}
      onFinish={create}
    >
      <p>{t('users.newWhy')}</p>
      <PersonFields isNew />
    </FormModal>
  );
}

interface ProfileDrawerProps {
  /** Expert in the drawer; null: closed. */
  expert: PoolExpert | null;
  onClose(isChanged: boolean): void;
}

/** Drawer to edit the profile of an expert. */
export function ProfileDrawer({ expert, onClose }: ProfileDrawerProps) {
  const { t } = useLanguage();
  return (
    <SideDrawer
      open={expert !== null}
      onClose={() => onClose(false)}
      title={expert && t('pool.profileOf', { name: expert.name })}
      size={720}
      maskClosable={false}
      beginsInForm
    >
      {expert && <ProfileForm key={expert.id} expert={expert} onClose={onClose} />}
    </SideDrawer>
  );
}

/** Props for a day whose form value is a text, as in requests. */
const asDay = {
  getValueProps: (value: string | null) => ({ value: value ? dayjs(value) : null }),
  normalize: (day: Dayjs | null) => day?.format('YYYY-MM-DD') ?? null,
};

function ProfileForm({ expert, onClose }: ProfileDrawerProps & { expert: PoolExpert }) {
  const { t } = useLanguage();
  const say = useText();
  const codeRule = useCodeRule();
  const [isBusy, setBusy] = useState(false);
  const options = (named: readonly (Text & { value: string | number })[]) =>
    named.map((each) => ({ value: String(each.value), label: say(each) }));

  async function save(values: ExpertProfile) {
    setBusy(true);
    const { title = null } = values;
    const saved = await mutate(
      call('saveExpertProfile', {
        path: { id: expert.id },
        data: { ...values, title, version: expert.version },
      }),
    );
    setBusy(false);
    if (saved) onClose(true);
  }

  return (
    <ValidatedForm<ExpertProfile> initialValues={expert} onFinish={save}>
      <Form.Item name="fields" label={t('pool.fields')}>
        <Select
          mode="multiple"
          maxCount={MAX_EXPERTISE_FIELDS}
          optionFilterProp="label"
          options={options(expertFields)}
        />
      </Form.Item>
      <Form.Item name="title" label={t('pool.title')}>
        <Select showSearch allowClear optionFilterProp="label" options={options(expertTitles)} />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name="unit" label={t('pool.unit')} extra={t('pool.unit.why')}>
          <Input {...createLengthLimit(MAX_UNIT_LENGTH)} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="unit_code"
          label={t('pool.unitCode')}
          getValueProps={(value: string | null) => ({ value: value ?? '' })}
          rules={[codeRule]}
        >
          <Input
            {...createLengthLimit(64)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Form.Item>
        <Form.Item name="active_from" label={t('pool.activeFrom')} {...asDay}>
          <DatePicker className={styles.wide ?? ''} />
        </Form.Item>
        <Form.Item name="active_to" label={t('pool.activeTo')} {...asDay}>
          <DatePicker className={styles.wide ?? ''} />
        </Form.Item>
      </div>
      <Form.Item name="note" label={t('pool.note')}>
        <Input.TextArea rows={2} {...createLengthLimit(MAX_EXPERT_NOTE_LENGTH)} showCount />
      </Form.Item>
      <h3>{t('pool.avoided')}</h3>
      <AvoidedFields />
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {t('common.save')}
      </Button>
    </ValidatedForm>
  );
}
