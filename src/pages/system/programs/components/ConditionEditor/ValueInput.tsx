import { toHalfWidth } from '@domain/checks/normalise';
import type { Option } from '@domain/definition';
import { removeBinaryError } from '@domain/expressions/binary-error';
import type { ConditionScalar, ConditionValue } from '@domain/expressions/conditions/condition';
import { isNumberField } from '@domain/filing/sections';
import { getFieldUnit, getUnitText } from '@domain/filing/units';
import { noText, yesText } from '@domain/program-documents/comparison/words';
import type { ConditionFigure } from '@domain/program-documents/condition-figures';
import { Input } from 'antd';
import dayjs from 'dayjs';
import DatePicker from '@/components/Controls/DatePicker';
import NumberInput from '@/components/Controls/NumberInput';
import { Select } from '@/components/Controls/Select';
import { useLanguage, useText } from '@/utils/language';
import { isFigureMatch } from './figureChoices';

/** Properties of a figure on which the input of a value depends. */
export type ComparedFigure = Pick<ConditionFigure, 'type'> & Partial<ConditionFigure>;

interface ValueInputProps {
  value: ConditionValue;
  onChange(value: ConditionValue): void;
  /** The figure that the value is compared with; undefined for a formula. */
  figure: ComparedFigure | undefined;
}

const flatten = (options: readonly Option[]): Option[] =>
  options.flatMap((option) => [option, ...flatten(option.children ?? [])]);

/** The values that can be chosen: options of a list, or yes and no. */
function useChoices(figure: ComparedFigure | undefined) {
  const say = useText();
  if (figure?.options)
    return flatten(figure.options).map((option) => ({ value: option.value, label: say(option) }));
  if (figure?.type !== 'boolean') return null;
  return [
    { value: true, label: say(yesText) },
    { value: false, label: say(noText) },
  ];
}

/** A number, where the text is one: numbers of an unknown subject are typed as text. */
function readTyped(text: string): ConditionScalar {
  const number = toHalfWidth(text).trim();
  return /^-?\d+(\.\d+)?$/.test(number) ? Number(number) : text;
}

interface LiteralInputProps {
  literal: ConditionScalar;
  onChange(value: ConditionValue): void;
  figure: ComparedFigure | undefined;
  name: string;
}

/** A number in the unit of its figure; in percent where the figure is shown so. */
function AmountInput({ literal, onChange, figure, name }: LiteralInputProps & { figure: ComparedFigure }) {
  const say = useText();
  const { scale = 1 } = figure;
  const unit = getFieldUnit(figure);
  return (
    <NumberInput
      aria-label={name}
      value={typeof literal === 'number' ? removeBinaryError(literal * scale) : null}
      onChange={(typed) => onChange({ literal: typed === null ? '' : removeBinaryError(typed / scale) })}
      {...(unit && { addonAfter: say(getUnitText(unit)) })}
    />
  );
}

function LiteralInput({ literal, onChange, figure, name }: LiteralInputProps) {
  const isText = typeof literal === 'string';
  if (figure && (isNumberField(figure) || figure.type === 'year') && literal !== null)
    return <AmountInput literal={literal} onChange={onChange} figure={figure} name={name} />;
  if ((figure?.type === 'date' || figure?.type === 'month') && isText) {
    const format = figure.type === 'date' ? 'YYYY-MM-DD' : 'YYYY-MM';
    return (
      <DatePicker
        picker={figure.type}
        aria-label={name}
        value={literal && dayjs(literal).isValid() ? dayjs(literal) : null}
        onChange={(day) => onChange({ literal: day ? day.format(format) : '' })}
      />
    );
  }
  return (
    <Input
      aria-label={name}
      value={literal === null ? 'null' : String(literal)}
      onChange={({ target }) => onChange({ literal: figure ? target.value : readTyped(target.value) })}
    />
  );
}

/** The value that a figure is compared with: chosen or typed. */
export default function ValueInput({ value, onChange, figure }: ValueInputProps) {
  const { t } = useLanguage();
  const choices = useChoices(figure);
  const name = t('conditions.value');
  if ('formula' in value) return null;
  if ('list' in value)
    return (
      <Select<ConditionScalar[]>
        mode={choices ? 'multiple' : 'tags'}
        aria-label={name}
        value={[...value.list]}
        onChange={(list) => onChange({ list: choices ? list : list.map((each) => readTyped(String(each))) })}
        filterOption={isFigureMatch}
        {...(choices && { options: choices as never })}
      />
    );
  const { literal } = value;
  if (!choices) return <LiteralInput literal={literal} onChange={onChange} figure={figure} name={name} />;
  return (
    <Select<ConditionScalar>
      showSearch
      aria-label={name}
      value={literal === '' ? null : literal}
      onChange={(chosen) => onChange({ literal: chosen })}
      filterOption={isFigureMatch}
      options={choices as never}
    />
  );
}
