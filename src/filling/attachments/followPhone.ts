import { CODE } from '@domain/api/codes';
import type { FileInfo } from '@domain/calls/files';
import type { PhoneArrivals, PhoneLink } from '@domain/calls/phone-links';
import { beginPhoneLink, endPhoneLink, type PhoneTarget, takePhoneFiles } from '@/services/phoneLinks';
import { shownAlready } from '@/utils/failure';
import { messageOf } from '@/utils/serverMessage';

const ASK_EVERY_MS = 2_000;

/** A link as its dialog shows it. */
export interface PhoneState {
  link?: PhoneLink;
  /** Names of the files that came. */
  names: string[];
  isOpened: boolean;
  isOver: boolean;
  /** The reason why there is no link; '' where the server could not be asked. */
  refusal?: string;
}

interface Listeners {
  onFiles(files: FileInfo[]): void;
  onState(state: PhoneState): void;
}

/**
 * Makes a link and follows it until it is closed. Each question says how many files the form holds, and what it has not
 * said comes again: with this link or, where the form went away, with the next one of the same box.
 */
export function followPhone(target: PhoneTarget, { onFiles, onState }: Listeners) {
  let state: PhoneState = { names: [], isOpened: false, isOver: false };
  let ending: 'close' | 'leave' | null = null;
  let wake = () => {};

  const show = (change: Partial<PhoneState>) => {
    state = { ...state, ...change };
    if (!ending) onState(state);
  };
  const hold = ({ files, is_opened: isOpened, is_open: isOpen }: PhoneArrivals) => {
    if (ending === 'leave') return;
    if (files.length > 0) onFiles(files);
    show({ names: [...state.names, ...files.map(({ name }) => name)], isOpened, isOver: !isOpen });
  };
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ASK_EVERY_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function ask(id: string): Promise<void> {
    const answer = await takePhoneFiles(id, state.names.length).catch(shownAlready);
    if (answer?.code === CODE.success) hold(answer.data);
    else if (answer) show({ isOver: true });
  }

  /** Ends the link, and says of the last files too that they are held. */
  async function end(id: string): Promise<void> {
    for (let held = -1; held < state.names.length; ) {
      held = state.names.length;
      const { code, data } = await endPhoneLink(id, held);
      if (code === CODE.success) hold(data);
    }
  }

  async function run(): Promise<void> {
    const begun = await beginPhoneLink(target);
    if (begun.code !== CODE.success) return show({ refusal: messageOf(begun) });
    const link = begun.data;
    show({ link });
    hold(link);
    while (!ending && !state.isOver) {
      await pause();
      if (!ending) await ask(link.id);
    }
    await end(link.id);
  }

  run().catch((error: unknown) => {
    if (!state.link) show({ refusal: '' });
    shownAlready(error);
  });
  const stop = (how: 'close' | 'leave') => () => {
    ending ??= how;
    wake();
  };
  return {
    /** Takes what came last. */
    close: stop('close'),
    /** The form goes away: what it has not taken waits for the next link. */
    leave: stop('leave'),
  };
}
