import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import PhotoPaper from './PhotoPaper';

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture')));
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => {};
});

describe('PhotoPaper', () => {
  it('says at once which page cannot be read, and offers to remove it', async () => {
    const { container } = render(
      withPortal({}, <PhotoPaper label="营业执照" maxSizeMb={10} onPaper={() => {}} />),
    );
    const input = container.querySelector('input[multiple]') as HTMLInputElement;
    fireEvent.change(input, {
      target: { files: [new File(['text'], '坏照片.jpg', { type: 'image/jpeg' })] },
    });
    fireEvent.error(await screen.findByRole('img', { name: '第1页' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('照片“坏照片.jpg”无法读取，请移除后换一张');
    expect(screen.queryByRole('img', { name: '第1页' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '移除第1页' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
