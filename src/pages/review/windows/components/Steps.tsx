import { planOf } from '@domain/calls/window-plan';
import { Button } from 'antd';
import { useState } from 'react';
import FormModal from '@/components/ValidatedForm/FormModal';
import { changeWindow, closeWindow, openWindow } from '@/services/windows';
import { useLanguage } from '@/utils/language';
import { mutateConfirmed } from '@/utils/mutate';
import { newId } from '@/utils/newId';
import type { ChangeProps } from './PlanForm';
import ReasonField from './ReasonField';

type Step = 'open' | 'close' | 'off' | 'on';

const stepsOf: Record<ChangeProps['window']['state'], Step[]> = {
  upcoming: ['open', 'off'],
  open: ['close', 'off'],
  closed: ['off'],
  off: ['on'],
};

/** Opening and closing now, and the switch. Each is explained first. */
export default function Steps({ window, onDone }: ChangeProps) {
  const { t } = useLanguage();
  const [step, setStep] = useState<Step | null>(null);
  const endsEarly = step === 'close' || (step === 'off' && window.state === 'open');

  function send(chosen: Step, reason: string) {
    const key = newId();
    const { id, version } = window;
    const enabled = chosen === 'on';
    return mutateConfirmed((confirmed) => {
      const knowing = { version, reason, confirmed };
      if (chosen === 'open') return openWindow(id, knowing, key);
      if (chosen === 'close') return closeWindow(id, knowing, key);
      return changeWindow(id, { ...planOf(window), ...knowing, enabled }, key);
    }, t('windows.confirm'));
  }

  async function take({ reason = '' }: { reason?: string }) {
    if (!step) return;
    const done = await send(step, reason);
    setStep(null);
    onDone(done);
  }

  return (
    <>
      {stepsOf[window.state].map((each) => (
        <Button key={each} danger={each === 'close' || each === 'off'} onClick={() => setStep(each)}>
          {t(`windows.step.${each}`)}
        </Button>
      ))}
      <FormModal
        open={step !== null}
        title={step && t(`windows.step.${step}`)}
        okText={step && t(`windows.step.${step}`)}
        danger={endsEarly}
        onCancel={() => setStep(null)}
        onFinish={take}
      >
        <p>{step && t(`windows.step.${step}.why`)}</p>
        <ReasonField isNeeded={endsEarly} />
      </FormModal>
    </>
  );
}
