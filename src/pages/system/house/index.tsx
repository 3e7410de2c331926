import type { HouseBody, HouseData } from '@domain/calls/house';
import { HOUSE_AT_MOST } from '@domain/calls/known';
import type { SealData } from '@domain/calls/seals';
import { words } from '@domain/document/words';
import { cityOffice, documentNumber } from '@domain/filing/offices';
import { yearOf } from '@domain/windows/calendar';
import { Button, Form, Input, Switch } from 'antd';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import PageHead from '@/components/PageHead';
import Panel from '@/components/Panel';
import ValidatedForm from '@/components/ValidatedForm';
import { useLeaveQuestion } from '@/filling/draft/useLeaveQuestion';
import { fetchHouse, fetchSeal, saveHouse } from '@/services/system';
import { beijingMinutes } from '@/utils/beijingTime';
import { tellHouse } from '@/utils/house';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useHeldWork } from '@/utils/unsaved';
import { type Resource, useRead } from '@/utils/useRead';
import styles from './index.module.css';
import SealPanel from './SealPanel';

type Values = Omit<HouseBody, 'version'>;

const TEXTS = Object.keys(HOUSE_AT_MOST) as (keyof typeof HOUSE_AT_MOST)[];
const FIELDS = [...TEXTS, 'office_second_factor'] as const;

/** The administering body's name, the word of its documents, and where it is reached. */
export default function House() {
  const { t } = useLanguage();
  const house = useRead(fetchHouse);
  const seal = useRead(fetchSeal);
  return (
    <>
      <PageHead lead={t('house.lead')} />
      <AsyncView resource={house}>
        {(data) => (
          <Editor
            key={data.version}
            house={data}
            seal={seal}
            onSaved={(saved) => {
              house.change(saved);
              // A certificate of the portal's own bears the name of the house.
              void seal.reload();
            }}
          />
        )}
      </AsyncView>
    </>
  );
}

/** The settings are kept nowhere before they are saved. */
const cannotKeep = async () => false;

interface EditorProps {
  house: HouseData;
  seal: Resource<SealData>;
  onSaved(house: HouseData): void;
}

function Editor({ house, seal, onSaved }: EditorProps) {
  const { t } = useLanguage();
  const say = useText();
  const [form] = Form.useForm<Values>();
  const [said, setSaid] = useState<Values>(house);
  const [isSaving, setSaving] = useState(false);
  const isDirty = FIELDS.some((name) => said[name] !== house[name]);
  useHeldWork(isDirty ? cannotKeep : null);
  useLeaveQuestion({ isUnsaved: isDirty });

  async function save(values: Values) {
    setSaving(true);
    const saved = await mutate(saveHouse({ ...values, version: house.version }), {
      afterwards: () => setSaving(false),
    });
    if (!saved) return;
    tellHouse({ ...saved, office: say(cityOffice({ office: saved.office, officeEn: saved.office_en })) });
    onSaved(saved);
  }

  return (
    <div className={styles.columns}>
      <Panel id="settings" title={t('house.settings')}>
        <ValidatedForm<Values>
          form={form}
          initialValues={house}
          onValuesChange={(_, all) => setSaid(all)}
          onFinish={save}
        >
          {TEXTS.map((name) => (
            <Form.Item key={name} name={name} label={t(`house.${name}`)} extra={t(`house.${name}.use`)}>
              <Input maxLength={HOUSE_AT_MOST[name]} autoComplete="off" />
            </Form.Item>
          ))}
          <Form.Item
            name="office_second_factor"
            label={t('house.office_second_factor')}
            extra={t('house.office_second_factor.use')}
            valuePropName="checked"
          >
            <Switch />
          </Form.Item>
          <div className={styles.foot}>
            <Button type="primary" htmlType="submit" loading={isSaving}>
              {t('records.save')}
            </Button>
            {isDirty && <span role="status">{t('calendar.unsaved')}</span>}
            {!isDirty && house.updated_at && (
              <span className={styles.quiet}>
                {t('calendar.updated', {
                  at: beijingMinutes(house.updated_at),
                  by: house.updated_by ?? '',
                })}
              </span>
            )}
          </div>
        </ValidatedForm>
      </Panel>
      <div className={styles.column}>
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

/** Head and foot of a letter as they are printed, in Chinese as letters are; the ring is where the seal goes that has no picture. */
interface LetterProps {
  said: Values;
  last: string | null;
  picture: string | null;
}

function Letter({ said, last, picture }: LetterProps) {
  const { t } = useLanguage();
  const { zh: office } = cityOffice({ office: said.office, officeEn: said.office_en });
  const number = said.document_word && (last ?? documentNumber(said.document_word, yearOf(new Date()), 1));
  return (
    <>
      <div className={styles.paper} lang="zh-CN" dir="ltr">
        <p className={styles.office}>{office}</p>
        {number && <p className={styles.number}>{number}</p>}
        <hr className={styles.line} />
        <p
          className={styles.signature}
          data-sealed={picture !== null}
          style={picture ? { backgroundImage: `url(data:image/png;base64,${picture})` } : undefined}
        >
          {office}
          <br />
          {words.date.zh}
        </p>
      </div>
      <p className={styles.quiet}>
        {t(!number ? 'house.preview.noNumber' : last ? 'house.preview.last' : 'house.preview.first')}
      </p>
    </>
  );
}
