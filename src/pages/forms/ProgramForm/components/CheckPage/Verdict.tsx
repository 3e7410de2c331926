import { Alert, Button } from 'antd';
import type { ServerCheck } from '@/filling/hooks/useServerVerdicts';
import { useLanguage } from '@/utils/language';

interface VerdictProps {
  /** Number of missing or wrong answers. */
  toMend: number;
  /** Number of notices to confirm and figures to explain. */
  toConfirm: number;
  /** Number of people of the company whose signature is missing. */
  toSign: number;
  /** True while the window takes no submission: complete answers are then not ready to be submitted. */
  isShut: boolean;
  /** State of the check of what only the server can judge. */
  check: ServerCheck['state'];
  /** Called to show the first open notice. */
  onConfirm(): void;
}

/** Whether the filing can be submitted as it is, in one sentence. */
export function useVerdict({ toMend, toConfirm, toSign, isShut, check }: VerdictProps): string {
  const { t } = useLanguage();
  if (isShut) return t(toMend > 0 ? 'forms.check.shutOpen' : 'forms.check.shut', { count: toMend });
  if (toMend > 0) return t('forms.check.notYet', { count: toMend });
  if (check !== 'judged') return t(`forms.check.${check}`);
  if (toConfirm > 0) return t('forms.check.readyBut', { count: toConfirm });
  return toSign > 0 ? t('forms.check.toSign', { count: toSign }) : t('forms.check.ready');
}

function ConfirmButton({ toMend, toConfirm, onConfirm }: VerdictProps) {
  const { t } = useLanguage();
  if (toMend > 0 || toConfirm === 0) return null;
  return (
    <Button type="link" size="small" onClick={onConfirm}>
      {t('forms.check.goConfirm')}
    </Button>
  );
}

/** Summary at the top of the page: whether the filing can be submitted as it is. The submit bar alone tells that the window is not open. */
export default function Verdict(props: VerdictProps) {
  const verdict = useVerdict(props);
  if (props.isShut) return null;
  const isOpen = props.toMend + props.toConfirm + props.toSign > 0;
  const isReady = !isOpen && props.check === 'judged';
  return (
    <Alert
      role="note"
      showIcon
      type={isReady ? 'success' : 'warning'}
      message={verdict}
      action={<ConfirmButton {...props} />}
    />
  );
}

/** The same summary beside the submit button, announced again whenever it changes. */
export function OpenPoints(props: VerdictProps) {
  const verdict = useVerdict(props);
  return (
    <span>
      <span role="status">{verdict}</span> <ConfirmButton {...props} />
    </span>
  );
}
