import { CODE } from '@domain/api/codes';
import type { PhoneBox } from '@domain/calls/phone-links';
import { useCallback, useEffect, useState } from 'react';
import { openPhoneLink } from '@/services/phoneLinks';
import { UploadError } from '@/services/upload';
import { sendFromPhone } from '@/services/upload/links';
import { shownAlready } from '@/utils/failure';
import { currentLocale, translate } from '@/utils/language';
import { newId } from '@/utils/newId';
import { messageOf } from '@/utils/serverMessage';

const ASK_EVERY_MS = 4_000;

/** A file that the person took or chose. */
export interface Sent {
  key: string;
  file: File;
  percent: number;
  isThere?: boolean;
  problem?: string;
  isRetryable?: boolean;
}

/** Asks about the box of a link until the link ends; `over` says in words that it has. */
export function usePhoneBox(secrets: string) {
  const [box, setBox] = useState<PhoneBox>();
  const [over, setOver] = useState<string>();
  const [isAway, setAway] = useState(false);
  const [sent, setSent] = useState<Sent[]>([]);

  const ask = useCallback(async () => {
    const answer = await openPhoneLink(secrets).catch(shownAlready);
    setAway(!answer);
    if (answer?.code === CODE.success) setBox(answer.data);
    else if (answer) setOver(messageOf(answer));
  }, [secrets]);

  useEffect(() => {
    if (over) return undefined;
    ask();
    const timer = setInterval(ask, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [ask, over]);

  const patch = (key: string, change: Partial<Sent>) =>
    setSent((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));

  const send = async ({ key, file }: Sent) => {
    patch(key, { percent: 0, problem: undefined, isRetryable: false });
    const { signal } = new AbortController();
    const onProgress = (percent: number) => patch(key, { percent });
    try {
      setBox(await sendFromPhone(file, secrets, { language: currentLocale(), signal, onProgress }));
      patch(key, { isThere: true });
    } catch (error) {
      const { reason, message } = error instanceof UploadError ? error : new UploadError('network');
      if (reason === 'over') setOver(message);
      const isRetryable = reason === 'network' || reason === 'busy';
      patch(key, { problem: message || translate('forms.file.network'), isRetryable });
    }
  };

  const add = async (files: File[]) => {
    const fresh = files.map((file): Sent => ({ key: newId(), file, percent: 0 }));
    setSent((all) => [...all, ...fresh]);
    // One after the other: a phone's line is narrow, and what is there is there.
    for (const each of fresh) await send(each);
  };

  return { box, over, isAway, sent, add, send };
}
