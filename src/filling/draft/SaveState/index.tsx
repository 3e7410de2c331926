import {
  CheckCircleOutlined,
  CloudSyncOutlined,
  DisconnectOutlined,
  MinusCircleOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { formatClockTime } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useOnline } from '@/utils/presence';
import { type DraftState, isDirty } from '../state';
import styles from './index.module.css';

interface SaveStateProps {
  draft: Pick<DraftState<object>, 'answers' | 'saved' | 'save' | 'conflict' | 'isKept'>;
  /** True where nothing was typed yet and the form is prefilled with values of the company. */
  isPrefilled?: boolean;
  /** True where the draft came back from an office. */
  isReturned?: boolean;
  /** Time of the server's last save; null before the first, or the first since the return. */
  savedAt: string | null;
}

const icons = {
  saved: CheckCircleOutlined,
  nothing: MinusCircleOutlined,
  working: CloudSyncOutlined,
  offline: DisconnectOutlined,
  problem: WarningOutlined,
};

type StatusText = { look: keyof typeof icons; key: string };

/** Selects the status text. "Kept on this computer" is claimed only when the browser has stored it. */
function selectStatusText(
  { draft, savedAt, isPrefilled, isReturned }: SaveStateProps,
  isOnline: boolean,
): StatusText {
  const { phase, withheld, wait } = draft.save;
  const unkept = draft.isKept ? '' : 'Unkept';
  if (phase === 'saving') return { look: 'working', key: 'forms.save.saving' };
  if (draft.conflict) return { look: 'problem', key: 'forms.save.undecided' };
  if (phase === 'outdated') return { look: 'problem', key: 'forms.save.outdated' };
  if (isDirty(draft)) {
    if (!isOnline) return { look: 'offline', key: `forms.save.offline${unkept}` };
    if (phase === 'failed' && wait !== null) return { look: 'working', key: `forms.save.busy${unkept}` };
    if (phase === 'failed') return { look: 'problem', key: `forms.save.retrying${unkept}` };
    if (phase === 'refused') return { look: 'problem', key: 'forms.save.refused' };
    return { look: 'working', key: 'forms.save.dirty' };
  }
  if (withheld > 0) return { look: 'problem', key: `forms.save.savedPartly${unkept}` };
  if (savedAt) return { look: 'saved', key: 'forms.save.saved' };
  if (isReturned) return { look: 'nothing', key: 'forms.save.returned' };
  return { look: 'nothing', key: isPrefilled ? 'forms.save.prefilled' : 'forms.save.nothing' };
}

/** Save status of a draft, announced to screen readers. */
export default function SaveState(props: SaveStateProps) {
  const { t } = useLanguage();
  const { look, key } = selectStatusText(props, useOnline());
  const { withheld, message } = props.draft.save;
  const Icon = icons[look];
  return (
    <span className={styles[look]} role="status">
      <Icon aria-hidden="true" /> {t(key, { time: formatClockTime(props.savedAt), count: withheld, message })}
    </span>
  );
}
