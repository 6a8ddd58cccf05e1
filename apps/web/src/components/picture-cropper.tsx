import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { Area } from '#src/lib/cut-picture.js';
import styles from './picture-cropper.module.css';

interface PictureCropperProps {
  file: File;
  /** Width to height of the crop. */
  aspect: number;
  isRound?: boolean;
  /** Null when the file is not an image. */
  onArea: (area: Area | null) => void;
}

const KEYBOARD_STEP = 4;

function usePicture(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setUrl(typeof reader.result === 'string' ? reader.result : undefined);
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return url;
}

/** An image that is moved and zoomed under a frame, by pointer or arrow keys. */
export function PictureCropper({ file, aspect, isRound = false, onArea }: PictureCropperProps) {
  const image = usePicture(file);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [broken, setBroken] = useState<File | null>(null);
  if (broken === file)
    return (
      <p className={styles.problem} role="alert">
        图片无法识别，请换一张 jpg、png 或 webp 图片
      </p>
    );
  const refuse = () => {
    setBroken(file);
    onArea(null);
  };
  return (
    <>
      <div className={styles.stage}>
        <Cropper
          {...(image === undefined ? {} : { image })}
          crop={position}
          zoom={zoom}
          aspect={aspect}
          cropShape={isRound ? 'round' : 'rect'}
          showGrid={!isRound}
          keyboardStep={KEYBOARD_STEP}
          disableAutomaticStylesInjection
          mediaProps={{ onError: refuse }}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={(_shares, pixels) => onArea(pixels)}
        />
      </div>
      <label className={styles.zoom}>
        缩放
        <input
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </>
  );
}
