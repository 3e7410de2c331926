import {
  CheckCircleFilled,
  CloseCircleFilled,
  CloseOutlined,
  ExclamationCircleFilled,
  InfoCircleFilled,
} from '@ant-design/icons';
import { NOTIFICATION_SECONDS, TOAST_SECONDS } from '@domain/api/codes';
import { App, Button } from 'antd';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import {
  lendSpeaker,
  type Notice,
  type Question,
  type Speaker,
  sayWhatWaited,
  type ToastType,
} from './feedback';
import { translate } from './language';

/**
 * Draws toasts, notifications and questions, with the language, direction and colours of the portal. antd's own static
 * calls know none of these. A screen reader hears each: a success when it has a pause, an error at once.
 */
type Instances = ReturnType<typeof App.useApp>;

let instances: Instances | undefined;

const heard = (role: 'status' | 'alert', content: ReactNode) => <bdi role={role}>{content}</bdi>;

/** antd's own are named pictures, which would be read out beside the text. */
const icons = {
  success: <CheckCircleFilled aria-hidden />,
  info: <InfoCircleFilled aria-hidden />,
  warning: <ExclamationCircleFilled aria-hidden />,
  error: <CloseCircleFilled aria-hidden />,
};

interface ErrorToastProps {
  children: ReactNode;
  /** True where it goes some time after the person went on; else only when it is closed. */
  fades: boolean;
  onClose(): void;
}

/** An error is there until it is read: closed, or left behind by what the person did next. */
function ErrorToast({ children, fades, onClose }: ErrorToastProps) {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const isRead = () => box.current?.contains(document.activeElement) || box.current?.matches(':hover');
    const goOn = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') onClose();
      clearTimeout(timer);
      if (fades) timer = setTimeout(() => isRead() || onClose(), TOAST_SECONDS * 1000);
    };
    const heardAt: [EventTarget | null, string][] = [
      [document, 'pointerdown'],
      [document, 'keydown'],
      [box.current, 'pointerleave'],
      [box.current, 'focusout'],
    ];
    for (const [where, what] of heardAt) where?.addEventListener(what, goOn);
    return () => {
      clearTimeout(timer);
      for (const [where, what] of heardAt) where?.removeEventListener(what, goOn);
    };
  }, [fades, onClose]);
  return (
    <span ref={box} className="feedback-lines" role="alert">
      <bdi>{children}</bdi>
      <button
        type="button"
        className="feedback-close"
        aria-label={translate('feedback.close')}
        onClick={onClose}
      >
        <CloseOutlined aria-hidden />
      </button>
    </span>
  );
}

let errors = 0;

/** Lines of refusals that stay until they are closed, or until what they refused is done. */
const standing = new Set<string>();

function showError(content: ReactNode, fades: boolean) {
  errors += 1;
  const key = `error-${errors}`;
  const onClose = () => {
    standing.delete(key);
    instances?.message.destroy(key);
  };
  if (!fades) standing.add(key);
  instances?.message.open({
    key,
    type: 'error',
    icon: icons.error,
    content: (
      <ErrorToast fades={fades} onClose={onClose}>
        {content}
      </ErrorToast>
    ),
    duration: 0,
  });
}

function toast(type: ToastType, text: ReactNode): void {
  if (type === 'success') {
    for (const key of standing) instances?.message.destroy(key);
    standing.clear();
  }
  const content = heard(type === 'warning' ? 'alert' : 'status', text);
  if (type === 'error') showError(text, true);
  else instances?.message.open({ type, icon: icons[type], content, duration: TOAST_SECONDS });
}

const errorLines = (lines: string[]) =>
  showError(
    lines.map((line, index) => (
      <Fragment key={line}>
        {index > 0 && <br />}
        <bdi>{line}</bdi>
      </Fragment>
    )),
    false,
  );

function notify(notice: Notice): void {
  const { title, description, type = 'info', duration = NOTIFICATION_SECONDS, action, key } = notice;
  const role = type === 'error' || type === 'warning' ? 'alert' : 'status';
  const button = action && (
    <Button type="primary" onClick={action.run}>
      {action.text}
    </Button>
  );
  instances?.notification.open({
    message: title,
    description,
    type,
    duration,
    role,
    ...(button ? { actions: button } : {}),
    ...(key ? { key } : {}),
  });
}

const closeNotice = (key: string) => instances?.notification.destroy(key);

const confirm = (question: Question) =>
  new Promise<boolean>((resolve) => {
    instances?.modal.confirm({
      ...question,
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
