import { SliderField } from './style-fields.js';
import { usePrintedSpacing, useSpacingWrite } from './printed-spacing.js';
import { type StyleTabProps, useStyleWrite } from './style-tabs.js';
import styles from './style.module.css';

const MARGIN_SIDES = [
  { side: 'top', name: '上边距' },
  { side: 'bottom', name: '下边距' },
  { side: 'left', name: '左边距' },
  { side: 'right', name: '右边距' },
] as const;

/** Gaps, the width of the side column, and margins. */
export function SpaceTab({ style, template }: StyleTabProps) {
  const { defaults, fixedContentBox, sideColumn } = template;
  const set = useStyleWrite();
  const spacing = usePrintedSpacing({ style, template });
  const space = useSpacingWrite(spacing, template);
  const margins = { ...defaults.marginMm, ...style.marginMm };
  const sides = fixedContentBox ? MARGIN_SIDES.slice(2) : MARGIN_SIDES;
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">间距</legend>
      <SliderField
        label="模块间距"
        unit="pt"
        min={0}
        max={30}
        step={1}
        value={spacing.sectionGapPt}
        onChange={space('sectionGapPt')}
      />
      <SliderField
        label="条目间距"
        unit="pt"
        min={0}
        max={20}
        step={1}
        value={spacing.itemGapPt}
        onChange={space('itemGapPt')}
      />
      {sideColumn ? (
        <SliderField
          label="侧栏宽度"
          unit="mm"
          min={40}
          max={90}
          step={1}
          value={style.sideWidthMm ?? sideColumn.widthMm}
          onChange={set('sideWidthMm')}
        />
      ) : null}
      {sides.map(({ side, name }) => (
        <SliderField
          key={side}
          label={name}
          unit="mm"
          min={5}
          max={30}
          step={1}
          value={margins[side]}
          onChange={(value, isDragged) => set('marginMm')({ ...margins, [side]: value }, isDragged)}
        />
      ))}
      {fixedContentBox ? <p className={styles.note}>这套模板的上下边距固定为 10 mm。</p> : null}
    </fieldset>
  );
}
