import { CODE } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import { normaliseCode, normaliseEmail, normalisePhone } from '@domain/checks/normalise';
import type { RegisterBody } from '@domain/company/calls';
import { isAlreadyRegistered } from '@domain/company/registered-messages';
import { Button, Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { history, Link, useSearchParams, useSelector } from 'umi';
import ValidatedForm from '@/components/ValidatedForm';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';
import { moveToStep } from '@/utils/moveToHeading';
import { usePageTitle } from '@/utils/route';
import { readStored, writeStored } from '@/utils/storage';
import { useRun } from '@/utils/useRun';
import AccountStep from './components/AccountStep';
import CompanyStep from './components/CompanyStep';
import IdentifyStep, { RegisteredCompanyNotice } from './components/IdentifyStep';
import styles from './index.module.css';
import { useLookup } from './useLookup';

const STEPS = ['identify', 'company', 'account'] as const;
type Step = (typeof STEPS)[number];

/** Values that each step requires before the next one can be shown. */
const needs: Record<Step, (keyof RegisterValues)[]> = {
  identify: ['credit_code', 'company_name'],
  company: ['dept', 'tax', 'industry'],
  account: [],
};

/** Returns the requested step, or the first incomplete one before it, as after a reload. */
function reachableStep(asked: string | null, values: RegisterValues): Step {
  const wanted = STEPS.find((step) => step === asked) ?? 'identify';
  const undone = STEPS.find((step) => needs[step].some((key) => !values[key]));
  const reach = undone ? Math.min(STEPS.indexOf(wanted), STEPS.indexOf(undone)) : STEPS.indexOf(wanted);
  return STEPS[reach] as Step;
}

const nextStep = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) + 1];
const previousStep = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) - 1];

/** Names of the steps, with the present one marked. */
function Progress({ step }: { step: Step }) {
  const { t } = useLanguage();
  const current = STEPS.indexOf(step);
  return (
    <nav aria-label={t('register.steps')}>
      <ol className={styles.progress}>
        {STEPS.map((each, index) => (
          <li
            key={each}
            className={index <= current ? styles.reached : ''}
            {...(each === step ? { 'aria-current': 'step' as const } : {})}
          >
            <span className={styles.number}>{index + 1}</span>
            {t(`register.${each}`)}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Focuses the heading of each step but the first shown, also where the browser's back button leads to it. */
function useStepHeading(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) moveToStep(() => heading.current);
    shown.current = step;
  }, [step]);
  return heading;
}

const isTaken = ({ code, msg }: ResponseEnvelope) =>
  code === CODE.failure && isAlreadyRegistered(String(msg));

/** Registration in three steps. Each step has its own address, so that the browser's back button goes one step back. */
export default function Register() {
  const { t } = useLanguage();
  const run = useRun();
  const lookUp = useLookup();
  const [search, setSearch] = useSearchParams();
  const [form] = Form.useForm<RegisterValues>();
  const [draft, setDraft] = useState(readDraft);
  const [taken, setTaken] = useState(false);
  const isSending = useSelector((state: RootState) => state.loading.effects['login/register'] ?? false);

  const step = reachableStep(search.get('step'), draft);
  const before = previousStep(step);
  const heading = useStepHeading(step);
  usePageTitle(`${t(`register.${step}`)} - ${t('menu.register')}`);
  const goTo = (target: Step) => setSearch({ step: target });

  /** Stores and returns the values typed so far in all steps. */
  function keep(): RegisterValues {
    const values = { ...draft, ...form.getFieldsValue(true) };
    setDraft(values);
    keepDraft(values);
    return values;
  }

  async function send(values: RegisterValues) {
    const body = bodyOf(values);
    const answer = await run<ResponseEnvelope>({ type: 'login/register', payload: body });
    setTaken(isTaken(answer));
    if (answer.code !== CODE.success) return;
    dropDraft();
    await signIn(body);
  }

  /** Signs in with the new account; opens the login with the name filled in if that is refused. */
  async function signIn({ username, password }: RegisterValues) {
    const toLogin = () => history.push('/login/login', { username });
    const callback = () => history.replace('/index');
    const refused = await run<ResponseEnvelope | undefined>({
      type: 'login/login',
      payload: { username, password },
      callback,
    }).catch(toLogin);
    if (refused) toLogin();
  }

  async function proceed() {
    const values = keep();
    const code = normaliseCode(values.credit_code ?? '');
    if (step === 'identify' && (await lookUp(code)).kind === 'registered') return;
    const after = nextStep(step);
    if (after) goTo(after);
    else await send(values);
  }

  return (
    <div className={styles.page}>
      <div className={styles.sheet}>
        <h1>{t('register.title')}</h1>
        <p className={styles.lead}>
          {t('register.lead')} <Link to="/login/login">{t('register.login')}</Link>
        </p>
        <Progress step={step} />
        <ValidatedForm
          form={form}
          initialValues={draft}
          onValuesChange={keep}
          onFinish={() => proceed().catch(() => undefined)}
        >
          <h2 key={step} ref={heading} className={styles.stepTitle}>
            {t(`register.${step}`)}
            <span>{t('register.step', { current: STEPS.indexOf(step) + 1, total: STEPS.length })}</span>
          </h2>
          {taken && <RegisteredCompanyNotice code={normaliseCode(draft.credit_code ?? '')} />}
          {step === 'identify' && <IdentifyStep lookUp={lookUp} onFilled={keep} />}
          {step === 'company' && <CompanyStep />}
          {step === 'account' && <AccountStep />}
          <div className={styles.actions}>
            {before && (
              <Button size="large" onClick={() => goTo(before)}>
                {t('register.previous')}
              </Button>
            )}
            <Button type="primary" size="large" htmlType="submit" loading={isSending}>
              {nextStep(step) ? t('register.next') : t('register.submit')}
            </Button>
          </div>
        </ValidatedForm>
        <p className={styles.kept}>{t('register.kept')}</p>
      </div>
    </div>
  );
}

type RegisterValues = Partial<RegisterBody>;

/** Storage key of the typed values, which are stored until the tab closes, except passwords and codes. */
const KEY = 'register_draft';

const KEPT = [
  'credit_code',
  'company_name',
  'legal_rep_name',
  'dept',
  'tax',
  'industry',
  'contact_name',
  'phone',
  'email',
  'username',
] as const satisfies (keyof RegisterBody)[];

function readDraft(): RegisterValues {
  try {
    return JSON.parse(readStored(KEY, 'sessionStorage') ?? '{}');
  } catch {
    return {};
  }
}

export function keepDraft(values: RegisterValues): void {
  const kept = Object.fromEntries(KEPT.map((key) => [key, values[key]]));
  writeStored(KEY, JSON.stringify(kept), 'sessionStorage');
}

const dropDraft = (): void => writeStored(KEY, null, 'sessionStorage');

/** Request body of the registration. The login name defaults to the credit code. */
function bodyOf(values: RegisterValues): RegisterValues {
  const credit_code = normaliseCode(values.credit_code ?? '');
  const { captcha_code: _, email, ...rest } = values as RegisterValues & { captcha_code?: string };
  return {
    ...rest,
    credit_code,
    company_name: values.company_name?.trim(),
    contact_name: values.contact_name?.trim(),
    phone: normalisePhone(values.phone ?? ''),
    username: values.username?.trim() || credit_code,
    ...(email ? { email: normaliseEmail(email) } : {}),
  };
}
