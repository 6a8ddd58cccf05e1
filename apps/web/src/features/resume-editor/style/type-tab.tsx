import { useEffect } from 'react';
import { DATE_FORMS, dateFormExample } from '@qicheng/resume/date-display';
import type { DateForm, HeadingFont, TextWeight } from '@qicheng/resume/document';
import { loadFontNames } from '@qicheng/templates/font-names';
import { useDocument } from '../store/editor-context.js';
import { DISPLAY_FONTS, FONTS, type Option, SegmentField } from './segment-field.js';
import { SliderField } from './style-fields.js';
import { usePrintedSpacing, useSpacingWrite } from './printed-spacing.js';
import { type StyleTabProps, useStyleWrite } from './style-tabs.js';
import styles from './style.module.css';

interface DateFormFieldProps {
  chosen: DateForm | undefined;
  onChange: (form: DateForm | undefined) => void;
}

/**
 * How periods are printed, in the résumé's language. The default is not stored, since each language has its
 * own.
 */
function DateFormField({ chosen, onChange }: DateFormFieldProps) {
  const lang = useDocument((document) => document.meta.lang);
  const [usual] = DATE_FORMS[lang];
  return (
    <SegmentField
      label="日期形式"
      options={DATE_FORMS[lang].map((value) => ({ value, name: dateFormExample(value, lang) }))}
      value={chosen ?? usual}
      onChange={(form) => onChange(form === usual ? undefined : form)}
    />
  );
}

const HEADING_FONTS: readonly Option<HeadingFont | 'same'>[] = [
  { value: 'same', name: '同正文' },
  ...FONTS,
  ...DISPLAY_FONTS,
];

const TEXT_WEIGHTS: readonly Option<TextWeight | 'regular'>[] = [
  { value: 'light', name: '细' },
  { value: 'regular', name: '常规' },
  { value: 'medium', name: '中' },
];

const HEADING_SIZES = [
  { value: 'template', name: '跟随模板' },
  { value: '1', name: '小' },
  { value: '1.25', name: '中' },
  { value: '1.5', name: '大' },
  { value: '1.75', name: '特大' },
] as const;

type HeadingSize = (typeof HEADING_SIZES)[number]['value'];

const ICONS = [
  { value: 'template', name: '跟随模板' },
  { value: 'on', name: '显示' },
  { value: 'off', name: '不显示' },
] as const;

const ICON_SIZES = [
  { value: '0.85', name: '小' },
  { value: '1', name: '中' },
  { value: '1.25', name: '大' },
] as const;

/** Maps an icon scale to a named size; templates draw icons about as large as the text. */
const iconSizeOf = (scale: number | undefined): (typeof ICON_SIZES)[number]['value'] =>
  scale === undefined || scale === 1 ? '1' : scale < 1 ? '0.85' : '1.25';

/** The printed font of headings: a design's own one applies until the candidate chooses a font of the text. */
const headingFontOf = ({ style, template: { defaults } }: StyleTabProps): HeadingFont | 'same' => {
  const font = style.headingFont ?? (style.fontFamily === undefined ? defaults.headingFont : undefined);
  return font ?? 'same';
};

/** Fonts and sizes of text and headings, icons, and the date format. */
export function TypeTab({ style, template }: StyleTabProps) {
  const { defaults } = template;
  const fontFamily = style.fontFamily ?? defaults.fontFamily;
  const set = useStyleWrite();
  const spacing = usePrintedSpacing({ style, template });
  const space = useSpacingWrite(spacing, template);
  const hidesIcons = style.icons === false;
  // Without a choice, a design with a font for its headings would use that one.
  const sameFont = defaults.headingFont && fontFamily;
  useEffect(() => {
    // Until the fonts are loaded, or if they fail to, the names use the page font.
    loadFontNames().catch(() => undefined);
  }, []);
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">文字</legend>
      <SegmentField label="正文字体" options={FONTS} value={fontFamily} onChange={set('fontFamily')} />
      {fontFamily === 'kai' ? null : (
        <SegmentField
          label="正文字重"
          options={TEXT_WEIGHTS}
          value={style.textWeight ?? 'regular'}
          onChange={(weight) => set('textWeight')(weight === 'regular' ? undefined : weight)}
        />
      )}
      <SegmentField
        label="标题字体"
        options={HEADING_FONTS}
        value={headingFontOf({ style, template })}
        onChange={(font) => set('headingFont')(font === 'same' ? sameFont : font)}
      />
      <SliderField
        label="字号"
        unit="pt"
        min={8}
        max={14}
        step={0.5}
        value={style.fontSizePt ?? defaults.fontSizePt}
        onChange={set('fontSizePt')}
      />
      <SegmentField
        label="标题字号"
        options={HEADING_SIZES}
        value={(style.headingScale === undefined ? 'template' : String(style.headingScale)) as HeadingSize}
        onChange={(size) => set('headingScale')(size === 'template' ? undefined : Number(size))}
      />
      <SliderField
        label="行距"
        min={1.1}
        max={2}
        step={0.05}
        value={spacing.lineHeight}
        onChange={space('lineHeight')}
      />
      <SegmentField
        label="联系图标"
        options={ICONS}
        value={style.icons === undefined ? 'template' : style.icons ? 'on' : 'off'}
        onChange={(icons) => set('icons')(icons === 'template' ? undefined : icons === 'on')}
      />
      {hidesIcons ? null : (
        <SegmentField
          label="图标大小"
          options={ICON_SIZES}
          value={iconSizeOf(style.iconScale)}
          onChange={(size) => set('iconScale')(size === '1' ? undefined : Number(size))}
        />
      )}
      <DateFormField chosen={style.dateForm} onChange={set('dateForm')} />
    </fieldset>
  );
}
