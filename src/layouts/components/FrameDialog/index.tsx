import type { DialogProps } from '@/components/Controls/Dialog';
import OnceOpened from '@/components/Controls/OnceOpened';
import { lazyWithRetry } from '@/utils/lazyWithRetry';

const Dialog = lazyWithRetry(() => import(/* webpackChunkName: "feedback" */ './Dialog'));

/** Loads the dialog before it is needed: it may have to be shown without a network. */
export const prepareFrameDialog = Dialog.prepare;

interface FrameDialogProps extends DialogProps {
  open: boolean;
}

/** Dialog that the frame shows of itself, on whatever page: its code comes with what shows messages. */
export default function FrameDialog(props: FrameDialogProps) {
  return (
    <OnceOpened isOpen={props.open}>
      <Dialog {...props} />
    </OnceOpened>
  );
}
