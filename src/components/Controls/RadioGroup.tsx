import { Radio, type RadioGroupProps } from 'antd';

interface Props extends RadioGroupProps {
  /** The chosen value. */
  label: string;
}

/** antd's group of radios, which does not say itself that it is one, nor of what. */
export default function RadioGroup({ label, ...props }: Props) {
  return <Radio.Group {...props} {...{ role: 'radiogroup' }} aria-label={label} />;
}
