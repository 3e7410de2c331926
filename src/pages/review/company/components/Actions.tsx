import type { ManagedCompany } from '@domain/calls/managed-companies';
import { type CompanyStep, companySteps } from '@domain/company/status';
import { Button } from 'antd';
import { useState } from 'react';
import OneTimePasswords, { type BulkOutcome } from '@/components/OneTimePasswords';
import { resetPassword } from '@/services/accounts';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import styles from '../index.module.css';
import MoveDialog from './MoveDialog';
import StepDialog from './StepDialog';

interface ActionsProps {
  company: ManagedCompany;
  /** Something was done, or refused because the company had changed: look again. */
  onChanged(): void;
}

/** Actions on the company that are possible now. Each asks first and says what will happen. */
export default function Actions({ company, onChanged }: ActionsProps) {
  const { t } = useLanguage();
  const say = useText();
  const [step, setStep] = useState<CompanyStep | null>(null);
  const [isMoving, setMoving] = useState(false);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const owner = company.accounts.find(({ role }) => role === 'owner');

  async function reset({ id, username, name }: ManagedCompany['accounts'][number]) {
    const title = t('companies.reset.ask', { name, username });
    const content = t('companies.reset.effect');
    if (!(await feedback.confirm({ title, content, okText: t('companies.reset') }))) return;
    const data = await mutate(resetPassword({ id }), { afterwards: onChanged });
    if (data?.password)
      setOutcome({
        title: t('users.resetDone'),
        passwords: [{ id, username, password: data.password }],
        refused: [],
      });
  }

  return (
    <div className={styles.actions}>
      {company.steps.map((each) => (
        <Button
          key={each}
          type={companySteps[each].needsReason ? 'default' : 'primary'}
          danger={companySteps[each].needsReason}
          onClick={() => setStep(each)}
        >
          {say(companySteps[each])}
        </Button>
      ))}
      <Button onClick={() => setMoving(true)}>{t('companies.move')}</Button>
      {owner && <Button onClick={() => reset(owner)}>{t('companies.reset')}</Button>}
      <StepDialog step={step} company={company} onClose={() => setStep(null)} onDone={onChanged} />
      <MoveDialog open={isMoving} company={company} onClose={() => setMoving(false)} onDone={onChanged} />
      <OneTimePasswords outcome={outcome} onClose={() => setOutcome(null)} />
    </div>
  );
}
