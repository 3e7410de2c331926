import { Button } from 'antd';
import { useMemo, useState } from 'react';
import Dialog from '@/components/Controls/Dialog';
import FormRenderer from '@/filling/form';
import { createIdleSession } from '@/filling/form/createIdleSession';
import { FormSessionProvider } from '@/filling/form/session';
import NotFound from '@/pages/404';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { usePageTitle } from '@/utils/route';
import styles from './index.module.css';
import {
  ButtonSamples,
  NoteSamples,
  RecordSamples,
  SampleSection,
  ScoreSamples,
  StageSamples,
  TagSamples,
  TokenSamples,
} from './Parts';
import { sample } from './sample';

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Every part of the portal in every state, for development: shown on the computer that runs the portal alone, and not found
 * anywhere else. The browser tests compare its pictures (`tests/e2e/design.spec.ts`).
 */
export default function Design() {
  return LOOPBACK.has(window.location.hostname) ? <Parts /> : <NotFound />;
}

function Parts() {
  const session = useMemo(() => {
    const { form, answers, ctx, ...own } = sample;
    return createIdleSession(form, answers, ctx, own);
  }, []);
  usePageTitle('design');
  return (
    <div className={styles.page}>
      <h1>design</h1>
      <SampleSection id="tokens" title="tokens">
        <TokenSamples />
      </SampleSection>
      <SampleSection id="buttons" title="buttons">
        <ButtonSamples />
      </SampleSection>
      <SampleSection id="tags" title="tags, icons, boxes">
        <TagSamples />
      </SampleSection>
      <FormSessionProvider value={session}>
        {sample.form.sections.map((section) => (
          <SampleSection key={section.key} id={`form-${section.key}`} title={section.kind}>
            <FormRenderer section={section} />
          </SampleSection>
        ))}
      </FormSessionProvider>
      <SampleSection id="records" title="records">
        <RecordSamples />
      </SampleSection>
      <SampleSection id="stages" title="stages, scores">
        <StageSamples />
        <ScoreSamples />
      </SampleSection>
      <SampleSection id="notes" title="notes">
        <NoteSamples />
      </SampleSection>
      <SampleSection id="floating" title="toasts, dialog">
        <Floating />
      </SampleSection>
    </div>
  );
}

function showToasts() {
  feedback.success('已保存');
  feedback.warn('还有3项提示没有确认');
  feedback.error('保存失败，请稍后重试');
}

/** Toasts and a dialog, shown when asked for. */
function Floating() {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.row}>
      <Button onClick={showToasts}>toasts</Button>
      <Button onClick={() => setOpen(true)}>dialog</Button>
      <Dialog
        open={isOpen}
        title="撤回申报"
        onCancel={() => setOpen(false)}
        onOk={() => setOpen(false)}
        okText={t('common.save')}
        cancelText={t('common.close')}
      >
        <p>撤回后可以修改，再次提交。</p>
      </Dialog>
    </div>
  );
}
