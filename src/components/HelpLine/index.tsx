import { translate } from '@/utils/language';
import { getLastFailedRequestId } from '@/utils/lastRequest';
import { useOfficeSettings } from '@/utils/officeSettings';
import styles from './index.module.css';

/** Telephone number and working hours of the help line. `given`: number printed on a receipt, instead of the present one. */
export function Hotline({ given }: { given?: string }) {
  const { help_line, working_hours: hours } = useOfficeSettings();
  const number = given ?? help_line;
  return (
    <>
      <a href={`tel:${number}`}>{number}</a>
      {hours && (
        <>
          {' · '}
          <bdi>{hours}</bdi>
        </>
      )}
    </>
  );
}

/**
 * Whom to call when a page fails, and which details to give. Rendered without antd, which may be the part that failed to
 * load.
 */
export default function HelpLine() {
  const request = getLastFailedRequestId();
  return (
    <p className={styles.line}>
      {translate('help.hotline')} <Hotline />
      {request && (
        <>
          {' · '}
          {translate('help.request')} <bdi className={styles.number}>{request}</bdi>
        </>
      )}
    </p>
  );
}
