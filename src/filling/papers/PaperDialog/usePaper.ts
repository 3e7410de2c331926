import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatestSession } from '@/filling/form/session';
import { type PaperContent, releasePictures } from '../paperContent';
import { readPaper } from '../readPaper';
import { type PaperFault, UnreadPaper } from '../unreadPaper';

type PaperState =
  | { is: 'choosing' }
  | { is: 'reading'; name: string; page: number; isScan: boolean }
  | { is: 'unread'; name: string; fault: PaperFault }
  | { is: 'read'; name: string; content: PaperContent };

/** File that is read: one of this computer, or an attachment that is fetched first. */
export interface ChosenPaper {
  name: string;
  load(): Promise<Blob>;
}

/** Reads a chosen paper for the draft as it stands; a new choice, or the end of the dialog, stops the one before. */
export function usePaper() {
  const session = useLatestSession();
  const [state, setState] = useState<PaperState>({ is: 'choosing' });
  const running = useRef(new AbortController());
  const kept = useRef<PaperContent>();

  const stop = useCallback(() => {
    running.current.abort();
    if (kept.current) releasePictures(kept.current);
    kept.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);

  const read = async ({ name, load }: ChosenPaper) => {
    stop();
    const control = new AbortController();
    const { signal } = control;
    running.current = control;
    setState({ is: 'reading', name, page: 0, isScan: false });
    const { form, ctx, answers, filled } = session.current;
    const show = (page: number, isScan: boolean) =>
      !signal.aborted && setState({ is: 'reading', name, page, isScan });
    try {
      const file = await load().catch(() => {
        throw new UnreadPaper('not_loaded');
      });
      const content = await readPaper(
        file,
        { form, ctx, answers, filled },
        {
          signal,
          onPage: (page) => show(page, false),
          onScan: (page) => show(page, true),
        },
      );
      if (signal.aborted) return releasePictures(content);
      kept.current = content;
      setState({ is: 'read', name, content });
    } catch (error) {
      if (signal.aborted) return;
      setState({ is: 'unread', name, fault: error instanceof UnreadPaper ? error.fault : 'broken' });
    }
  };

  const reset = () => {
    stop();
    setState({ is: 'choosing' });
  };
  return { state, read, reset };
}
