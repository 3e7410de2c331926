import type { Form } from '@domain/definition';
import type { SignatoriesData } from '@domain/filing/signatory-calls';
import type { Filing } from '@domain/filing/types';
import { listWithdrawnChoices } from '@domain/filing/withdrawn-options';
import { signatoryNames } from '@domain/workflow/signatories';
import { Alert } from 'antd';
import { memo, useState } from 'react';
import { useDispatch, useSelector } from 'umi';
import { Hotline } from '@/components/HelpLine';
import type { FilingRoot } from '@/filling/draft/filingState';
import { isDirty } from '@/filling/draft/state';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import { SuspensionNotice } from '@/pages/forms/Deadline';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useIsOwnName } from '@/utils/names';
import Corrections from '../Corrections/index';
import EditionNotice, { OutdatedNotice } from '../EditionNotice/index';
import ReplacedNotice from '../ReplacedNotice/index';
import styles from './index.module.css';

interface NoticesProps {
  form: Form;
  filing: Filing;
  /** Signatures that a change may void; none for people who cannot change anything. */
  hands?: SignatoriesData['hands'];
  navigation: FormNavigation;
}

const NO_HANDS: SignatoriesData['hands'] = [];

/** Notices above the form: requested corrections, a moved or closed window, and answers restored, merged or moved. */
function Notices({ form, filing, hands = NO_HANDS, navigation }: NoticesProps) {
  const chooseAgain = useSelector(
    (root: FilingRoot) => listWithdrawnChoices(form, root.filing.answers).length,
  );
  return (
    <div className={styles.notices}>
      <OutdatedNotice />
      <WindowMoved filing={filing} />
      <WindowNotice filing={filing} />
      {(filing.returned.length > 0 || filing.status === 'returned') && (
        <Corrections form={form} filing={filing} navigation={navigation} />
      )}
      {hands.length > 0 && <SignedNotice hands={hands} section={navigation.address.section} />}
      <Overruled filing={filing} />
      <AnswersNotice />
      <ReplacedNotice form={form} />
      <EditionNotice filing={filing} chooseAgain={chooseAgain} />
    </div>
  );
}

/** Tells that the closing time was moved while the form was open; gone once it is closed by the person. */
function WindowMoved({ filing: { window, status } }: { filing: Filing }) {
  const dispatch = useDispatch();
  const { t } = useLanguage();
  const former = useSelector((root: FilingRoot) => root.filing.formerWindow);
  if (!former || !window || status === 'returned') return null;
  const times = { before: formatDateTime(former.closes_at), closes: formatDateTime(window.closes_at) };
  return (
    <Alert
      type="warning"
      showIcon
      closable
      message={<span role="status">{t('forms.notice.moved', times)}</span>}
      onClose={() => dispatch({ type: 'filing/windowRead' })}
    />
  );
}

/** A returned filing is submitted again whatever its window says. */
function WindowNotice({ filing: { window, status } }: { filing: Filing }) {
  const { t } = useLanguage();
  if (window?.status === 'open' || status === 'returned') return null;
  if (window?.suspended && !window.grace_until) return <SuspensionNotice window={window} />;
  const times = { opens: formatDateTime(window?.opens_at), closes: formatDateTime(window?.closes_at) };
  if (window?.grace_until) {
    const grace = { ...times, until: formatDateTime(window.grace_until) };
    return (
      <Alert type="warning" showIcon message={t(`forms.notice.${window.owed ? 'owed' : 'grace'}`, grace)} />
    );
  }
  const isClosed = window?.status === 'closed';
  return (
    <Alert
      type="warning"
      showIcon
      message={t(`forms.notice.${window?.status ?? 'none'}`, times)}
      description={isClosed && <AfterClosing />}
    />
  );
}

/** Ways on for a draft after the closing. The server still takes changes, since the office may grant an extension. */
function AfterClosing() {
  const { t } = useLanguage();
  return (
    <>
      {t('forms.notice.afterClosing')} <Hotline />
    </>
  );
}

/** Values that the server replaced, because they are decided elsewhere. */
function Overruled({ filing: { overruled = [] } }: { filing: Filing }) {
  const { t } = useLanguage();
  if (overruled.length === 0) return null;
  return (
    <Alert
      type="info"
      showIcon
      message={<span role="status">{t('forms.filing.overruled')}</span>}
      description={
        <ul className={styles.corrections}>
          {overruled.map(({ path, message }) => (
            <li key={path}>{message}</li>
          ))}
        </ul>
      }
    />
  );
}

function AnswersNotice() {
  const dispatch = useDispatch();
  const { t } = useLanguage();
  const note = useNote();
  const isOwn = useIsOwnName(note?.by ?? '');
  if (!note || note.kind === 'pulled') return null;
  const words = { at: formatDateTime(note.at), by: note.by || t('forms.conflict.somebody') };
  const key = note.kind === 'merged' && isOwn ? 'forms.note.mergedOwn' : `forms.note.${note.kind}`;
  return (
    <Alert
      type="info"
      showIcon
      closable
      message={<span role="status">{t(key, words)}</span>}
      onClose={() => dispatch({ type: 'filing/noteRead' })}
    />
  );
}

/** Returns the note that changes were merged, once they are saved; it stays while the person goes on typing. None while differences wait. */
function useNote() {
  const note = useSelector((root: FilingRoot) => root.filing.note);
  const isSaved = useSelector(({ filing }: FilingRoot) => !filing.conflict && !isDirty(filing));
  const isOpen = useSelector(({ filing }: FilingRoot) => filing.conflict !== null);
  const [told, setTold] = useState<typeof note>(null);
  if (isSaved && note !== told) setTold(note);
  if (isOpen) return null;
  return note?.kind !== 'replayed' && note !== told ? null : note;
}

export default memo(Notices);

interface SignedNoticeProps {
  hands: SignatoriesData['hands'];
  /** Key of the open section; null: the notice covers all sections. */
  section: string | null;
}

/** Warning about signatures that a change would void. */
function SignedNotice({ hands, section }: SignedNoticeProps) {
  const { t } = useLanguage();
  const say = useText();
  const touched = hands.filter(
    ({ signature, sections }) =>
      signature && (section === null || sections.length === 0 || sections.includes(section)),
  );
  if (touched.length === 0) return null;
  const who = touched.map(({ hand, signature }) =>
    t('forms.hands.who', { hand: say(signatoryNames[hand]), name: signature?.name }),
  );
  return (
    <Alert type="warning" showIcon message={t('forms.hands.touches', { who: who.join(t('list.comma')) })} />
  );
}
