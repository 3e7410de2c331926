import { Button, Result } from 'antd';
import { Component, type ReactNode } from 'react';
import { isChunkFailure, tryAgain } from '@/utils/chunks';
import { translate } from '@/utils/language';

interface Props {
  children: ReactNode;
}

interface State {
  error: Error | null;
}

function reasonOf(error: Error): 'offline' | 'chunk' | 'fault' {
  if (!isChunkFailure(error)) return 'fault';
  return navigator.onLine ? 'chunk' : 'offline';
}

/**
 * Shows what went wrong in place of the page; the frame stays. Key it by the path, so that another page is tried anew.
 * The button loads the whole portal again: React keeps a chunk that failed as failed. Drafts are kept in this browser.
 */
export default class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const reason = reasonOf(error);
    return (
      <div role="alert">
        <Result
          status={reason === 'fault' ? 'error' : 'warning'}
          title={translate(`boundary.${reason}`)}
          subTitle={translate(`boundary.${reason}Why`)}
          extra={
            <Button type="primary" onClick={tryAgain}>
              {translate('boundary.reload')}
            </Button>
          }
        />
      </div>
    );
  }
}
