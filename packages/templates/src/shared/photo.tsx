import type { CSSProperties } from 'react';
import type { PhotoView } from '@qicheng/resume/view-model';

const percent = (share: number): string => `${Math.round(share * 1e4) / 100}%`;

/** The candidate's photo with its shape and crop; the size comes from the template's style sheet. */
export function Photo({ photo, name }: { photo: PhotoView | undefined; name: string }) {
  if (!photo?.source) return null;
  const crop = photo.crop ?? { x: 0, y: 0, width: 1, height: 1 };
  const style: CSSProperties = {
    width: percent(1 / crop.width),
    height: percent(1 / crop.height),
    left: percent(-crop.x / crop.width),
    top: percent(-crop.y / crop.height),
  };
  return (
    <figure className={`photo photo-${photo.shape} photo-ratio-${photo.ratio}`}>
      <img src={photo.source} alt={name} style={style} />
    </figure>
  );
}
