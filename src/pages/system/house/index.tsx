import { MAX_OFFICE_SETTING_LENGTHS } from '@domain/api/call-constants';
import type { OfficeSealData } from '@domain/document/seal-calls';
import { getOfficeName, LOGO } from '@domain/filing/office-settings';
import type { OfficeSettingsData } from '@domain/system/office-settings-calls';
import { Button, Form, Input, Switch } from 'antd';
import { useRef, useState } from 'react';
import AsyncView from '@/components/AsyncView';
import FileInput from '@/components/Controls/FileInput';
import { PageHead, Panel } from '@/components/Page';
import ValidatedForm from '@/components/ValidatedForm';
import { useTextDraft } from '@/filling/draft/useTextDraft';
import { formatDateTime } from '@/utils/beijingTime';
import { toPngUrl } from '@/utils/brand';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutate } from '@/utils/mutate';
import { setOfficeSettings } from '@/utils/officeSettings';
import { useLeaveConfirmation } from '@/utils/useLeaveConfirmation';
import { type Resource, useRead } from '@/utils/useRead';
import AccentField from './AccentField';
import FootLinks from './FootLinks';
import styles from './index.module.css';
import { Letter, OfficeHeaderPreview, type OfficeValues } from './Preview';
import SealPanel from './SealPanel';

const TEXTS = Object.keys(MAX_OFFICE_SETTING_LENGTHS) as (keyof typeof MAX_OFFICE_SETTING_LENGTHS)[];
/** Rules of the office that are switched on or off. */
const RULES = [
  'light_navigation',
  'registration_review',
  'scan_before_submit',
  'takes_ofd',
  'office_second_factor',
  'fewer_edition_hands',
] as const;
const FIELDS = [...TEXTS, 'logo', 'accent', 'foot_links', ...RULES] as const;

/** Office settings: name, logo and colours of the portal, name of the office, word of its document numbers, and contact data. */
export default function House() {
  const { t } = useLanguage();
  const house = useRead('house');
  const draft = useTextDraft<OfficeValues>('house');
  const seal = useRead('seal');
  return (
    <>
      <PageHead lead={t('house.lead')} />
      <AsyncView resource={house}>
        {(data) =>
          draft.typed && (
            <Editor
              key={data.version}
              house={data}
              typed={draft.typed}
              onType={draft.type}
              onGiveUp={draft.forget}
              seal={seal}
              onSaved={(saved) => {
                void draft.forget();
                house.change(saved);
                // A certificate issued by the portal itself contains the name of the office.
                void seal.reload();
              }}
            />
          )
        }
      </AsyncView>
    </>
  );
}

const LOGO_SAID = { side: LOGO.sideAtMost, kb: LOGO.bytesAtMost / 1024 };

interface EditorProps {
  house: OfficeSettingsData;
  /** What was typed and not saved, kept in this browser: restored on return, also after the end of the session. */
  typed: Partial<OfficeValues>;
  onType(change: Partial<OfficeValues>): void;
  onGiveUp(): Promise<unknown>;
  seal: Resource<OfficeSealData>;
  onSaved(house: OfficeSettingsData): void;
}

function Editor({ house, typed, onType, onGiveUp, seal, onSaved }: EditorProps) {
  const { t } = useLanguage();
  const say = useText();
  const [form] = Form.useForm<OfficeValues>();
  const [said, setSaid] = useState<OfficeValues>({ ...house, ...typed });
  const [isSaving, setSaving] = useState(false);
  const isDirty = FIELDS.some((name) => JSON.stringify(said[name]) !== JSON.stringify(house[name]));
  useLeaveConfirmation({ isUnsaved: isDirty, giveUp: onGiveUp });

  function follow(changed: Partial<OfficeValues>, all: OfficeValues) {
    setSaid(all);
    // Whole values: of a list that changed in one place, the change names that place only.
    onType(Object.fromEntries(Object.keys(changed).map((name) => [name, all[name as keyof OfficeValues]])));
  }

  async function save(values: OfficeValues) {
    setSaving(true);
    const saved = await mutate(call('saveHouse', { data: { ...values, version: house.version } }), {
      afterwards: () => setSaving(false),
    });
    if (!saved) return;
    const { masthead: zh, masthead_en: en, office, office_en: officeEn } = saved;
    setOfficeSettings({ ...saved, masthead: { zh, en }, office: say(getOfficeName({ office, officeEn })) });
    onSaved(saved);
  }

  return (
    <div className={styles.columns}>
      <Panel id="settings" title={t('house.settings')}>
        {/* Its name goes before the ids of its fields: pro-layout has a #logo of its own. */}
        <ValidatedForm<OfficeValues>
          name="house"
          form={form}
          isDraft
          initialValues={said}
          onValuesChange={follow}
          onFinish={save}
        >
          <Form.Item name="logo" label={t('house.logo')} extra={t('house.logo.use', LOGO_SAID)}>
            <LogoField />
          </Form.Item>
          <AccentField accent={said.accent ?? ''} />
          {TEXTS.map((name) => (
            <Form.Item key={name} name={name} label={t(`house.${name}`)} extra={t(`house.${name}.use`)}>
              <Input {...createLengthLimit(MAX_OFFICE_SETTING_LENGTHS[name])} autoComplete="off" />
            </Form.Item>
          ))}
          <FootLinks />
          {RULES.map((name) => (
            <Form.Item
              key={name}
              name={name}
              label={t(`house.${name}`)}
              extra={t(`house.${name}.use`)}
              valuePropName="checked"
            >
              <Switch />
            </Form.Item>
          ))}
          <div className={styles.foot}>
            <Button type="primary" htmlType="submit" loading={isSaving}>
              {t('common.save')}
            </Button>
            {isDirty && <span role="status">{t('calendar.unsaved')}</span>}
            {!isDirty && house.updated_at && (
              <span className={styles.quiet}>
                {t('calendar.updated', {
                  at: formatDateTime(house.updated_at),
                  by: house.updated_by ?? '',
                })}
              </span>
            )}
          </div>
        </ValidatedForm>
      </Panel>
      <div className={styles.column}>
        <Panel id="head" title={t('house.preview.head')}>
          <OfficeHeaderPreview said={said} />
        </Panel>
        <Panel id="preview" title={t('house.preview')}>
          <Letter
            said={said}
            last={said.document_word === house.document_word ? house.last_number : null}
            picture={seal.data?.picture ?? null}
          />
        </Panel>
        <SealPanel seal={seal} />
      </div>
    </div>
  );
}

interface FieldProps {
  id?: string;
  value?: string | null;
  onChange?(logo: string | null): void;
}

const base64Of = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};

/** Logo beside the name of the portal: previewed from the file, and saved with the other settings. */
function LogoField({ id, value = null, onChange }: FieldProps) {
  const { t } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);

  async function choose(file: File) {
    setTooLarge(file.size > LOGO.bytesAtMost);
    if (file.size <= LOGO.bytesAtMost) onChange?.(await base64Of(file));
  }

  return (
    <div className={styles.foot}>
      {value && <img className={styles.logo} src={toPngUrl(value)} alt={t('house.logo')} />}
      <Button id={id} onClick={() => input.current?.click()}>
        {t(value ? 'house.seal.replace' : 'house.logo.choose')}
      </Button>
      <FileInput
        ref={input}
        className={styles.input}
        tabIndex={-1}
        aria-label={t('house.logo.choose')}
        accept=".png,image/png"
        onChoose={choose}
      />
      {value && (
        <Button danger onClick={() => onChange?.(null)}>
          {t('house.seal.remove')}
        </Button>
      )}
      {isTooLarge && (
        <p role="alert" className={styles.fault}>
          {t('house.logo.tooLarge', { kb: LOGO.bytesAtMost / 1024 })}
        </p>
      )}
    </div>
  );
}
