import type { StyleTokens, DateForm } from '@qicheng/resume/document';
import { findTemplate, type StyleDefaults } from '@qicheng/templates/catalog';
import { Button } from '@qicheng/ui/button';
import { Tabs } from '@qicheng/ui/tabs';
import { DATE_FORMS, dateFormExample } from '@qicheng/resume/date-display';
import { FitPanel } from '../page-fit/fit-panel.js';
import { useDocument, useEditor, useWrite } from '../store/editor-context.js';
import { showStyleTab, useView } from '../store/view-state.js';
import { AccentField, SliderField } from './style-fields.js';
import { FONTS, PHOTO_SHAPES, SegmentField } from './segment-field.js';
import styles from './style.module.css';
import { TemplateTab } from './template-tab.js';

interface DateFormFieldProps {
  chosen: DateForm | undefined;
  onChange: (form: DateForm | undefined) => void;
}

/** How periods are printed, in the language of the résumé. The default is not stored: each language keeps its own. */
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

const MARGIN_SIDES = [
  { side: 'top', name: '上边距' },
  { side: 'bottom', name: '下边距' },
  { side: 'left', name: '左边距' },
  { side: 'right', name: '右边距' },
] as const;

interface StyleFieldsProps {
  style: StyleTokens;
  defaults: StyleDefaults;
}

function useStyleWrite() {
  const write = useWrite();
  return (name: keyof StyleTokens) => (value: unknown) => write.value(['meta', 'style', name], value);
}

function TypeFields({ style, defaults }: StyleFieldsProps) {
  const set = useStyleWrite();
  return (
    <fieldset className={styles.group}>
      <legend>文字</legend>
      <SegmentField
        label="字体"
        options={FONTS}
        value={style.fontFamily ?? defaults.fontFamily}
        onChange={set('fontFamily')}
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
      <SliderField
        label="行距"
        min={1.1}
        max={2}
        step={0.05}
        value={style.lineHeight ?? defaults.lineHeight}
        onChange={set('lineHeight')}
      />
      <DateFormField chosen={style.dateForm} onChange={set('dateForm')} />
    </fieldset>
  );
}

function SpaceFields({ style, defaults, isFixed }: StyleFieldsProps & { isFixed: boolean }) {
  const set = useStyleWrite();
  const margins = { ...defaults.marginMm, ...style.marginMm };
  const sides = isFixed ? MARGIN_SIDES.slice(2) : MARGIN_SIDES;
  return (
    <fieldset className={styles.group}>
      <legend>间距</legend>
      <SliderField
        label="模块间距"
        unit="pt"
        min={0}
        max={30}
        step={1}
        value={style.sectionGapPt ?? defaults.sectionGapPt}
        onChange={set('sectionGapPt')}
      />
      <SliderField
        label="条目间距"
        unit="pt"
        min={0}
        max={20}
        step={1}
        value={style.itemGapPt ?? defaults.itemGapPt}
        onChange={set('itemGapPt')}
      />
      {sides.map(({ side, name }) => (
        <SliderField
          key={side}
          label={name}
          unit="mm"
          min={5}
          max={30}
          step={1}
          value={margins[side]}
          onChange={(value) => set('marginMm')({ ...margins, [side]: value })}
        />
      ))}
      {isFixed ? <p className={styles.note}>这套模板的上下边距固定为 10 mm。</p> : null}
    </fieldset>
  );
}

function PhotoFields({ style, defaults }: StyleFieldsProps) {
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
    </fieldset>
  );
}

/** Template and everything about the look that can be set; what is untouched follows the template. */
export function StylePanel() {
  const editor = useEditor();
  const style = useDocument((document) => document.meta.style);
  const template =
    findTemplate(useDocument((document) => document.meta.templateCode)) ?? findTemplate('tem0001');
  const set = useStyleWrite();
  const openTab = useView((view) => view.styleTab);
  if (!template) return null;
  const { defaults, accents, fixedContentBox } = template;
  const fields = { style, defaults };
  const accent = style.accent ?? defaults.accent;
  const tabs = [
    { key: 'template', label: '模板', content: <TemplateTab /> },
    {
      key: 'accent',
      label: '颜色',
      content: <AccentField accents={accents} value={accent} onChange={set('accent')} />,
    },
    { key: 'type', label: '文字', content: <TypeFields {...fields} /> },
    { key: 'space', label: '间距', content: <SpaceFields {...fields} isFixed={fixedContentBox} /> },
    { key: 'page', label: '页面', content: <FitPanel /> },
    { key: 'photo', label: '照片', content: <PhotoFields {...fields} /> },
  ];
  return (
    <section className={styles.panel} aria-label="模板与样式">
      <header className={styles.head}>
        <h2>模板与样式</h2>
        <Button
          tone="quiet"
          disabled={Object.keys(style).length === 0}
          onClick={() => editor.edit((document) => void (document.meta.style = {}))}
        >
          恢复模板默认样式
        </Button>
      </header>
      <div className={styles.parts}>
        <Tabs label="样式分类" tabs={tabs} initial={openTab} onOpen={showStyleTab} />
      </div>
    </section>
  );
}
