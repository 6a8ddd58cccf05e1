import type { DocxPhoto } from '@qicheng/docx';
import { todayInChina } from '@qicheng/resume/dates';
import type { ResumeDocument } from '@qicheng/resume/document';
import { resumeView } from '@qicheng/resume/view';
import { applyTemplateDefaults } from '@qicheng/templates/catalog';
import { printableData } from '@qicheng/templates/fonts';
import { wordTemplate } from '@qicheng/templates/word';
import sharp from 'sharp';
import { sourceText } from './file-extras.js';
import type { PrintInput } from './printer.js';
import { WordWriter } from './word-writer.js';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
// Pixels of the image in the file: 300 dpi at the printed size.
const PHOTO_BOX = { oneInch: [295, 413], twoInch: [413, 579], square: [354, 354] } as const;
const MAX_PIXELS = 60_000_000;
/** The share that a circle cuts off: the templates place the image in it in the same way. */
const FACE_FROM_TOP = 0.15;

/** Writes the Word file in this process: no browser is needed for it. */
export class DocxWordWriter extends WordWriter {
  async docx({ document, lang, templateCode, title, photo, extras }: PrintInput) {
    const withDefaults = applyTemplateDefaults(document, templateCode);
    const view = printableData(resumeView(withDefaults, lang, { today: todayInChina() }));
    const picture = photo && (await cropped(document, photo.bytes, view.header.photo?.shape));
    const { renderDocx } = await import('@qicheng/docx');
    const bytes = await renderDocx(view, {
      title,
      author: view.header.name,
      ...(picture ? { photo: picture } : {}),
      template: wordTemplate(templateCode, document.meta.style),
      ...(extras && {
        source: (visibleText: string) => sourceText(extras, { visibleText }),
        ...(extras.aigc && { aigc: extras.aigc }),
        ...(extras.notice && { notice: extras.notice }),
      }),
    });
    return { bytes, mime: DOCX };
  }
}

type Shape = 'rectangle' | 'rounded' | 'circle';
/** Share of the short side. */
const ROUNDING = 0.06;

/** The part of the photo that the candidate chose, in its shape; undefined if it is not an image. */
async function cropped(
  document: ResumeDocument,
  bytes: Uint8Array,
  shape: Shape = 'rectangle',
): Promise<DocxPhoto | undefined> {
  const { photo } = document.basics;
  if (!photo) return undefined;
  try {
    const upright = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = upright.info;
    const { crop = { x: 0, y: 0, width: 1, height: 1 } } = photo;
    const left = Math.min(width - 1, Math.round(crop.x * width));
    const top = Math.min(height - 1, Math.round(crop.y * height));
    const area = {
      left,
      top,
      width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
      height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
    };
    const box = PHOTO_BOX[photo.ratio];
    const upper = await sharp(upright.data)
      .extract(area)
      .resize(box[0], box[1], { fit: 'cover' })
      .flatten({ background: '#fff' })
      .toBuffer();
    if (shape === 'rectangle')
      return { type: 'jpg', bytes: await sharp(upper).jpeg({ quality: 88 }).toBuffer() };
    return await masked(upper, box, shape);
  } catch {
    return undefined;
  }
}

/** The image with transparent corners; a circle is cut from the upper part, where the face is. */
async function masked(
  picture: Buffer,
  [width, full]: readonly [number, number],
  shape: Shape,
): Promise<DocxPhoto> {
  const height = shape === 'circle' ? width : full;
  const top = Math.round((full - height) * FACE_FROM_TOP);
  const radius = shape === 'circle' ? width / 2 : Math.round(width * ROUNDING);
  const mask = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`;
  const bytes = await sharp(picture)
    .extract({ left: 0, top, width, height })
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png({ palette: true, quality: 90 })
    .toBuffer();
  return { type: 'png', bytes, ...(shape === 'circle' && { aspect: 1 }) };
}
