import { findCreditCodeReason, isEnterpriseCode } from '@domain/checks/credit-code';
import { normaliseCode } from '@domain/checks/normalise';
import type { CompanyName } from '@domain/company/calls';
import { Alert, Form, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'umi';
import { formatDate } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import styles from '../index.module.css';
import type { LookupResult } from '../useLookup';
import { usePressEnd } from '../usePressEnd';

const CODE_LENGTH = 18;

interface Props {
  lookUp: (code: string) => Promise<LookupResult>;
  /** Called when a value was filled in automatically. */
  onFilled: () => void;
}

/**
 * Identifies the company that registers. A complete code is looked up: a known company fills in its name, a registered one is
 * sent to the login.
 */
export default function IdentifyStep({ lookUp, onFilled }: Props) {
  const { t } = useLanguage();
  const say = useText();
  const form = Form.useFormInstance();
  const code = normaliseCode(Form.useWatch('credit_code', form) ?? '');
  const [known, setKnown] = useState<{ code: string; finding: LookupResult }>();
  const pressEnd = usePressEnd();
  const finding = known?.code === code ? known.finding : undefined;

  async function fillIn() {
    if (code.length !== CODE_LENGTH) return;
    form.setFieldValue('credit_code', code);
    const next = await lookUp(code);
    // The press that left the field may be on the button below, which what is shown next would move.
    await pressEnd();
    const earlier = known?.finding.kind === 'found' ? known.finding.name : undefined;
    setKnown({ code, finding: next });
    const name = form.getFieldValue('company_name');
    if (next.kind === 'found' && (!name || name === earlier)) form.setFieldValue('company_name', next.name);
    const legalRep = next.kind === 'found' ? next.legal_rep_name : null;
    form.setFieldValue('legal_rep_name', legalRep ?? undefined);
    onFilled();
  }

  /** Rule of the credit code. A code that fails its check digit may still be real: the server knows such exceptions. */
  async function validateCode(_: unknown, raw?: string) {
    const typed = normaliseCode(raw ?? '');
    const fault = typed ? findCreditCodeReason(typed) : null;
    if (!fault) return;
    const excepted = typed.length === CODE_LENGTH && (await lookUp(typed)).kind === 'found';
    if (!excepted) throw new Error(say(fault));
  }

  return (
    <>
      <Form.Item
        name="credit_code"
        label={t('register.creditCode')}
        extra={t('register.creditCodeHint')}
        rules={[{ required: true, message: t('register.creditCodeRequired') }, { validator: validateCode }]}
      >
        <Input
          size="large"
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onBlur={fillIn}
          className={styles.code as string}
        />
      </Form.Item>
      {finding?.kind === 'registered' && !finding.why && (
        <RegisteredCompanyNotice name={finding.name} code={code} />
      )}
      {finding?.kind === 'registered' && finding.why && (
        <Alert className={styles.note as string} type="warning" showIcon message={finding.why} />
      )}
      {finding?.kind === 'unknown' && !findCreditCodeReason(code) && (
        <Alert className={styles.note as string} type="info" showIcon message={finding.message} />
      )}
      {code.length === CODE_LENGTH && !isEnterpriseCode(code) && (
        <Alert
          className={styles.note as string}
          type="warning"
          showIcon
          message={t('register.notEnterprise')}
        />
      )}
      <Form.Item
        name="company_name"
        label={t('register.companyName')}
        extra={finding?.kind === 'found' ? <NameSource {...finding} /> : t('register.companyNameHint')}
        rules={[{ required: true, whitespace: true, message: t('register.companyNameRequired') }]}
      >
        <Input size="large" autoComplete="organization" {...createLengthLimit(100)} />
      </Form.Item>
      {finding?.kind === 'found' && finding.legal_rep_name && (
        <Form.Item name="legal_rep_name" label={t('register.legalRep')} extra={t('register.legalRepHint')}>
          <Input size="large" autoComplete="off" {...createLengthLimit(50)} />
        </Form.Item>
      )}
    </>
  );
}

/** Source of the company name. */
function NameSource({ origin }: Pick<CompanyName, 'origin'>) {
  const { t } = useLanguage();
  return (
    <>
      {t('register.found')}
      {origin && (
        <div>
          <bdi>{t('register.found.origin', { source: origin.source, day: formatDate(origin.as_of) })}</bdi>
        </div>
      )}
    </>
  );
}

/** Notice that the company is registered, with a link to the login, instead of a toast. */
export function RegisteredCompanyNotice({ name, code }: { name?: string; code: string }) {
  const { t } = useLanguage();
  return (
    <Alert
      className={styles.note as string}
      type="warning"
      showIcon
      message={t('register.alreadyTitle')}
      description={
        <>
          {name && <bdi className={styles.registeredName}>{name}</bdi>}
          <p>{t('register.alreadyWhy')}</p>
          <Link to="/login/login" state={{ username: code }}>
            {t('register.alreadyLogin')}
          </Link>
        </>
      }
    />
  );
}
