import { Button, Modal } from 'antd';
import { useMemo, useState } from 'react';
import FormRenderer from '@/filling/form';
import { createIdleSession } from '@/filling/form/createIdleSession';
import { FormSessionProvider } from '@/filling/form/session';
import NotFound from '@/pages/404';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { usePageTitle } from '@/utils/route';
import styles from './index.module.css';
import { Buttons, Notes, Part, Records, Scores, Stages, Tags, Tokens } from './Parts';
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
      <Part id="tokens" title="tokens">
        <Tokens />
      </Part>
      <Part id="buttons" title="buttons">
        <Buttons />
      </Part>
      <Part id="tags" title="tags, icons, boxes">
        <Tags />
      </Part>
      <FormSessionProvider value={session}>
        {sample.form.sections.map((section) => (
          <Part key={section.key} id={`form-${section.key}`} title={section.kind}>
            <FormRenderer section={section} />
          </Part>
        ))}
      </FormSessionProvider>
      <Part id="records" title="records">
        <Records />
      </Part>
      <Part id="stages" title="stages, scores">
        <Stages />
        <Scores />
      </Part>
      <Part id="notes" title="notes">
        <Notes />
      </Part>
      <Part id="floating" title="toasts, dialog">
        <Floating />
      </Part>
    </div>
  );
}

function showToasts() {
  feedback.success('已保存');
  feedback.warn('还有3项提示没有确认');
  feedback.error('保存失败，请稍后重试');
}

/** What floats above the page, shown when asked for. */
function Floating() {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.row}>
      <Button onClick={showToasts}>toasts</Button>
      <Button onClick={() => setOpen(true)}>dialog</Button>
      <Modal
        open={isOpen}
        title="撤回申报"
        onCancel={() => setOpen(false)}
        onOk={() => setOpen(false)}
        okText={t('common.save')}
        cancelText={t('common.close')}
      >
        <p>撤回后可以修改，再次提交。</p>
      </Modal>
    </div>
  );
}
