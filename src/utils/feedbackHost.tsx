import {
  CheckCircleFilled,
  CloseCircleFilled,
  CloseOutlined,
  ExclamationCircleFilled,
  InfoCircleFilled,
} from '@ant-design/icons';
import { NOTIFICATION_SECONDS, TOAST_SECONDS } from '@domain/api/codes';
import { App, Button } from 'antd';
import { Fragment, type ReactNode, useEffect, useMemo } from 'react';
import { history } from 'umi';
import { addBackLayer } from './backLayers';
import {
  type ConfirmQuestion,
  type FeedbackHostHandle,
  type FeedbackNotice,
  setFeedbackHost,
  showQueuedMessages,
  type ToastType,
  type UndoableAct,
} from './feedback';
import { translate, useLanguage } from './language';
import { addRecentMessage } from './recentMessages';
import { formatShortcutKeys, isPressed } from './shortcuts';

/**
 * Renders toasts, notifications and questions with the language, direction and colours of the portal, which antd's own static
 * calls ignore. Screen readers announce each: a success in the next pause, an error at once.
 */
type Instances = ReturnType<typeof App.useApp>;

let instances: Instances | undefined;

/**
 * True if the person has set that messages stay until closed: people who enlarge the screen or listen to it cannot read one in
 * three seconds (WCAG 2.2.1).
 */
let allStay = false;

const heard = (role: 'status' | 'alert', content: ReactNode) => <bdi role={role}>{content}</bdi>;

/** Icons hidden from screen readers: antd's own are named images, which would be announced beside the text. */
const icons = {
  success: <CheckCircleFilled aria-hidden />,
  info: <InfoCircleFilled aria-hidden />,
  warning: <ExclamationCircleFilled aria-hidden />,
  error: <CloseCircleFilled aria-hidden />,
};

/** A toast that stays until its button or Escape closes it. */
function StayingToast({ children, onClose }: { children: ReactNode; onClose(): void }) {
  useEffect(() => {
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [onClose]);
  return (
    <span className="feedback-lines">
      {children}
      <button
        type="button"
        className="feedback-close"
        aria-label={translate('common.close')}
        onClick={onClose}
      >
        <CloseOutlined aria-hidden />
      </button>
    </span>
  );
}

/**
 * A toast goes in its time wherever the pointer rests: it comes unasked, often right below the pointer, and covers what stands
 * there. It can be read again in the recent messages.
 */
const FLEETING = { pauseOnHover: false };

let toasts = 0;

/** Lines of refusals on screen: they stay until they are closed, the refused action succeeds, or the page is left. */
const shownLines = new Set<string>();

function closeStanding(): void {
  for (const key of shownLines) instances?.message.destroy(key);
  shownLines.clear();
}

function open(type: ToastType, text: ReactNode, isStaying: boolean): string {
  toasts += 1;
  const key = `toast-${toasts}`;
  const onClose = () => {
    shownLines.delete(key);
    instances?.message.destroy(key);
  };
  const words = heard(type === 'warning' || type === 'error' ? 'alert' : 'status', text);
  instances?.message.open({
    key,
    type,
    icon: icons[type],
    content: isStaying ? <StayingToast onClose={onClose}>{words}</StayingToast> : words,
    duration: isStaying ? 0 : TOAST_SECONDS,
    ...FLEETING,
  });
  addRecentMessage(type, text);
  return key;
}

/** Key of the last toast about a subject. A new key each time: a toast that is changed in place keeps its first time to close. */
const lastAbout = new Map<string, string>();

function toast(type: ToastType, text: ReactNode, about?: string): void {
  if (type === 'success') closeStanding();
  const former = about && lastAbout.get(about);
  if (former) instances?.message.destroy(former);
  const key = open(type, text, allStay);
  if (about) lastAbout.set(about, key);
}

function errorLines(lines: string[]): void {
  const text = lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      <bdi>{line}</bdi>
    </Fragment>
  ));
  shownLines.add(open('error', text, true));
}

/** Buttons of a notification. antd's own way to close it is a link without an address, outside of what is announced. */
const buttonsOf = (key: string, act: ReactNode) => (
  <>
    {act}
    <Button
      type="text"
      icon={<CloseOutlined aria-hidden />}
      aria-label={translate('common.close')}
      onClick={() => closeNotice(key)}
    />
  </>
);

type TimedNotice = Parameters<Instances['notification']['open']>[0];

/** Opens a notification whose time stands still while the focus is in it, as antd has it for the pointer. */
function openTimed(notice: TimedNotice): void {
  let isOpen = true;
  const onClose = () => {
    isOpen = false;
    notice.onClose?.();
  };
  const open = (duration: TimedNotice['duration']): void => {
    if (!isOpen) return;
    const props = { onFocus: () => open(0), onBlur: () => open(notice.duration) };
    instances?.notification.open({ ...notice, duration, onClose, props });
  };
  open(notice.duration);
}

function notify(notice: FeedbackNotice): void {
  toasts += 1;
  const { title, description, type = 'info', duration = NOTIFICATION_SECONDS, action } = notice;
  const key = notice.key ?? `notice-${toasts}`;
  const role = type === 'error' || type === 'warning' ? 'alert' : 'status';
  const button = action && (
    <Button type="primary" onClick={action.run}>
      {action.text}
    </Button>
  );
  openTimed({
    message: title,
    description,
    type,
    duration: allStay ? 0 : duration,
    role,
    closeIcon: false,
    actions: buttonsOf(key, button),
    key,
  });
  addRecentMessage(
    type,
    [title, description].filter(Boolean).length > 1 ? (
      <>
        {title} {description}
      </>
    ) : (
      title
    ),
  );
}

/** Seconds during which an act can be taken back; longer while the pointer or the focus is on the offer. */
const UNDO_SECONDS = 30;
const UNDO_NOTICE = 'undo';

/** The act that the key takes back now. */
let latestAct: UndoableAct | undefined;

function takeBackLatest(): void {
  const act = latestAct;
  latestAct = undefined;
  closeNotice(UNDO_NOTICE);
  act?.undo();
}

function offerUndo(act: UndoableAct): void {
  latestAct = act;
  const { title } = act;
  const keys = <kbd>{formatShortcutKeys('undoAct').join('+')}</kbd>;
  openTimed({
    key: UNDO_NOTICE,
    message: title,
    type: 'success',
    role: 'status',
    // A time limit of the act itself, which stays the same for people whose messages stay.
    duration: UNDO_SECONDS,
    closeIcon: false,
    actions: buttonsOf(
      UNDO_NOTICE,
      <Button onClick={takeBackLatest}>
        {translate('common.undo')} {keys}
      </Button>,
    ),
    onClose: () => {
      if (latestAct === act) latestAct = undefined;
    },
  });
  addRecentMessage('success', title);
}

function listenForUndo(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!latestAct || !isPressed(event, 'undoAct')) return;
    event.preventDefault();
    takeBackLatest();
  };
  window.addEventListener('keydown', onKeyDown);
  return () => window.removeEventListener('keydown', onKeyDown);
}

const closeNotice = (key: string) => instances?.notification.destroy(key);

/** Open questions, each as a function that takes it away with "no" as the answer. */
const openQuestions = new Set<() => void>();

function withdrawQuestions(): void {
  for (const withdraw of openQuestions) withdraw();
}

const confirm = (question: ConfirmQuestion) =>
  new Promise<boolean>((resolve) => {
    const withdraw = () => {
      dialog?.destroy();
      settle(false);
    };
    const release = addBackLayer(withdraw);
    const settle = (agreed: boolean) => {
      openQuestions.delete(withdraw);
      release();
      resolve(agreed);
    };
    openQuestions.add(withdraw);
    const dialog = instances?.modal.confirm({
      ...question,
      onOk: () => settle(true),
      onCancel: () => settle(false),
    });
  });

const speaker: FeedbackHostHandle = { toast, errorLines, notify, closeNotice, offerUndo, confirm };

/**
 * Closes what was said of a page that is left, and withdraws its questions. The sections of a form differ in the query alone; an
 * address that is replaced in place, such as that of a draft after its first save, shows the same page.
 */
function listenForLeaving(): () => void {
  let { pathname, search } = history.location;
  const stop = history.listen(({ location, action }) => {
    const leavesPath = location.pathname !== pathname;
    if (leavesPath) closeStanding();
    if (leavesPath || (location.search !== search && action !== 'REPLACE')) withdrawQuestions();
    ({ pathname, search } = location);
  });
  return () => {
    stop();
    withdrawQuestions();
  };
}

/** Place of notifications: the bottom of the side that reading starts from. Toasts stand there too (`src/global.css`). */
const placeNotices = (direction: 'ltr' | 'rtl') =>
  ({ placement: direction === 'rtl' ? 'bottomRight' : 'bottomLeft', bottom: 24 }) as const;

/** Rendered once: what shows toasts, notifications and questions, from code outside of components, too. */
export default function FeedbackHost(props: { messagesStay?: boolean }) {
  const { direction } = useLanguage();
  const notices = useMemo(() => placeNotices(direction), [direction]);
  return (
    <App notification={notices}>
      <Speaker {...props} />
    </App>
  );
}

/** Registers the instances of antd's App. */
function Speaker({ messagesStay = false }: { messagesStay?: boolean }) {
  instances = App.useApp();
  allStay = messagesStay;
  setFeedbackHost(speaker);
  useEffect(showQueuedMessages, []);
  useEffect(listenForUndo, []);
  useEffect(listenForLeaving, []);
  return null;
}
