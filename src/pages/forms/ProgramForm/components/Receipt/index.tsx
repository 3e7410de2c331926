import { PrinterOutlined } from '@ant-design/icons';
import type { Program } from '@domain/definition';
import { createCheckAddress } from '@domain/document/proof';
import type { ReceiptData } from '@domain/filing/calls';
import { statuses } from '@domain/filing/status';
import type { Filing } from '@domain/filing/types';
import { signatoryNames } from '@domain/workflow/signatories';
import { Button, Flex, QRCode, Result } from 'antd';
import { useEffect, useRef } from 'react';
import AsyncView from '@/components/AsyncView';
import ButtonLink from '@/components/Controls/ButtonLink';
import { DocumentButtons } from '@/components/DocumentButtons';
import { Hotline } from '@/components/HelpLine';
import { formatClockTime, formatDate } from '@/utils/beijingTime';
import { buildFilingPath } from '@/utils/filingPath';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import { usePortalName } from '@/utils/officeSettings';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';

/** Receipt of a declaration: number, time of the server, and the next steps. */
export default function Receipt({ program, filing }: { program: Program; filing: Filing }) {
  const { id, kind, actions } = filing;
  const path = buildFilingPath({ route: program.route, id: String(id), kind });
  const receipt = useRead('receipt', { path: { id: id ?? '' } });
  return (
    <AsyncView resource={receipt}>
      {(data) => (
        <ReceiptSheet
          receipt={data}
          isWithdrawn={filing.status === 'withdrawn'}
          editPath={actions.includes('save') ? path : null}
        />
      )}
    </AsyncView>
  );
}

/** True where no step follows: the filing is decided. */
const isOver = ({ status }: ReceiptData): boolean =>
  ['approved', 'rejected'].includes(statuses[status].group);

/** Header of the printed receipt: the portal's name. */
function PaperHead() {
  const { t } = useLanguage();
  return (
    <p className={styles.paperHead}>
      <strong>{usePortalName()}</strong>
      <span>{t('forms.receipt.title')}</span>
    </p>
  );
}

/** QR code of the address where the receipt can be checked. */
function ProofCode({ receipt }: { receipt: ReceiptData }) {
  const { t } = useLanguage();
  const address = createCheckAddress(window.location.origin)(receipt.no, receipt.sha256) ?? '';
  return (
    <figure className={styles.code}>
      <QRCode
        type="svg"
        value={address}
        size={112}
        bordered={false}
        color="#000"
        bgColor="#fff"
        aria-hidden="true"
      />
      <figcaption>{t('forms.receipt.scan')}</figcaption>
    </figure>
  );
}

interface ReceiptSheetProps {
  receipt: ReceiptData;
  /** True where what the receipt is for was withdrawn since. */
  isWithdrawn: boolean;
  /** Address of the form of a filing that can be changed again, which is then the next thing to do. */
  editPath: string | null;
}

function ReceiptSheet({ receipt, isWithdrawn, editPath }: ReceiptSheetProps) {
  const { t } = useLanguage();
  const say = useText();
  const batchName = useBatchName();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const at = receipt.submitted_at;
  const facts = {
    time: `${formatDate(at)} ${formatClockTime(at)}`,
    program: say(receipt.title),
    company: receipt.company,
    batch: batchName(receipt.batch),
    seq: t('forms.receipt.version', { seq: receipt.seq }),
    by: receipt.submitted_by,
    hash: receipt.sha256,
  };
  return (
    <article className={styles.receipt}>
      <PaperHead />
      <Result
        status={isWithdrawn ? 'info' : 'success'}
        title={
          <h2 ref={heading} tabIndex={-1}>
            {t(isWithdrawn ? 'forms.read.withdrawn' : 'forms.receipt.done')}
          </h2>
        }
        subTitle={
          <>
            {t('forms.receipt.no')}
            <strong className={styles.no} data-testid="receipt-no">
              {receipt.no}
            </strong>
          </>
        }
        extra={
          <Flex wrap gap="small" justify="center">
            <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
              {t('forms.receipt.print')}
            </Button>
            <DocumentButtons id={receipt.filing_id} />
            <ButtonLink type={editPath ? 'default' : 'primary'} to="/enterpriseCenter/declare">
              {t('forms.receipt.mine')}
            </ButtonLink>
            {editPath && (
              <ButtonLink type="primary" to={editPath}>
                {t('center.filing.continue')}
              </ButtonLink>
            )}
          </Flex>
        }
      />
      <div className={styles.proof}>
        <dl className={styles.receiptFacts}>
          {Object.entries(facts).map(([key, value]) => (
            <div key={key}>
              <dt>{t(`forms.receipt.${key}`)}</dt>
              <dd>
                <bdi>{value || '—'}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <ProofCode receipt={receipt} />
      </div>
      {receipt.signatures.length > 0 && (
        <section aria-labelledby="receipt-hands">
          <h3 id="receipt-hands">{t('forms.hands.title')}</h3>
          <dl className={styles.receiptFacts}>
            {receipt.signatures.map(({ hand, name, at: signedAt, sha256 }) => (
              <div key={hand}>
                <dt>{say(signatoryNames[hand])}</dt>
                <dd>
                  <bdi>{name}</bdi>{' '}
                  <span dir="auto">
                    {formatDate(signedAt)} {formatClockTime(signedAt)}
                  </span>{' '}
                  <span dir="ltr">{sha256}</span>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section aria-labelledby="receipt-next">
        <h3 id="receipt-next">{t(isOver(receipt) ? 'forms.receipt.outcome' : 'forms.receipt.next')}</h3>
        <p>{receipt.next_step}</p>
        <p>{receipt.next_step_by}</p>
        <p>
          {t('forms.receipt.contact', { name: receipt.contact.name })}{' '}
          <Hotline given={receipt.contact.phone} />
        </p>
      </section>
    </article>
  );
}
