import { Component, type ReactNode } from 'react';
import HelpLine from '@/components/HelpLine';
import Icon from '@/components/Icon';
import { removeShell } from '@/shell';
import { reportError } from '@/utils/browserErrors';
import { isChunkFailure, tryAgain } from '@/utils/chunks';
import { translate } from '@/utils/language';
import styles from './index.module.css';

interface Props {
  children: ReactNode;
  /** What is shown; another value tries anew without losing the state of what stands around. */
  resetKey?: string;
}

interface State {
  error: Error | null;
}

function reasonOf(error: Error): 'offline' | 'chunk' | 'fault' {
  if (!isChunkFailure(error)) return 'fault';
  return navigator.onLine ? 'chunk' : 'offline';
}

/**
 * Shows an error in place of the page; the frame stays. Give it the path as `key` or `resetKey`, so that another page is tried anew. It is
 * rendered without antd, whose chunk may be the one that failed. The button reloads the whole portal, because React caches a
 * failed chunk as failed. Drafts are stored in this browser.
 */
export default class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override componentDidCatch(error: Error) {
    removeShell();
    reportError(error);
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (this.state.error && resetKey !== this.props.resetKey) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const reason = reasonOf(error);
    return (
      <div role="alert" className={styles.place}>
        <span className={styles.sign}>
          <Icon name="error" />
        </span>
        <p className={styles.title}>{translate(`boundary.${reason}`)}</p>
        <p className={styles.why}>{translate(`boundary.${reason}Why`)}</p>
        <button type="button" className="main-button" onClick={tryAgain}>
          {translate('boundary.reload')}
        </button>
        <HelpLine />
      </div>
    );
  }
}
