import { MAX_PANEL_EXPERTS } from '@domain/experts/assessment';
import { exclusionReasons, MAX_FILINGS_PER_DRAW, MAX_SUBSTITUTES } from '@domain/experts/lot';
import { expertFields, MAX_EXPERTISE_FIELDS } from '@domain/experts/pool';
import type { ExpertDraws } from '@domain/experts/pool-calls';
import { Button, Form } from 'antd';
import { useState } from 'react';
import NumberInput from '@/components/Controls/NumberInput';
import { Select } from '@/components/Controls/Select';
import { fetchMinutes } from '@/services/documents';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';
import { useSaveFile } from '@/utils/useSaveFile';
import styles from '../index.module.css';

interface DrawLotProps {
  id: string;
  /** One filing, or those of a list, which get the same panel. */
  filings: readonly string[];
  /** Called with the ids of the drawn experts. */
  onDrawn(ids: string[]): void;
}

const names = (people: ExpertDraws['drawn']): string => people.map(({ name }) => name).join(' · ') || '—';

/** Draws experts by lot, and shows the record of each draw. */
export default function DrawLot({ id, filings, onDrawn }: DrawLotProps) {
  const { t } = useLanguage();
  const say = useText();
  const only = filings.length === 1 ? filings[0] : undefined;
  const before = useRead(only ? 'expertDraws' : null, { path: { id: only ?? '' } });
  const [drawn, setDrawn] = useState<ExpertDraws[]>([]);
  const [asked, setAsked] = useState({ count: 3, substitutes: 2, fields: [] as string[] });
  const [isBusy, setBusy] = useState(false);
  const isTooMany = filings.length > MAX_FILINGS_PER_DRAW;

  async function draw() {
    setBusy(true);
    const record = await (only
      ? mutate(call('drawExperts', { path: { id: only }, data: asked })).then((all) => all?.[0])
      : mutate(call('drawForMany', { data: { filings: [...filings], ...asked } })));
    setBusy(false);
    if (!record) return;
    setDrawn((now) => [record, ...now]);
    onDrawn(record.drawn.map((person) => person.id));
  }

  const number = (name: 'count' | 'substitutes', [min, max]: [number, number]) => (
    <Form.Item label={t(`lot.${name}`)} htmlFor={`${id}-${name}`} required>
      <NumberInput
        id={`${id}-${name}`}
        min={min}
        max={max}
        precision={0}
        value={asked[name]}
        onChange={(value) => setAsked({ ...asked, [name]: value ?? min })}
      />
    </Form.Item>
  );

  const earlier = (before.data ?? []).filter(({ id: known }) => drawn.every((each) => each.id !== known));
  return (
    <details className={styles.lot}>
      <summary>{t('lot.title')}</summary>
      <p>{t('lot.why')}</p>
      {!only && <p>{t('lot.many', { count: filings.length, limit: MAX_FILINGS_PER_DRAW })}</p>}
      {number('count', [1, MAX_PANEL_EXPERTS])}
      {number('substitutes', [0, MAX_SUBSTITUTES])}
      <Form.Item label={t('lot.fields')} htmlFor={`${id}-fields`}>
        <Select
          id={`${id}-fields`}
          mode="multiple"
          maxCount={MAX_EXPERTISE_FIELDS}
          optionFilterProp="label"
          placeholder={t('pool.anyField')}
          value={asked.fields}
          onChange={(fields) => setAsked({ ...asked, fields })}
          options={expertFields.map((each) => ({ value: String(each.value), label: say(each) }))}
        />
      </Form.Item>
      <Button loading={isBusy} disabled={isTooMany} onClick={draw}>
        {t('lot.draw')}
      </Button>
      {[...drawn, ...earlier].map((each) => (
        <Record key={each.id} filing={filings[0] ?? ''} draw={each} />
      ))}
    </details>
  );
}

function Record({ filing, draw }: { filing: string; draw: ExpertDraws }) {
  const { t } = useLanguage();
  const say = useText();
  const { isSaving, save } = useSaveFile();

  return (
    <section>
      <p>
        <strong>{t('lot.record', { at: formatDateTime(draw.at), by: draw.by })}</strong>
        <br />
        {t('lot.drawn')} <bdi>{names(draw.drawn)}</bdi>
        <br />
        {t('lot.inTurn')} <bdi>{names(draw.substitutes)}</bdi>
        <br />
        {t('lot.pool', { count: draw.candidates.length, excluded: draw.excluded.length })}
        <br />
        {t('lot.seed')} <bdi>{draw.seed}</bdi>
      </p>
      {draw.excluded.length > 0 && (
        <ul>
          {draw.excluded.map(({ id, name, unit, reason }) => (
            <li key={id}>
              <bdi>{name}</bdi> {say(exclusionReasons[reason])} <bdi>{unit}</bdi>
            </li>
          ))}
        </ul>
      )}
      <Button loading={isSaving} onClick={() => save(() => fetchMinutes(filing, draw.id))}>
        {t('lot.minutes')}
      </Button>
    </section>
  );
}
