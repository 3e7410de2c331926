import { findEmailFault } from '@domain/checks/contact';
import { normaliseCode, normaliseEmail } from '@domain/checks/normalise';
import { findUsernameFault } from '@domain/checks/username';
import { companyMessages } from '@domain/company/messages';
import type { Text } from '@domain/text';
import { Button, Checkbox, type CheckboxProps, Form, Input } from 'antd';
import { useState } from 'react';
import Dialog from '@/components/Controls/Dialog';
import { NewPassword } from '@/components/Password';
import SmsVerification from '@/components/Verification/SmsVerification';
import { useLanguage, useText } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { useRule } from '@/utils/useRule';
import styles from '../index.module.css';

const PARAGRAPHS = ['terms.1', 'terms.2', 'terms.3', 'terms.4', 'terms.5', 'terms.6'];

/** The terms, to be read before they are accepted. */
function Terms() {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="link" className={styles.terms as string} onClick={() => setOpen(true)}>
        {t('register.terms')}
      </Button>
      <Dialog open={open} title={t('register.terms')} footer={null} onCancel={() => setOpen(false)}>
        {PARAGRAPHS.map((key) => (
          <p key={key}>{t(key)}</p>
        ))}
      </Dialog>
    </>
  );
}

/** Sentence of consent; its link to the terms is beside the checkbox and does not tick it. */
function Agreement(field: CheckboxProps) {
  const { t } = useLanguage();
  return (
    <div className={styles.agreement}>
      <Checkbox {...field}>{t('register.agree')}</Checkbox>
      <Terms />
    </div>
  );
}

/** The contact of the company, and the account for signing in. */
export default function AccountStep() {
  const { t } = useLanguage();
  const say = useText();
  const form = Form.useFormInstance();
  const code = normaliseCode(Form.useWatch('credit_code', { form, preserve: true }) ?? '');

  const rule = useRule();
  const holds = (faultOf: (text: string) => Text | null) =>
    rule((typed) => (typed.trim() ? faultOf(typed.trim()) : null));

  return (
    <>
      <Form.Item
        name="contact_name"
        label={t('register.contactName')}
        rules={[{ required: true, whitespace: true, message: t('register.contactNameRequired') }]}
      >
        <Input size="large" autoComplete="name" {...createLengthLimit(50)} />
      </Form.Item>
      <SmsVerification
        scene="register"
        phoneLabel={t('register.phone')}
        phoneHint={t('register.phoneHint')}
      />
      <Form.Item
        name="email"
        label={t('register.email')}
        rules={[holds((text) => findEmailFault(normaliseEmail(text)))]}
      >
        <Input size="large" type="email" autoComplete="email" {...createLengthLimit(100)} />
      </Form.Item>
      <Form.Item
        name="username"
        label={t('register.username')}
        extra={t('register.usernameHint')}
        rules={[holds(findUsernameFault)]}
      >
        <Input
          size="large"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={code}
        />
      </Form.Item>
      <NewPassword
        isFirst
        ownerOf={({ username, company_name, phone }) => ({
          username: username || code,
          companyName: company_name ?? '',
          creditCode: code,
          mobile: phone ?? '',
        })}
      />
      <Form.Item
        name="agree"
        valuePropName="checked"
        rules={[
          {
            async validator(_, agreed?: boolean) {
              if (!agreed) throw new Error(say(companyMessages.agreeFirst));
            },
          },
        ]}
      >
        <Agreement />
      </Form.Item>
    </>
  );
}
