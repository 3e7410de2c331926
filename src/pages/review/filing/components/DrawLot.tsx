import type { DrawData } from '@domain/calls/expert-lot';
import { EXPERTS_AT_MOST } from '@domain/experts/assessment';
import { SUBSTITUTES_AT_MOST } from '@domain/experts/lot';
import { expertFields, FIELDS_AT_MOST } from '@domain/experts/pool';
import { Button, Form, InputNumber } from 'antd';
import { useState } from 'react';
import { Select } from '@/components/Select';
import { drawExperts, fetchDraws } from '@/services/experts';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';

interface DrawLotProps {
  id: string;
  filing: string;
  /** The experts that the lot has fallen on. */
  onDrawn(ids: string[]): void;
}

const names = (people: DrawData['drawn']): string => people.map(({ name }) => name).join(' · ') || '—';

/** Draws experts by lot, and shows the record of each draw. */
export default function DrawLot({ id, filing, onDrawn }: DrawLotProps) {
  const { t } = useLanguage();
  const say = useText();
  const draws = useRead(fetchDraws, filing);
  const [asked, setAsked] = useState({ count: 3, substitutes: 2, fields: [] as string[] });
  const [isBusy, setBusy] = useState(false);

  async function draw() {
    setBusy(true);
    const drawn = await mutate(drawExperts(filing, asked));
    setBusy(false);
    if (!drawn) return;
    draws.change(drawn);
    onDrawn(drawn[0]?.drawn.map((person) => person.id) ?? []);
  }

  const number = (name: 'count' | 'substitutes', [min, max]: [number, number]) => (
    <Form.Item label={t(`lot.${name}`)} htmlFor={`${id}-${name}`}>
      <InputNumber
        id={`${id}-${name}`}
        min={min}
        max={max}
        precision={0}
        value={asked[name]}
        onChange={(value) => setAsked({ ...asked, [name]: value ?? min })}
      />
    </Form.Item>
  );

  return (
    <details>
      <summary>{t('lot.title')}</summary>
      <p>{t('lot.why')}</p>
      {number('count', [1, EXPERTS_AT_MOST])}
      {number('substitutes', [0, SUBSTITUTES_AT_MOST])}
      <Form.Item label={t('lot.fields')} htmlFor={`${id}-fields`}>
        <Select
          id={`${id}-fields`}
          mode="multiple"
          maxCount={FIELDS_AT_MOST}
          optionFilterProp="label"
          placeholder={t('pool.anyField')}
          value={asked.fields}
          onChange={(fields) => setAsked({ ...asked, fields })}
          options={expertFields.map((each) => ({ value: String(each.value), label: say(each) }))}
        />
      </Form.Item>
      <Button loading={isBusy} onClick={draw}>
        {t('lot.draw')}
      </Button>
      {draws.data?.map((each) => (
        <Record key={each.id} draw={each} />
      ))}
    </details>
  );
}

function Record({ draw }: { draw: DrawData }) {
  const { t } = useLanguage();
  return (
    <section>
      <p>
        <strong>{t('lot.record', { at: beijingMinutes(draw.at), by: draw.by })}</strong>
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
              <bdi>{name}</bdi> {t(`lot.reason.${reason}`)} <bdi>{unit}</bdi>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
