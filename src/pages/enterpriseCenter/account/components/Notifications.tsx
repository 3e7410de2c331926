import type { ChoicesBody, ChoicesData, ChosenChannels, ReminderDaysBody } from '@domain/inbox/calls';
import { MAIL_CHOICES, type MailChoice } from '@domain/inbox/choices';
import { messageCategories } from '@domain/inbox/messages';
import { REMINDER_DAYS, SUGGESTED_DAYS } from '@domain/reminders/own-days';
import { Checkbox, Radio } from 'antd';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import { Select } from '@/components/Controls/Select';
import { Panel } from '@/components/Page';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';
import styles from './Notifications.module.css';

type Whose = ChoicesBody['of'];
type KindChoice = ChosenChannels['kinds'][number];

/** Notification settings per message type; for the main account also those of the company's contact. */
export default function Notifications() {
  const { t } = useLanguage();
  const choices = useRead('notificationChoices');
  const show = (saved: ChoicesData) => choices.change(saved);
  return (
    <>
      <Panel id="told" title={t('notifications.title')}>
        <p className={styles.quiet}>
          {t('notifications.lead')} {t('notifications.neededWhy')} {t('notifications.dailyAt')}
        </p>
        <AsyncView resource={choices}>{({ me }) => <Kinds of="me" chosen={me} onSaved={show} />}</AsyncView>
      </Panel>
      {choices.data?.reminder_days !== undefined && (
        <Panel id="reminder-days" title={t('notifications.days')}>
          <p className={styles.quiet}>{t('notifications.days.lead')}</p>
          <ReminderDays days={choices.data.reminder_days} onSaved={show} />
        </Panel>
      )}
      {choices.data?.contact && (
        <Panel id="told-contact" title={t('notifications.contact')}>
          <p className={styles.quiet}>{t('notifications.contact.lead')}</p>
          <Kinds of="contact" chosen={choices.data.contact} onSaved={show} />
        </Panel>
      )}
    </>
  );
}

interface ReminderDaysProps {
  /** null: the default. */
  days: number[] | null;
  onSaved(saved: ChoicesData): void;
}

/** Days before an end on which the person is reminded; each change is saved at once. */
function ReminderDays({ days, onSaved }: ReminderDaysProps) {
  const { t } = useLanguage();
  const [isSaving, setSaving] = useState(false);

  async function save(chosen: number[] | null) {
    setSaving(true);
    const saved = await mutate(
      call('saveReminderDays', { data: { days: chosen as ReminderDaysBody['days'] } }),
      { afterwards: () => setSaving(false) },
    );
    if (saved) onSaved(saved);
  }

  return (
    <fieldset className={styles.days} disabled={isSaving} aria-label={t('notifications.days')}>
      <Radio.Group
        value={days !== null}
        onChange={({ target }) => save(target.value ? [...SUGGESTED_DAYS] : null)}
      >
        <Radio value={false}>{t('notifications.days.default')}</Radio>
        <Radio value>{t('notifications.days.own')}</Radio>
      </Radio.Group>
      {days && (
        <>
          <Checkbox.Group
            value={days}
            onChange={(chosen) => save(chosen)}
            options={REMINDER_DAYS.map((count) => ({
              value: count,
              label: count === 0 ? t('notifications.days.last') : t('notifications.days.before', { count }),
            }))}
          />
          {days.length === 0 && <p role="status">{t('notifications.days.none')}</p>}
        </>
      )}
    </fieldset>
  );
}

interface KindsProps {
  of: Whose;
  chosen: ChosenChannels;
  onSaved(saved: ChoicesData): void;
}

/** Settings of one recipient; each change is saved at once. */
function Kinds({ of, chosen, onSaved }: KindsProps) {
  const { t } = useLanguage();
  const [isSaving, setSaving] = useState(false);
  const { mail, phone, kinds } = chosen;

  async function save({ needs: _, ...choice }: KindChoice) {
    setSaving(true);
    const saved = await mutate(call('saveNotificationChoices', { data: { of, kinds: [choice] } }), {
      afterwards: () => setSaving(false),
    });
    if (saved) onSaved(saved);
  }

  return (
    <>
      <p>
        {t('notifications.mail')} <bdi>{mail ?? t('notifications.unknown')}</bdi> · {t('notifications.sms')}{' '}
        <bdi>{phone ?? t('notifications.unknown')}</bdi>
      </p>
      <table className={styles.kinds} aria-busy={isSaving}>
        <thead>
          <tr>
            <th scope="col">{t('notifications.kind')}</th>
            {of === 'me' && <th scope="col">{t('notifications.portal')}</th>}
            <th scope="col">{t('notifications.mail')}</th>
            <th scope="col">{t('notifications.sms')}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((choice) => (
            <Row key={choice.kind} of={of} choice={choice} chosen={chosen} onChange={save} />
          ))}
        </tbody>
      </table>
    </>
  );
}

interface RowProps {
  of: Whose;
  choice: KindChoice;
  chosen: ChosenChannels;
  onChange(choice: KindChoice): void;
}

function Row({ of, choice, chosen, onChange }: RowProps) {
  const { t } = useLanguage();
  const say = useText();
  const { kind, portal, mail, sms, needs } = choice;
  const name = say(messageCategories[kind]);
  const label = (way: string) => t('notifications.cell', { kind: name, way });
  const isLast = needs.outside && (mail === 'now') !== sms;
  const change = (changed: Partial<KindChoice>) => onChange({ ...choice, ...changed });
  return (
    <tr>
      <th scope="row">
        {name}{' '}
        {(needs.portal || needs.outside) && (
          <span className={styles.needed}>{t('notifications.needed')}</span>
        )}
      </th>
      {of === 'me' && (
        <td>
          <Checkbox
            aria-label={label(t('notifications.portal'))}
            checked={portal}
            disabled={needs.portal}
            onChange={({ target }) => change({ portal: target.checked })}
          />
        </td>
      )}
      <td>
        <Select<MailChoice>
          aria-label={label(t('notifications.mail'))}
          className={styles.mail ?? ''}
          value={mail}
          disabled={chosen.mail === null}
          options={MAIL_CHOICES.filter((way) => way !== 'daily' || of === 'me').map((way) => ({
            value: way,
            label: t(`notifications.mail.${way}`),
            disabled: way !== 'now' && isLast && !sms,
          }))}
          onChange={(way) => change({ mail: way })}
        />
      </td>
      <td>
        <Checkbox
          aria-label={label(t('notifications.sms'))}
          checked={sms}
          disabled={chosen.phone === null || (isLast && sms)}
          onChange={({ target }) => change({ sms: target.checked })}
        />
      </td>
    </tr>
  );
}
