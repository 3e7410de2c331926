import {
  CheckCircleFilled,
  CloseCircleFilled,
  CloseOutlined,
  ExclamationCircleFilled,
  InfoCircleFilled,
} from '@ant-design/icons';
import { NOTIFICATION_SECONDS, TOAST_SECONDS } from '@domain/api/codes';
import { App } from 'antd';
import type { ModalFuncProps } from 'antd/es/modal';
import { Fragment, type ReactNode, useEffect } from 'react';
import styles from './feedback.module.css';
import { languageOfText, translate } from './language';

/**
 * Toasts, notifications and questions, with the language, direction and colours of the portal. antd's own static calls
 * know none of these. A screen reader hears each: a success when it has a pause, an error at once.
 */
type Instances = ReturnType<typeof App.useApp>;

let instances: Instances | undefined;
/** Notices from before the first page was drawn. */
let early: (() => void)[] = [];

/** Stands once inside antd's App and lends its instances to whatever is no component. */
export function FeedbackHost() {
  instances = App.useApp();
  useEffect(() => {
    const notices = early;
    early = [];
    for (const show of notices) show();
  }, []);
  return null;
}

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

const toast = (type: keyof typeof icons, text: ReactNode) => {
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

interface Notice {
  title: ReactNode;
  description?: ReactNode;
  type?: 'success' | 'info' | 'warning' | 'error';
  /** Seconds; 0 stays until it is closed. */
  duration?: number;
  /** Buttons. */
  actions?: ReactNode;
  /** Notices with the same key replace each other. */
  key?: string;
}

function notify(notice: Notice): void {
  if (!instances) return void early.push(() => notify(notice));
  const { title, description, type = 'info', duration = NOTIFICATION_SECONDS, actions, key } = notice;
  const role = type === 'error' || type === 'warning' ? 'alert' : 'status';
  instances.notification.open({
    message: spoken(title),
    description: spoken(description),
    type,
    duration,
    role,
    ...(actions ? { actions } : {}),
    ...(key ? { key } : {}),
  });
}

const closeNotice = (key: string) => instances?.notification.destroy(key);

type Question = Pick<ModalFuncProps, 'title' | 'content' | 'okText' | 'cancelText' | 'okType'>;

/** Asks a question; resolves with true when the person agrees. */
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

export const feedback = {
  success: (text: ReactNode) => toast('success', text),
  info: (text: ReactNode) => toast('info', text),
  warn: (text: ReactNode) => toast('warning', text),
  error: (text: ReactNode) => toast('error', text),
  errorLines,
  notify,
  closeNotice,
  confirm,
};
