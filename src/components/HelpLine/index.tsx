import { translate } from '@/utils/language';
import { getLastFailedRequestId } from '@/utils/lastRequest';
import { useOfficeSettings } from '@/utils/officeSettings';
import styles from './index.module.css';

/** The number to call, and when somebody is there. `given`: the number as a receipt has it. */
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

/** Whom to call when a page fails, and what to tell them. Drawn without antd: an error may be that it did not arrive. */
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
