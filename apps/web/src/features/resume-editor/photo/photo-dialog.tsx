import { uploadFile } from '@qicheng/contract/upload/upload.contract';
import type { Photo } from '@qicheng/resume/document';
import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { useState } from 'react';
import { PictureCropper } from '#src/components/picture-cropper.jsx';
import { ApiFailure, call } from '#src/lib/api.js';
import { type Area, cutPicture } from '#src/lib/cut-picture.js';
import styles from './photo.module.css';

/** Printed proportions of common photo sizes. */
const PHOTO_SIZES: Readonly<
  Record<Photo['ratio'], { readonly name: string; readonly width: number; readonly height: number }>
> = {
  oneInch: { name: '一寸', width: 25, height: 35 },
  twoInch: { name: '二寸', width: 35, height: 49 },
  square: { name: '方形', width: 30, height: 30 },
};

// 300 dpi for a photo of 40 mm; more would only enlarge the PDF.
const OUTPUT_WIDTH = 480;

/** The cropped part as a JPEG on white. */
function cutPhoto(file: Blob, area: Area, ratio: Photo['ratio']): Promise<Blob> {
  const { width, height } = PHOTO_SIZES[ratio];
  return cutPicture(file, area, {
    width: OUTPUT_WIDTH,
    height: Math.round((OUTPUT_WIDTH * height) / width),
  });
}

interface PhotoDialogProps {
  file: File;
  /** Called with the stored photo, or null when the dialog was closed. */
  onDone: (photo: Photo | null) => void;
}

const RATIOS = Object.keys(PHOTO_SIZES) as Photo['ratio'][];

async function store(file: File, area: Area, ratio: Photo['ratio']): Promise<Photo> {
  const cut = await cutPhoto(file, area, ratio);
  const stored = await call(uploadFile, { purpose: 'photo' }, { file: cut, fileName: 'photo.jpg' });
  return { fileId: stored.id, ratio };
}

/** Crops an image to a photo size and uploads it. */
export function PhotoDialog({ file, onDone }: PhotoDialogProps) {
  const [ratio, setRatio] = useState<Photo['ratio']>('oneInch');
  const [area, setArea] = useState<Area | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { width, height } = PHOTO_SIZES[ratio];
  const save = async () => {
    if (!area) return;
    setBusy(true);
    setProblem(null);
    try {
      onDone(await store(file, area, ratio));
    } catch (failure) {
      setProblem(failure instanceof ApiFailure ? failure.message : '图片无法识别，请换一张');
      setBusy(false);
    }
  };
  return (
    <Dialog open title="裁剪照片" onClose={() => onDone(null)}>
      <PictureCropper file={file} aspect={width / height} onArea={setArea} />
      <div className={styles.ratios} role="radiogroup" aria-label="照片尺寸">
        {RATIOS.map((each) => (
          <label key={each} data-on={each === ratio}>
            <input
              type="radio"
              name="photo-ratio"
              className="visually-hidden"
              checked={each === ratio}
              onChange={() => setRatio(each)}
            />
            {PHOTO_SIZES[each].name}
          </label>
        ))}
      </div>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <Button tone="primary" disabled={isBusy || !area} onClick={() => void save()}>
        {isBusy ? '正在上传' : '使用这张照片'}
      </Button>
    </Dialog>
  );
}
