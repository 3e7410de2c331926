import { forwardRef, type InputHTMLAttributes } from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  onChoose(file: File): void;
}

/** The input of one file, which a button opens. The same file may be chosen again after it was mended. */
export default forwardRef<HTMLInputElement, Props>(function FileInput({ onChoose, ...input }, ref) {
  return (
    <input
      {...input}
      ref={ref}
      type="file"
      onChange={({ target }) => {
        const file = target.files?.[0];
        target.value = '';
        if (file) onChoose(file);
      }}
    />
  );
});
