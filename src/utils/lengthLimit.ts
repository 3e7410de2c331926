import { countCharacters } from '@domain/checks/characters';
import type { InputProps } from 'antd';

const COUNT: InputProps['count'] = {
  strategy: countCharacters,
  exceedFormatter: (text, { max }) => [...text].slice(0, max).join(''),
};

/**
 * Input props that limit a text to a number of characters, counted as the rules count them: 𠮷 is one, while `maxLength`
 * counts UTF-16 units and cuts such characters in two.
 */
export const createLengthLimit = (max: number): Pick<InputProps, 'count'> => ({ count: { ...COUNT, max } });
