import {
  CheckCircleOutlined,
  CloudSyncOutlined,
  DisconnectOutlined,
  MinusCircleOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { beijingSeconds } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

interface SaveStateProps {
  phase: 'idle' | 'saving' | 'failed' | 'refused' | 'outdated';
  isDirty: boolean;
  isOnline: boolean;
  /** What was typed is kept in this browser as well. */
  isJournaled: boolean;
  /** When the server last saved it; null when never. */
  savedAt: string | null;
  /** Values that stayed behind because of their type or size. */
  withheld: number;
  /** Why the server refuses to save. */
  message: string;
}

const icons = {
  saved: CheckCircleOutlined,
  nothing: MinusCircleOutlined,
  working: CloudSyncOutlined,
  offline: DisconnectOutlined,
  problem: WarningOutlined,
};

type Said = { look: keyof typeof icons; key: string };

/** Which words are true. "Kept on this computer" is said only when the browser has kept it. */
function wordsOf({ phase, isDirty, isOnline, isJournaled, savedAt, withheld }: SaveStateProps): Said {
  if (phase === 'saving') return { look: 'working', key: 'forms.save.saving' };
  if (phase === 'outdated') return { look: 'problem', key: 'forms.save.outdated' };
  if (isDirty && !isOnline) {
    return { look: 'offline', key: isJournaled ? 'forms.save.offline' : 'forms.save.offlineUnkept' };
  }
  if (isDirty && phase === 'failed') {
    return { look: 'problem', key: isJournaled ? 'forms.save.retrying' : 'forms.save.retryingUnkept' };
  }
  if (isDirty && phase === 'refused') return { look: 'problem', key: 'forms.save.refused' };
  if (isDirty) return { look: 'working', key: 'forms.save.dirty' };
  if (withheld > 0) return { look: 'problem', key: 'forms.save.savedPartly' };
  return savedAt
    ? { look: 'saved', key: 'forms.save.saved' }
    : { look: 'nothing', key: 'forms.save.nothing' };
}

/** Whether the draft is safe, said truthfully and heard by screen readers. */
export default function SaveState(props: SaveStateProps) {
  const { t } = useLanguage();
  const { look, key } = wordsOf(props);
  const Icon = icons[look];
  return (
    <span className={styles[look]} role="status">
      <Icon aria-hidden="true" />{' '}
      {t(key, { time: beijingSeconds(props.savedAt), count: props.withheld, message: props.message })}
    </span>
  );
}
