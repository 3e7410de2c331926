import {
  CheckCircleFilled,
  CloseCircleFilled,
  CloseOutlined,
  ExclamationCircleFilled,
  InfoCircleFilled,
} from '@ant-design/icons';
import { NOTIFICATION_SECONDS, TOAST_SECONDS } from '@domain/api/codes';
import { App, Button } from 'antd';
import { Fragment, type ReactNode, useEffect } from 'react';
import {
  lendSpeaker,
  type Notice,
  type Question,
  type Speaker,
  sayWhatWaited,
  type ToastType,
} from './feedback';
import styles from './feedbackHost.module.css';
import { languageOfText, translate } from './language';

/**
 * Draws toasts, notifications and questions, with the language, direction and colours of the portal. antd's own static
 * calls know none of these. A screen reader hears each: a success when it has a pause, an error at once.
 */
type Instances = ReturnType<typeof App.useApp>;

let instances: Instances | undefined;

const heard = (role: 'status' | 'alert', content: ReactNode) => (
  <span role={role} lang={languageOfText(content)}>
    {content}
  </span>
);

/** Marks a text that is not in the chosen language. */
const spoken = (content: ReactNode) => {
  const lang = languageOfText(content);
  return lang ? <span lang={lang}>{content}</span> : content;
};

/** antd's own are named pictures, which would be read out beside the text. */
const icons = {
  success: <CheckCircleFilled aria-hidden />,
  info: <InfoCircleFilled aria-hidden />,
  warning: <ExclamationCircleFilled aria-hidden />,
  error: <CloseCircleFilled aria-hidden />,
};

const toast = (type: ToastType, text: ReactNode) => {
  const role = type === 'success' || type === 'info' ? 'status' : 'alert';
  instances?.message.open({
    type,
    icon: icons[type],
    content: heard(role, text),
    duration: TOAST_SECONDS,
  });
};

let persistent = 0;

/** An error of several lines that stays until it is closed. */
function errorLines(lines: string[]) {
  persistent += 1;
  const key = `lines-${persistent}`;
  const close = () => instances?.message.destroy(key);
  const content = (
    <span className={styles.lines} role="alert">
      <span>
        {lines.map((line, index) => (
          <Fragment key={line}>
            {index > 0 && <br />}
            {spoken(line)}
          </Fragment>
        ))}
      </span>
      <button type="button" className={styles.close} aria-label={translate('feedback.close')} onClick={close}>
        <CloseOutlined aria-hidden />
      </button>
    </span>
  );
  instances?.message.open({ key, type: 'error', icon: icons.error, content, duration: 0 });
}

function notify(notice: Notice): void {
  const { title, description, type = 'info', duration = NOTIFICATION_SECONDS, action, key } = notice;
  const role = type === 'error' || type === 'warning' ? 'alert' : 'status';
  const button = action && (
    <Button type="primary" onClick={action.run}>
      {action.text}
    </Button>
  );
  instances?.notification.open({
    message: spoken(title),
    description: spoken(description),
    type,
    duration,
    role,
    ...(button ? { actions: button } : {}),
    ...(key ? { key } : {}),
  });
}

const closeNotice = (key: string) => instances?.notification.destroy(key);

const confirm = ({ title, content, ...question }: Question) =>
  new Promise<boolean>((resolve) => {
    instances?.modal.confirm({
      ...question,
      title: spoken(title),
      content: spoken(content),
      onOk: () => resolve(true),
      onCancel: () => resolve(false),
    });
  });

const speaker: Speaker = { toast, errorLines, notify, closeNotice, confirm };

/** Stands once inside antd's App and lends its instances to whatever is no component. */
export default function FeedbackHost() {
  instances = App.useApp();
  lendSpeaker(speaker);
  useEffect(sayWhatWaited, []);
  return null;
}
