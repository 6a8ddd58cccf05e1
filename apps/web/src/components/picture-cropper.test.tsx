import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PictureCropper } from './picture-cropper.js';

it('reports that a file is not an image instead of showing an empty frame', async () => {
  const onArea = jest.fn();
  const file = new File(['no picture at all'], 'photo.jpg', { type: 'image/jpeg' });
  const { container } = render(<PictureCropper file={file} aspect={1} onArea={onArea} />);
  await waitFor(() => expect(container.querySelector('img')).not.toBeNull());
  fireEvent.error(container.querySelector('img')!);
  expect(screen.getByRole('alert').textContent).toBe('图片无法识别，请换一张 jpg、png 或 webp 图片');
  expect(screen.queryByRole('slider')).toBeNull();
  expect(onArea).toHaveBeenLastCalledWith(null);
});
