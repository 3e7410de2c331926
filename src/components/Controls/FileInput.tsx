import { forwardRef, type InputHTMLAttributes } from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  onChoose(file: File): void;
}

/** Input for one file, opened by a button. Clears itself, so that the same file can be chosen again after a correction. */
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
