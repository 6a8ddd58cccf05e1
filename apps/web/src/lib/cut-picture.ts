/** A region of an image, in image pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const QUALITY = 0.9;

/** The selected region as a JPEG on white, in the given size. */
export async function cutPicture(
  file: Blob,
  area: Area,
  { width, height }: { width: number; height: number },
): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('canvas is not available');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('could not encode the image'))),
      'image/jpeg',
      QUALITY,
    );
  });
}

/** Fewer than 6,291,456 bytes [spec 9]. */
const MAX_BYTES = 6 * 1024 * 1024;

/** Why a file cannot be cropped, or null. It is cropped and scaled down before upload. */
export function pictureProblem(file: File): string | null {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type)) return '请选择 jpg、png 或 webp 图片';
  return file.size >= MAX_BYTES ? '图片不能超过 6MB' : null;
}
