import { useId } from 'react';
import { PhotoControl } from '../controls/photo-control.js';
import { PHOTO_SHAPES, SegmentField } from './segment-field.js';
import { SliderField } from './style-fields.js';
import { type StyleTabProps, useStyleWrite } from './style-tabs.js';
import styles from './style.module.css';

const BORDERS = [
  { value: 'none', name: '无' },
  { value: 'line', name: '细线' },
  { value: 'accent', name: '主题色' },
] as const;

/** One inch wide, as in most templates. */
const USUAL_WIDTH_MM = 25;

const PHOTO_PATH = ['basics', 'photo'] as const;

/** The photo, and whether and how it is printed: size, shape and border. */
export function PhotoTab({ style, template: { defaults } }: StyleTabProps) {
  const set = useStyleWrite();
  const inputId = useId();
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">照片</legend>
      <label htmlFor={inputId} className="visually-hidden">
        选择照片
      </label>
      <PhotoControl path={PHOTO_PATH} inputId={inputId} />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={style.photoShown ?? true}
          onChange={(event) => set('photoShown')(event.target.checked ? undefined : false)}
        />
        显示照片
      </label>
      <SegmentField
        label="形状"
        options={PHOTO_SHAPES}
        value={style.photoShape ?? defaults.photoShape}
        onChange={set('photoShape')}
      />
      <SliderField
        label="宽度"
        unit="mm"
        min={15}
        max={45}
        step={1}
        value={style.photoWidthMm ?? USUAL_WIDTH_MM}
        onChange={set('photoWidthMm')}
      />
      <SegmentField
        label="边框"
        options={BORDERS}
        value={style.photoBorder ?? 'none'}
        onChange={(border) => set('photoBorder')(border === 'none' ? undefined : border)}
      />
    </fieldset>
  );
}
