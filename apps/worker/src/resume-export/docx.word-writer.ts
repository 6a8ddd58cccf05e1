import { type DocxPhoto, renderDocx } from '@qicheng/docx';
import { todayInChina } from '@qicheng/resume/dates';
import type { ResumeDocument } from '@qicheng/resume/document';
import { resumeView } from '@qicheng/resume/view';
import { applyTemplateDefaults, findTemplate } from '@qicheng/templates/catalog';
import sharp from 'sharp';
import { sourceText } from './file-extras.js';
import type { PrintInput } from './printer.js';
import { WordWriter } from './word-writer.js';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
// Pixels of the picture in the file: 300 dpi at the printed size.
const PHOTO_BOX = { oneInch: [295, 413], twoInch: [413, 579], square: [354, 354] } as const;
const MAX_PIXELS = 60_000_000;

/** Writes the Word file in this process: no browser is needed for it. */
export class DocxWordWriter extends WordWriter {
  async docx({ document, lang, templateCode, title, photo, extras }: PrintInput) {
    const templateStyle = findTemplate(templateCode)?.defaults;
    const withDefaults = applyTemplateDefaults(document, templateCode);
    const view = resumeView(withDefaults, lang, { today: todayInChina() });
    const picture = photo && (await cropped(document, photo.bytes));
    const bytes = await renderDocx(view, {
      title,
      author: view.header.name,
      ...(picture ? { photo: picture } : {}),
      ...(templateStyle ? { templateStyle } : {}),
      ...(extras && {
        source: (visibleText: string) => sourceText(extras, { visibleText }),
        ...(extras.aigc && { aigc: extras.aigc }),
        ...(extras.notice && { notice: extras.notice }),
      }),
    });
    return { bytes, mime: DOCX };
  }
}

/** The part of the photo that the candidate chose; undefined for one that is no picture. */
async function cropped(document: ResumeDocument, bytes: Uint8Array): Promise<DocxPhoto | undefined> {
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
    const [boxWidth, boxHeight] = PHOTO_BOX[photo.ratio];
    const picture = sharp(upright.data).extract(area).resize(boxWidth, boxHeight, { fit: 'cover' });
    return {
      type: 'jpg',
      bytes: await picture.flatten({ background: '#fff' }).jpeg({ quality: 88 }).toBuffer(),
    };
  } catch {
    return undefined;
  }
}
