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
  /** Nothing is saved until the person has chosen between two changes. */
  isUndecided?: boolean;
  isOnline: boolean;
  /** What was typed is kept in this browser as well. */
  isJournaled: boolean;
  /** Nothing was typed yet, and values of the company stand in the form. */
  isPrefilled?: boolean;
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
function wordsOf(props: SaveStateProps): Said {
  const { phase, isDirty, isOnline, isJournaled, savedAt, withheld } = props;
  if (phase === 'saving') return { look: 'working', key: 'forms.save.saving' };
  if (props.isUndecided) return { look: 'problem', key: 'forms.save.undecided' };
  if (phase === 'outdated') return { look: 'problem', key: 'forms.save.outdated' };
  if (isDirty && !isOnline) {
    return { look: 'offline', key: isJournaled ? 'forms.save.offline' : 'forms.save.offlineUnkept' };
  }
  if (isDirty && phase === 'failed') {
    return { look: 'problem', key: isJournaled ? 'forms.save.retrying' : 'forms.save.retryingUnkept' };
  }
  if (isDirty && phase === 'refused') return { look: 'problem', key: 'forms.save.refused' };
  if (isDirty) return { look: 'working', key: 'forms.save.dirty' };
  if (withheld > 0) {
    return { look: 'problem', key: isJournaled ? 'forms.save.savedPartly' : 'forms.save.savedPartlyUnkept' };
  }
  if (savedAt) return { look: 'saved', key: 'forms.save.saved' };
  return { look: 'nothing', key: props.isPrefilled ? 'forms.save.prefilled' : 'forms.save.nothing' };
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
