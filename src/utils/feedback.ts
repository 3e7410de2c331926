/**
 * Toasts, notifications and confirmation dialogs. The code that renders them loads with the first click, key or message;
 * messages are queued until then.
 */
import type { ModalFuncProps } from 'antd/es/modal';
import type { ReactNode } from 'react';
import { createEmitter } from './emitter';

export type ToastType = 'success' | 'info' | 'warning' | 'error';

export interface FeedbackNotice {
  title: ReactNode;
  description?: ReactNode;
  type?: ToastType;
  /** Seconds on screen; 0: stays until it is closed. */
  duration?: number;
  /** Its only button. */
  action?: { text: string; run: () => unknown };
  /** Notices with the same key replace each other. */
  key?: string;
}

/** An act that was carried out and can be taken back for a while. */
export interface UndoableAct {
  /** Description of the act. */
  title: string;
  /** Takes the act back and shows the outcome. */
  undo(): unknown;
}

export type ConfirmQuestion = Pick<ModalFuncProps, 'title' | 'content' | 'okText' | 'cancelText' | 'okType'>;

/** Functions provided by feedbackHost.tsx, which renders the messages. */
export interface FeedbackHostHandle {
  /** `about`: subject of the toast; an earlier one about the same is closed. */
  toast(type: ToastType, text: ReactNode, about?: string): void;
  errorLines(lines: string[]): void;
  notify(notice: FeedbackNotice): void;
  closeNotice(key: string): void;
  offerUndo(act: UndoableAct): void;
  /** Resolves with true when the person agrees. */
  confirm(question: ConfirmQuestion): Promise<boolean>;
}

type Words = (to: FeedbackHostHandle) => void;

let speaker: FeedbackHostHandle | undefined;
/** Messages and questions until there is a host. `ask`: of a question, to ask it without one. */
let waiting: { words: Words; ask: (() => void) | undefined }[] = [];
let isHostMissing = false;

let isWanted = false;
const wanted = createEmitter<true>(1);

/** Loads the feedback host before there is something to show. */
export const loadFeedbackHost = () => {
  if (isWanted) return;
  isWanted = true;
  wanted.emit(true);
};

for (const input of ['pointerdown', 'keydown', 'input'])
  window.addEventListener(input, loadFeedbackHost, { capture: true, passive: true });

/** Tells whether the feedback host should be loaded, as a store for useSyncExternalStore. */
export const speakerWanted = { subscribe: wanted.on, now: () => isWanted };

export function setFeedbackHost(lent: FeedbackHostHandle): void {
  speaker = lent;
}

/** Shows the messages queued before the host was loaded. */
export function showQueuedMessages(): void {
  const queued = waiting;
  waiting = [];
  for (const { words } of queued) if (speaker) words(speaker);
}

/**
 * Lets the browser ask until the host could be loaded: somebody without a network must be able to leave a page with unsaved work.
 * Messages go on waiting.
 */
export function reportMissingFeedbackHost(): void {
  isHostMissing = true;
  const queued = waiting;
  waiting = queued.filter(({ ask }) => !ask);
  for (const { ask } of queued) ask?.();
}

function say(words: Words, ask?: () => void): void {
  if (speaker) words(speaker);
  else if (isHostMissing && ask) ask();
  else {
    waiting.push({ words, ask });
    loadFeedbackHost();
  }
}

const askByBrowser = ({ title, content }: ConfirmQuestion): boolean =>
  window.confirm([title, content].filter((text) => typeof text === 'string').join('\n\n'));

export const feedback = {
  success: (text: ReactNode, about?: string) => say((to) => to.toast('success', text, about)),
  info: (text: ReactNode) => say((to) => to.toast('info', text)),
  warn: (text: ReactNode) => say((to) => to.toast('warning', text)),
  error: (text: ReactNode) => say((to) => to.toast('error', text)),
  errorLines: (lines: string[]) => say((to) => to.errorLines(lines)),
  notify: (notice: FeedbackNotice) => say((to) => to.notify(notice)),
  closeNotice: (key: string) => say((to) => to.closeNotice(key)),
  /** Reports an act with a button, and a key, that takes it back; a later act replaces the offer. */
  undoable: (act: UndoableAct) => say((to) => to.offerUndo(act)),
  /** Asks a question; resolves with true when the person agrees. */
  confirm: (question: ConfirmQuestion) =>
    new Promise<boolean>((resolve) =>
      say(
        (to) => void to.confirm(question).then(resolve),
        () => resolve(askByBrowser(question)),
      ),
    ),
};
