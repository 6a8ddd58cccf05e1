import { PHOTO_SHAPES, SegmentField } from './segment-field.js';
import { SliderField } from './style-fields.js';
import { type StyleTabProps, useStyleWrite } from './style-tabs.js';
import styles from './style.module.css';

const BORDERS = [
  { value: 'none', name: '无' },
  { value: 'line', name: '细线' },
  { value: 'accent', name: '主题色' },
] as const;

/** One inch wide, as most templates have it. */
const USUAL_WIDTH_MM = 25;

/** Whether, how large, in which shape and with which border the photo is printed. */
export function PhotoTab({ style, template: { defaults } }: StyleTabProps) {
  const set = useStyleWrite();
  return (
    <fieldset className={styles.group}>
      <legend>照片</legend>
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
