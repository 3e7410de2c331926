import { Alert, Button } from 'antd';
import { useLanguage } from '@/utils/language';

interface VerdictProps {
  /** Answers that are missing or wrong. */
  toMend: number;
  /** Notices to confirm, and figures to explain. */
  toConfirm: number;
  /** Leads to the first of these. */
  onConfirm(): void;
}

function useVerdict({ toMend, toConfirm }: VerdictProps): string {
  const { t } = useLanguage();
  if (toMend > 0) return t('forms.check.notYet', { count: toMend });
  return toConfirm > 0 ? t('forms.check.readyBut', { count: toConfirm }) : t('forms.check.ready');
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

/** Whether the filing can be submitted as it stands, at the top of the page. */
export default function Verdict(props: VerdictProps) {
  const verdict = useVerdict(props);
  const isReady = props.toMend === 0 && props.toConfirm === 0;
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

/** The same beside the button that submits, said again whenever it changes. */
export function OpenPoints(props: VerdictProps) {
  const verdict = useVerdict(props);
  return (
    <span>
      <span role="status">{verdict}</span> <ConfirmButton {...props} />
    </span>
  );
}
