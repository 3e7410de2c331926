import { countCharacters } from '@domain/checks/characters';
import type { InputProps } from 'antd';

const COUNT: InputProps['count'] = {
  strategy: countCharacters,
  exceedFormatter: (text, { max }) => [...text].slice(0, max).join(''),
};

/**
 * Keeps the text of a box within a number of signs, counted as the rules count them: 𠮷 is one, while the browser's own
 * `maxLength` counts units of UTF-16 and cuts such signs in two.
 */
export const limitedTo = (max: number): Pick<InputProps, 'count'> => ({ count: { ...COUNT, max } });
