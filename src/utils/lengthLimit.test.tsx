import { fireEvent, render, screen } from '@testing-library/react';
import { Input } from 'antd';
import { describe, expect, it } from 'vitest';
import { createLengthLimit } from './lengthLimit';

describe(createLengthLimit, () => {
  it.each([
    ['a line', <Input key="line" {...createLengthLimit(3)} />],
    ['a text', <Input.TextArea key="text" showCount {...createLengthLimit(3)} />],
  ])('counts characters in %s, and cuts none in half', (_, box) => {
    render(box);
    const field = () => screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.change(field(), { target: { value: '𠮷野家' } });
    expect(field().value).toBe('𠮷野家');
    fireEvent.change(field(), { target: { value: '𠮷𠮷𠮷𠮷' } });
    expect(field().value).toBe('𠮷𠮷𠮷');
  });
});
