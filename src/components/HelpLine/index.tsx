import { translate } from '@/utils/language';
import { lastFailedRequest } from '@/utils/lastRequest';
import settings from '../../../config/defaultSettings';
import styles from './index.module.css';

/** Whom to call when a page fails, and what to tell them. Drawn without antd: an error may be that it did not arrive. */
export default function HelpLine() {
  const request = lastFailedRequest();
  return (
    <p className={styles.line}>
      {translate('help.hotline')} <a href={`tel:${settings.helpLine}`}>{settings.helpLine}</a>
      {request && (
        <>
          {' · '}
          {translate('help.request')} <bdi className={styles.number}>{request}</bdi>
        </>
      )}
    </p>
  );
}
